import { country } from "../../engine/country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data as gbData } from "../gb/figures.ts";
import { ukSteps } from "../gb/rules.ts";
import { data } from "./figures.ts";

/** Scotland: Scottish bands on income other than dividends, everything else as in the United Kingdom. */
export const gbSct: Jurisdiction = country({
  data: {
    ...data,
    sources: { ...gbData.sources, ...data.sources },
    figures: { ...gbData.figures, ...data.figures },
  },
  inputs: ["dividends"],
  bareYear: "start",
  steps: (figures, context) =>
    ukSteps(figures, figures.scottishBrackets, "scottishBrackets", context),
});
