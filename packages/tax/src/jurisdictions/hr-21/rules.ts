import { country } from "../../engine/country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { croatianSteps } from "../hr/croatia.ts";
import { hrData } from "../hr/figures.ts";
import { hr21Data } from "./figures.ts";

/** Croatia with the rates of Zagreb. */
export const hr21: Jurisdiction = country({
  data: {
    ...hr21Data,
    sources: { ...hrData.sources, ...hr21Data.sources },
    figures: { ...hrData.figures, ...hr21Data.figures },
  },
  claimedContributions: "pension contributions",
  steps: croatianSteps,
});
