import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource, wikibooksSource } from "../shared-sources.ts";

/**
 * Indian makers with published codes for year and month of manufacture, but without a model table that can be cited.
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
  },
  wmiSources: "team-bhp+mfc+cargully+wikibooks+obs",
  models: [],
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
