import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data as gbData } from "../gb/figures.ts";
import { ukSteps } from "../gb/steps.ts";

/** England: uses the rates of the United Kingdom. */
export const gbEng: Jurisdiction = defineCountry({
  data: { ...gbData, code: "GB-ENG", name: "England" },
  inputs: ["dividends"],
  readYearLabel: spanningYear("start"),
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
