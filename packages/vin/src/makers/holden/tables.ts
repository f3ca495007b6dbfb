import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/** Holden: model year at 10 from 1988 on. */
export const holdenTables: MakerTables = {
  wmis: {
    "6H8": { brand: "Holden" },
  },
  wmiSources: "holden",
  models: [],
  plants: [["11=L", "Elizabeth", "AU", "datium"]],
};

export const holdenSources: readonly MakerSource[] = [
  {
    id: "datium",
    title: "xinjue37/Vechicle_Sales_Price_Prediction: Australian trade sample",
    url: "https://github.com/xinjue37/Vechicle_Sales_Price_Prediction",
    readOn: "2026-11-20",
  },
  {
    id: "holden",
    title: "holden-spareparts.com.au: Holden VIN",
    url: "https://www.holden-spareparts.com.au/",
    readOn: "2026-11-20",
  },
];
