import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { hrData } from "./data/hr.ts";
import { croatianSteps } from "./parts/croatia.ts";

/** Croatia with the rates of municipalities that have set none. */
export const hr: Jurisdiction = country({
  data: hrData,
  claimedContributions: "pension contributions",
  steps: (figures, context) => {
    const { lower, higher } = figures.rates;
    context.assume(
      `Croatia: the rates are ${lower * 100} and ${higher * 100} percent; municipalities set their own.`,
    );
    return croatianSteps(figures, context);
  },
});
