import { defineCountry } from "../../engine/define-country.ts";
import { regionFigures } from "../../engine/figures.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data as gbData } from "../gb/figures.ts";
import { ukSteps } from "../gb/steps.ts";
import { data } from "./figures.ts";

/**
 * Scotland: Scottish bands for income other than dividends. Everything else is as in the rest of
 * the United Kingdom.
 */
export const gbSct: Jurisdiction = defineCountry({
  data: regionFigures(gbData, data),
  inputs: ["dividends"],
  readYearLabel: spanningYear("start"),
  steps: (figures, context) =>
    ukSteps(figures, figures.scottish_brackets, "scottish_brackets", context),
});
