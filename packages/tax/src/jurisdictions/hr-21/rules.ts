import { defineCountry } from "../../engine/define-country.ts";
import { regionFigures } from "../../engine/figures.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data as hrData } from "../hr/figures.ts";
import { croatianSteps } from "../hr/steps.ts";
import { data } from "./figures.ts";

/** Croatia with the rates of the city of Zagreb. */
export const hr21: Jurisdiction = defineCountry({
  data: regionFigures(hrData, data),
  claimedContributions: "pension contributions",
  steps: croatianSteps,
});
