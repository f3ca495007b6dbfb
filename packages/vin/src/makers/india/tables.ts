import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource, wikibooksSource } from "../shared-sources.ts";

/**
 * Indian makers with published codes for year and month of manufacture. The models are those of
 * known vehicles.
 */
export const indiaTables: MakerTables = {
  wmis: {
    MAT: { brand: "Tata" },
    MA1: { brand: "Mahindra" },
    MA3: { brand: "Maruti Suzuki" },
    MBH: { brand: "Maruti Suzuki" },
    MYH: { brand: "Ather", vehicleType: "motorcycle" },
    MD6: { brand: "TVS", vehicleType: "motorcycle" },
    ME1: { brand: "Yamaha", vehicleType: "motorcycle" },
    MC1: { brand: "Force" },
    MC2: { brand: "Eicher" },
    ME3: { brand: "Royal Enfield", vehicleType: "motorcycle" },
  },
  wmiSources: "team-bhp+mfc+cargully+wikibooks+obs",
  models: [
    ["wmi=MA1,4-5=TA", "Scorpio", "", "suv", "B", "obs", [2010, 2022]],
    ["wmi=MA1,4-7=PL2G", "Bolero", "", "suv", "B", "obs", [2010, 2014]],
    ["wmi=MA1,4-8=NA2SM", "TUV300", "", "suv", "B", "obs", [2016, 2017]],
    ["wmi=MA1,4-8=NA2XZ", "Bolero Neo", "", "suv", "B", "obs", [2022, 2023]],
    ["wmi=MA1,4-8=XM2WJ", "Bolero", "", "suv", "B", "obs", [2016, 2019]],
    ["wmi=MA3,4-7=DND6", "Rumion", "", "minivan", "B", "obs", [2024, 2024]],
    ["wmi=MAT,4-6=627", "Nexon", "", "suv", "B", "obs", [2023, 2025]],
    ["wmi=MC1,4-5=E4", "Traveller", "", "bus", "B", "obs", [2014, 2020]],
    ["wmi=MC1,4-5=M4", "Urbania", "", "bus", "B", "obs", [2024, 2024]],
    ["wmi=MBH,4-7=EWB2", "Baleno", "", "hatchback", "B", "obs", [2018, 2021]],
  ],
  brands: [
    // Maruti Suzuki builds the Rumion and other cars for Toyota.
    ["wmi=MA3|MBH,year>=2019", "Maruti Suzuki / Toyota", "B", "obs"],
    ["wmi=MA3|MBH,10=0", "Maruti Suzuki", "B", "cargully+obs"],
    ["wmi=MA3,4-7=DND6", "Toyota", "B", "obs"],
    ["wmi=MBH,4-7=EWB2", "Maruti Suzuki", "B", "obs"],
  ],
};

export const indiaSources: readonly MakerSource[] = [
  {
    id: "cargully",
    title: "cargullycarshowroom.wordpress.com: date of manufacture in Indian VINs",
    url: "https://cargullycarshowroom.wordpress.com/",
    readOn: "2017-11-03",
  },
  {
    id: "imp",
    title: "imp.news: month and year in Indian VINs",
    url: "https://imp.news/",
    readOn: "2025-12-31",
  },
  {
    id: "is13894",
    isOfficial: true,
    title:
      "IS 13894:1994 of the Bureau of Indian Standards: the table of year letters begins with P = 1993",
    url: "https://www.bis.gov.in/",
    readOn: "2026-11-20",
  },
  {
    id: "mch",
    title: "mycarhelpline.com: decoding the manufacturing date",
    url: "https://www.mycarhelpline.com/",
    readOn: "2023-12-31",
  },
  {
    id: "mfc",
    title: "mahindrafirstchoiceservices.com: date of manufacture of a Mahindra",
    url: "https://www.mahindrafirstchoiceservices.com/",
    readOn: "2026-11-20",
  },
  knownVehiclesSource,
  {
    id: "rebullet",
    isOfficial: true,
    title: "Royal Enfield, manual of the Bullet, page 28: the parts of a VIN, with the year at 10",
    url: "https://manualslib.fr/manual/215371/Bullet-Royal-Enfield.html?page=30",
    readOn: "2026-11-27",
  },
  {
    id: "team-bhp",
    title: "Team-BHP: date of manufacture in Indian VINs, 27 March 2017",
    url: "https://www.team-bhp.com/",
    readOn: "2017-03-27",
  },
  {
    id: "tnoc",
    title: "tnoc.in: decoding the VIN",
    url: "https://tnoc.in/",
    readOn: "2026-11-20",
  },
  wikibooksSource,
];
