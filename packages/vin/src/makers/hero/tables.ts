import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Hero: model and variant at 4-8, year of manufacture at 10, month at 12. The labels were counted
 * on 980 VINs of a public list.
 */
export const heroTables: MakerTables = {
  wmis: {
    MBL: { brand: "Hero", vehicleType: "motorcycle" },
  },
  wmiSources: "herolist",
  models: [
    ["4-8=HA10C", "Splendor Plus", "", "motorcycle", "B", "herolist"],
    ["4-8=HA11A", "HF Deluxe", "", "motorcycle", "A", "herolist"],
    ["4-8=HA12A", "Splendor iSmart", "", "motorcycle", "B", "herolist"],
    ["4-8=HA715", "HF Deluxe", "", "motorcycle", "A", "herolist"],
    ["4-8=HAC02", "HF Deluxe", "", "motorcycle", "B", "herolist"],
    ["4-8=HAC04", "HF Deluxe", "", "motorcycle", "B", "herolist"],
    ["4-8=HAR05", "HF Deluxe", "", "motorcycle", "A", "herolist"],
    ["4-8=HAR07", "Splendor Plus", "", "motorcycle", "A", "herolist"],
    ["4-8=HAR08", "Splendor Plus", "", "motorcycle", "A", "herolist"],
    ["4-8=HAR18", "Passion Pro", "", "motorcycle", "A", "herolist"],
    ["4-8=HAR20", "HF Deluxe", "", "motorcycle", "B", "herolist"],
    ["4-8=HAR23", "HF Deluxe", "", "motorcycle", "B", "herolist"],
    ["4-8=HAW09", "Splendor Plus", "", "motorcycle", "B", "herolist"],
    ["4-8=HAW11", "Splendor Plus", "", "motorcycle", "A", "herolist"],
    ["4-8=HAW12", "Splendor Plus", "", "motorcycle", "B", "herolist"],
    ["4-8=JA05E", "Super Splendor", "", "motorcycle", "A", "herolist"],
    ["4-8=JAR03", "Super Splendor", "", "motorcycle", "A", "herolist"],
    ["4-8=JAR13", "Splendor iSmart 110", "", "motorcycle", "B", "herolist"],
    ["4-8=JAR15", "Passion XPro", "", "motorcycle", "B", "herolist"],
    ["4-8=JAW17", "Super Splendor", "", "motorcycle", "B", "herolist"],
    ["4-8=JF32A", "Maestro", "", "motorcycle", "B", "herolist"],
    ["4-8=JF33A", "Maestro", "", "motorcycle", "B", "herolist"],
    ["4-8=JFN02", "Duet", "", "motorcycle", "A", "herolist"],
    ["4-8=JFW01", "Maestro", "", "motorcycle", "A", "herolist"],
    ["4-8=JFW20", "Maestro", "", "motorcycle", "B", "herolist"],
    ["4-8=JFW24", "Destini", "", "motorcycle", "A", "herolist"],
    ["4-8=KCS30", "Achiever", "", "motorcycle", "A", "herolist"],
    ["4-8=KCU02", "Xtreme", "", "motorcycle", "B", "herolist"],
  ],
};

export const heroSources: readonly MakerSource[] = [
  {
    id: "herolist",
    title: "salmanres/app1, VehicleData.js: 980 VINs with model label, counted",
    url: "https://github.com/salmanres/app1",
    readOn: "2026-11-20",
  },
];
