import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data } from "./figures.ts";
import { ukSteps } from "./steps.ts";

/** United Kingdom: the rates of England and Northern Ireland. */
export const gb: Jurisdiction = defineCountry({
  data,
  aliases: ["UK"],
  inputs: ["dividends"],
  readYearLabel: spanningYear("start"),
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
