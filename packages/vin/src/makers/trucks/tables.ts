import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/** Iveco, MAN, Scania, DAF and Volvo trucks. */
export const trucksTables: MakerTables = {
  wmis: {
    "953": {},
    ZCF: { brand: "Iveco" },
    WJM: { brand: "Iveco", vehicleType: "truck" },
    VF5: { brand: "Iveco", vehicleType: "truck" },
    VNE: { brand: "Iveco", vehicleType: "bus" },
    WMA: { brand: "MAN" },
    WMM: { brand: "MAN", vehicleType: "truck" },
    YS2: { brand: "Scania", vehicleType: "truck" },
    YS4: { brand: "Scania", vehicleType: "bus" },
    XLE: { brand: "Scania", vehicleType: "truck" },
    VLU: { brand: "Scania", vehicleType: "truck" },
    XLR: { brand: "DAF", vehicleType: "truck" },
    "9BS": { brand: "Scania", vehicleType: "truck" },
    "9BV": { brand: "Volvo", vehicleType: "truck" },
    "98P": { brand: "DAF", vehicleType: "truck" },
    "93Z": { brand: "Iveco" },
  },
  wmiSources: "vingo+vans+obs",
  models: [
    ["wmi=ZCF,4=C", "Daily", "", "van", "A", "vingo+vans"],
    ["wmi=ZCF,4=D", "Daily", "", "van", "B", "vingo"],
    ["wmi=WMA,7-8=SY", "TGE", "", "van", "B", "opendbc", [2017, 2024]],
    ["wmi=WMA,7-8=SZ", "TGE", "", "van", "B", "opendbc", [2017, 2024]],
    ["wmi=WMA,7-8=UY", "TGE", "", "van", "B", "opendbc", [2017, 2024]],
    ["wmi=WMA,7-8=UZ", "TGE", "", "van", "B", "opendbc", [2017, 2024]],
    ["wmi=YS2|XLE|VLU,4=S", "S-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|XLE|VLU,4=R", "R-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|XLE|VLU,4=G", "G-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|XLE|VLU,4=P", "P-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|XLE|VLU,4=L", "L-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|XLE|VLU,4=T", "T-series", "", "truck", "B", "vingo"],
    ["wmi=YS2|YS4|XLE|VLU,4=K", "K bus", "", "bus", "B", "vingo"],
    ["wmi=YS2|YS4|XLE|VLU,4=N", "N bus", "", "bus", "B", "vingo"],
    ["wmi=YS2|YS4|XLE|VLU,4=F", "F bus", "", "bus", "B", "vingo"],
    ["wmi=9BS,4-7=R6X4", "R-series", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=9BS,4-7=G6X2", "G-series", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=9BV,4-5=AG", "FH", "", "truck", "B", "obs", [2012, 2015]],
    ["wmi=9BV,4-5=RG", "FH", "", "truck", "B", "obs", [2016, 2026]],
    ["wmi=98P,4-7=TS47", "XF 105", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=98P,4-7=TT47", "XF 105", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=98P,4-7=TTH4", "XF", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=93Z,4-8=M2SSH", "Stralis", "Hi-Way", "truck", "B", "obs", [2012, 2026]],
    ["wmi=93Z,4-8=S62TV", "S-Way", "", "truck", "B", "obs", [2012, 2026]],
    ["wmi=953,4-8=88XZZ", "TGX", "", "truck", "B", "obs", [2012, 2026]],
  ],
  brands: [["wmi=VNE", "Iveco / Irisbus", "B", "vpic"]],
};

export const trucksSources: readonly MakerSource[] = [
  {
    id: "obs",
    holdsSeveral: true,
    title: "VINs of known vehicles in public seed, test and registry data",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, snapshot of February 2026 (public domain): Irisbus France",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
  {
    id: "vans",
    title:
      "VIN module of a van workshop's program in a public repository: only with a second source",
    url: "https://github.com/",
    readOn: "2026-11-20",
  },
  {
    id: "vingo",
    title: "way-platform/vin-go (MIT)",
    url: "https://github.com/way-platform/vin-go",
    readOn: "2026-11-20",
  },
];
