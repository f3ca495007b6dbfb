import { compare, type Exact, exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { fixed, levy, noShare, type Share, upTo } from "../../engine/contributions/shares.ts";
import { type AeContributions, data } from "./contribution-figures.ts";
import { ae } from "./rules.ts";

const options = {
  nationality: wordOption(
    "A citizen (emirati) pays to the pension authority; anyone else (expat) does not.",
    ["expat", "emirati"],
    "expat",
  ),
  scheme: wordOption(
    "old is a citizen insured before 31 October 2023 (Law 7 of 1999); new is one insured since (Decree-Law 57 of 2023).",
    ["old", "new"],
    "old",
  ),
  iloe: flagOption(
    "Whether the employee buys the insurance against unemployment out of the pay; gross pay counts as basic pay.",
    false,
  ),
};

type Context = PersonContext<AeContributions, typeof options>;

function pension({ gpssa }: AeContributions, pay: Exact, isNew: boolean): Share {
  if (!isNew) return levy(upTo(pay, gpssa.old.most), gpssa.old, toCent);
  const { employee, employer, employer_low, low_below, most } = gpssa.new;
  const isLow = compare(pay, exact(low_below)) < 0;
  return levy(upTo(pay, most), { employee, employer: isLow ? employer_low : employer }, toCent);
}

function person({ each, options }: Context) {
  const isCitizen = options.nationality === "emirati";
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const { low, high, low_to } = figures.iloe;
    const premium = exact(compare(pay, exact(low_to)) <= 0 ? low : high);
    return {
      gpssa: isCitizen ? pension(figures, pay, options.scheme === "new") : noShare,
      iloe: options.iloe ? fixed({ employee: premium }) : noShare,
    };
  });
}

/**
 * United Arab Emirates: a private-sector employee. The whole pay counts as contribution
 * account salary.
 */
export const aePay: PayJurisdiction = definePay(
  ae,
  defineContributions({
    data,
    contributions: {
      gpssa: "Pension (GPSSA)",
      iloe: "Insurance against unemployment (ILOE)",
    },
    options,
    person,
  }),
);
