import { isZero, multiply } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, within } from "../../engine/contributions/shares.ts";
import { data, type SaContributions } from "./contribution-figures.ts";
import { sa } from "./rules.ts";

const options = {
  nationality: wordOption(
    "A Saudi is insured in every branch. For anyone else (expat), the employer pays only for occupational hazards.",
    ["expat", "saudi"],
    "expat",
  ),
  scheme: wordOption(
    "old is a Saudi who was insured before 3 July 2024; new is one first insured since, whose rate rises each July.",
    ["old", "new"],
    "old",
  ),
  base_share: rateOption(
    "The part of gross pay that is basic wage and housing, on which GOSI is paid. Default: 1.",
    1,
  ),
};

type Context = PersonContext<SaContributions, typeof options>;

/**
 * Social Insurance Law: both branches for Saudis have a minimum wage. Insurance against
 * occupational hazards covers every employee.
 */
function person({ each, options }: Context) {
  const isSaudi = options.nationality === "saudi";
  return each("month", ({ figures: { annuities, saned, hazards }, pay }) => {
    const wage = multiply(pay, options.base_share);
    if (isZero(wage)) return {};
    const pension = options.scheme === "new" ? annuities.new : annuities.old;
    const work = { employee: saned.rate, employer: saned.rate };
    return {
      annuities: isSaudi
        ? levy(
            within(wage, annuities.least, annuities.most),
            { employee: pension, employer: pension },
            toCent,
          )
        : noShare,
      saned: isSaudi ? levy(within(wage, saned.least, saned.most), work, toCent) : noShare,
      hazards: levy(upTo(wage, hazards.most), { employer: hazards.rate }, toCent),
    };
  });
}

/** Saudi Arabia: a private-sector employee. */
export const saPay: PayJurisdiction = definePay(
  sa,
  defineContributions({
    data,
    contributions: {
      annuities: "Pension (GOSI annuities)",
      saned: "Unemployment (SANED)",
      hazards: "Occupational hazards",
    },
    options,
    person,
  }),
);
