import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data as gbData } from "../gb/figures.ts";
import { ukSteps } from "../gb/steps.ts";

/** Northern Ireland: uses the rates of the United Kingdom. */
export const gbNir: Jurisdiction = defineCountry({
  data: { ...gbData, code: "GB-NIR", name: "Northern Ireland" },
  inputs: ["dividends"],
  readYearLabel: spanningYear("start"),
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
