import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { gbData } from "./data/gb.ts";
import { gbSctData } from "./data/gb-sct.ts";
import { ukSteps } from "./gb.ts";

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
