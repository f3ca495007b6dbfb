import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  knownVehiclesSource,
  listingSource,
  vingoSource,
  vpicSource,
} from "../shared-sources.ts";

/**
 * Toyota and Lexus outside North America: the vehicle line at 8 (worldwide since 2002), a valid check digit, `0` at 10
 * if no model year is written.
 */
export const toyotaTables: MakerTables = {
  wmis: {
    SB1: { brand: "Toyota", vehicleType: "car" },
    VNK: { brand: "Toyota", vehicleType: "car" },
    NMT: { brand: "Toyota", vehicleType: "car" },
    JTD: { brand: "Toyota", vehicleType: "car" },
    JTE: { brand: "Toyota", vehicleType: "mpv" },
    JTM: { brand: "Toyota", vehicleType: "mpv" },
    JTN: { brand: "Toyota", vehicleType: "car" },
    JTH: { brand: "Lexus", vehicleType: "car" },
    JTJ: { brand: "Lexus", vehicleType: "mpv" },
    AHT: { brand: "Toyota" },
    MR0: { brand: "Toyota" },
    XW7: { brand: "Toyota" },
    "6T1": { brand: "Toyota" },
    MHF: { brand: "Toyota" },
    MBJ: { brand: "Toyota" },
    "9BR": { brand: "Toyota" },
    "8AJ": { brand: "Toyota" },
    LFM: { brand: "Toyota" },
    LTV: { brand: "Toyota" },
    LVG: { brand: "Toyota" },
    MHK: {},
  },
  wmiSources: "vingo+listing+obs",
  models: [
    ["8=E,wmi=SB1|NMT|JTD", "Corolla / Auris", "", "", "B", "wbtoyota+vpic+listing", [2003, 2026]],
    ["8=E,wmi=JTN,4=B", "Corolla", "", "sedan", "B", "wbtoyota+vpic+listing", [2003, 2026]],
    ["8=E,wmi=NMT,4=B", "Corolla", "", "sedan", "B", "wbtoyota+vpic+listing", [2003, 2026]],
    ["8=K,wmi=XW7|6T1|JTN|JTD", "Camry", "", "", "B", "obs+vpic", [2000, 2026]],
    ["8=J,wmi=JTE|JTM", "Land Cruiser", "", "suv", "B", "wbtoyota+vpic", [2000, 2026]],
    ["8=V,wmi=JTM|JTE", "RAV4", "", "suv", "B", "obs+vpic", [2001, 2026]],
    ["8=X,wmi=NMT", "C-HR", "", "suv", "B", "wbtoyota+vpic", [2018, 2026]],
    ["8=3,wmi=VNK|JTD", "Yaris", "", "", "B", "wbtoyota+vpic", [2007, 2026]],
    ["8=A,wmi=JTE", "Highlander", "", "suv", "B", "wbtoyota+vpic+obs", [2001, 2009]],
    ["wmi=JTD,4-8=AABAA", "Mirai", "II", "sedan", "B", "obs+vpic", [2021, 2026]],
    ["8=U,wmi=JTD", "Prius", "", "", "B", "wbtoyota+vpic", [2001, 2026]],
    ["wmi=8AJ,4-5=FR", "Hilux", "", "pickup", "B", "obs", [2005, 2015]],
    ["wmi=JTJ,4-8=BAMCA", "RX", "", "suv", "B", "ads", [2016, 2022]],
    ["wmi=JTJ,4-6=BM7|JM7", "GX", "", "suv", "B", "ads", [2010, 2023]],
    ["wmi=JTJ,4-8=CV00W|HY00W", "LX", "", "suv", "B", "ads", [2008, 2021]],
    ["wmi=JTH,4-6=B11", "ES", "", "sedan", "B", "ads", [2019, 2026]],
    ["wmi=SB1,8=L", "Avensis", "", "", "B", "ads"],
    ["wmi=NMT,8=R", "Verso / Corolla Verso", "", "minivan", "B", "ads"],
    ["wmi=LVG,4-6=D31|E41", "bZ4X", "", "suv", "B", "ads", [2022, 2026]],
    ["wmi=MHK,4-5=M1|M5", "Avanza", "", "minivan", "B", "obs", [2011, 2021]],
    ["wmi=MR0,4-7=53HY", "Vios", "", "sedan", "B", "obs", [2003, 2013]],
    ["wmi=MR0|8AJ,7-8=CD", "Hilux", "", "pickup", "B", "obs", [2015, 2026]],
    ["wmi=JTJ,4-6=CHB", "RX", "", "suv", "B", "ads", [2022, 2026]],
    ["8=E,wmi=9BR", "Corolla", "", "", "B", "wbtoyota+obs", [2003, 2026]],
  ],
  brands: [
    ["wmi=MHK,4-5=M1|M5", "Toyota", "B", "obs"],
    ["wmi=MHK", "Daihatsu / Toyota", "B", "obs"],

    ["wmi=JTE", "Toyota / Lexus / Subaru", "B", "vpic"],
    ["wmi=JTM", "Toyota / Subaru", "B", "vpic"],
  ],
  engines: [
    ["wmi=JTD,4-8=AABAA", { fuel: "hydrogen", electrification: "fuel-cell" }, "B", "obs+vpic"],
  ],
};

export const toyotaSources: readonly MakerSource[] = [
  adsSource,
  {
    id: "gmclub",
    title: "generalmotorclub.com: Toyota VINs, no year for Europe",
    url: "https://generalmotorclub.com/vin-decoder/toyota",
    readOn: "2026-11-20",
  },
  listingSource,
  knownVehiclesSource,
  vingoSource,
  vpicSource,
  {
    id: "wbtoyota",
    title: "Wikibooks: VIN codes of Toyota, one layout worldwide since 2002 (facts only)",
    url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)/Toyota/VIN_Codes",
    readOn: "2026-11-20",
  },
];
