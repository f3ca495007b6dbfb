import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Harley-Davidson built or sold outside the US: model at 5-6 (depends on the year), engine at 7.
 */
export const harleyDavidsonTables: MakerTables = {
  wmis: {
    "932": { brand: "Harley-Davidson", vehicleType: "motorcycle" },
    "5HD": { brand: "Harley-Davidson", vehicleType: "motorcycle" },
    MEG: { brand: "Harley-Davidson", vehicleType: "motorcycle" },
  },
  wmiSources: "hd",
  models: [
    ["5-6=BM,year>=2006,year<=2006", "FLSTF", "", "motorcycle", "A", "hd"],
    ["5-6=BH,year>=2006,year<=2006", "FXST", "", "motorcycle", "A", "hd"],
    ["5-6=BJ,year>=2006,year<=2006", "FLSTC", "", "motorcycle", "A", "hd"],
    ["5-6=BL,year>=2006,year<=2006", "FXSTS", "", "motorcycle", "A", "hd"],
    ["5-6=BN,year>=2006,year<=2006", "FLSTN", "", "motorcycle", "A", "hd"],
    ["5-6=BS,year>=2006,year<=2006", "FXSTD", "", "motorcycle", "A", "hd"],
    ["5-6=PX,year>=2018,year<=2018", "FLHXSE CVO Street Glide", "", "motorcycle", "A", "hd"],
  ],
  engines: [
    ["7=Y,year>=2006,year<=2006", { cc: 1450 }, "A", "hd"],
    ["7=B,year>=2006,year<=2006", { cc: 1450 }, "A", "hd"],
    ["7=L,year>=2018,year<=2018", { cc: 1917 }, "A", "hd"],
  ],
  plants: [
    ["11=D,wmi=932", "Manaus", "BR", "hd"],
    ["11=N,wmi=MEG", "Bawal", "IN", "hd"],
  ],
};

export const harleyDavidsonSources: readonly MakerSource[] = [
  {
    id: "hd",
    isOfficial: true,
    title: "serviceinfo.harley-davidson.com: VIN of 2006 and 2018",
    url: "https://serviceinfo.harley-davidson.com/",
    readOn: "2026-11-20",
  },
];
