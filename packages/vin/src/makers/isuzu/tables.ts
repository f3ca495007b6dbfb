import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { australianSource, knownVehiclesSource } from "../shared-sources.ts";

/** Isuzu: chassis code at 4-6; cars of Thailand have the body at 9 and the year at 10. */
export const isuzuTables: MakerTables = {
  wmis: { MPA: { brand: "Isuzu" }, JAA: { brand: "Isuzu" } },
  wmiSources: "aurecalls+obs",
  models: [
    ["wmi=MPA,4-6=TFR|TFS,year>=2012", "D-Max", "", "pickup", "B", "aurecalls", [2012, 2026]],
    ["wmi=MPA,4-6=UCR|UCS,year>=2013", "MU-X", "", "suv", "B", "aurecalls", [2013, 2026]],
    ["wmi=JAA,4-6=NLR|NNR|NPR", "N-Series / Elf", "", "truck", "B", "obs"],
  ],
};

export const isuzuSources: readonly MakerSource[] = [australianSource, knownVehiclesSource];
