import { country } from "../../engine/country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { gbData } from "../gb/figures.ts";
import { ukSteps } from "../gb/rules.ts";
import { gbSctData } from "./figures.ts";

/** Scotland: Scottish bands on income other than dividends, everything else as in the United Kingdom. */
export const gbSct: Jurisdiction = country({
  data: {
    ...gbSctData,
    sources: { ...gbData.sources, ...gbSctData.sources },
    figures: { ...gbData.figures, ...gbSctData.figures },
  },
  inputs: ["dividends"],
  bareYear: "start",
  steps: (figures, context) =>
    ukSteps(figures, figures.scottishBrackets, "scottishBrackets", context),
});
