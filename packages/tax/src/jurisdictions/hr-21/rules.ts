import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { hrData } from "./data/hr.ts";
import { hr21Data } from "./data/hr-21.ts";
import { croatianSteps } from "./parts/croatia.ts";

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
