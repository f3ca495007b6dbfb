import { defineCountry } from "../../engine/define-country.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";
import { croatianSteps } from "./steps.ts";

/** Croatia with the rates that apply where a municipality has set none. */
export const hr: Jurisdiction = defineCountry({
  data,
  claimedContributions: "pension contributions",
  steps: (figures, context) => {
    const { lower, higher } = figures.rates;
    context.assume(
      `Croatia: the rates are ${lower * 100} and ${higher * 100} percent; municipalities set their own.`,
    );
    return croatianSteps(figures, context);
  },
});
