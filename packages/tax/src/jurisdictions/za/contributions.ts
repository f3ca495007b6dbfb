import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type ZaContributions } from "./contribution-figures.ts";
import { za } from "./rules.ts";

const options = {
  sdl_exempt: flagOption(
    "Whether the employer is exempt from the Skills Development Levy: payrolls up to 500,000 a year.",
    false,
  ),
};

type Context = PersonContext<ZaContributions, typeof options>;

/**
 * Unemployment Insurance Contributions Act 4 of 2002, section 6; Skills Development Levies Act 9 of
 * 1999, section 3.
 */
function person({ each, options }: Context) {
  return each("month", ({ figures: { uif, sdl }, pay }) => ({
    uif: levy(upTo(pay, uif.limit), { employee: uif.rate, employer: uif.rate }, toCent),
    sdl: options.sdl_exempt ? noShare : levy(wholePay(pay), { employer: sdl }, toCent),
  }));
}

/**
 * South Africa: an employee under ordinary unemployment insurance, without a retirement fund or a
 * medical scheme.
 */
export const zaPay: PayJurisdiction = definePay(
  za,
  defineContributions({
    data,
    contributions: {
      uif: "Unemployment Insurance Fund",
      sdl: "Skills Development Levy",
    },
    options,
    person,
  }),
);
