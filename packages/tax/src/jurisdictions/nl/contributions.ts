import { type Exact, exact } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, type Share, upTo } from "../../engine/contributions/shares.ts";
import { data, type NlContributions } from "./contribution-figures.ts";
import { nl } from "./rules.ts";

const options = {
  contract: wordOption(
    "permanent is a written contract for an indefinite time with fixed hours, which has the low unemployment premium.",
    ["permanent", "flexible"],
    "permanent",
  ),
  employer_size: wordOption(
    "Size of the employer for the disability premium: small up to 25 times the average premium wage.",
    ["large", "small"],
    "large",
  ),
  whk_rate: yearRateOption(
    "The employer's own rate of the Werkhervattingskas. Default: the national average of the year.",
  ),
};

type Context = PersonContext<NlContributions, typeof options>;

/** Wfsv article 17: the maximum applies to the year and is counted over its pay periods. */
function person({ each, options: { contract, employer_size, whk_rate } }: Context) {
  return each("year", ({ figures, pay }) => {
    const base = upTo(pay, figures.maximum_premium_wage);
    const employer = (rate: number | Exact): Share => levy(base, { employer: rate }, toCent);
    return {
      zvw: employer(figures.zvw),
      awf: employer(figures.awf[contract]),
      aof: employer(figures.aof[employer_size]),
      wko: employer(figures.wko),
      whk: employer(whk_rate ?? exact(figures.whk)),
    };
  });
}

/**
 * Netherlands, below pension age: employees pay national insurance as a part of the income tax, and
 * no other contributions.
 */
export const nlPay: PayJurisdiction = {
  ...definePay(
    nl,
    defineContributions({
      data,
      contributions: {
        zvw: "Health insurance levy (Zvw)",
        awf: "Unemployment insurance (AWf)",
        aof: "Disability insurance (Aof)",
        wko: "Childcare supplement (Wko)",
        whk: "Return-to-work fund (Whk)",
      },
      options,
      person,
    }),
  ),
  note: "Netherlands: national insurance is in income_tax; contributions to a pension fund are not calculated.",
};
