import { country } from "../../engine/country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { croatianSteps } from "../hr/croatia.ts";
import { data as hrData } from "../hr/figures.ts";
import { data } from "./figures.ts";

/** Croatia with the rates of Zagreb. */
export const hr21: Jurisdiction = country({
  data: {
    ...data,
    sources: { ...hrData.sources, ...data.sources },
    figures: { ...hrData.figures, ...data.figures },
  },
  claimedContributions: "pension contributions",
  steps: croatianSteps,
});
