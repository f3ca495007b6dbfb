import { multiply } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo } from "../../engine/contributions/shares.ts";
import { data, type QaContributions } from "./contribution-figures.ts";
import { qa } from "./rules.ts";

const options = {
  nationality: wordOption(
    "A Qatari is insured; anyone else (expat) is not.",
    ["expat", "qatari"],
    "expat",
  ),
  base_share: rateOption(
    "The part of gross pay that is basic wage, social allowance and housing allowance, on which contributions are paid. Default: 1.",
    1,
  ),
};

type Context = PersonContext<QaContributions, typeof options>;

/** Social Insurance Law 1 of 2022. */
function person({ each, options }: Context) {
  return each("month", ({ figures: { grsia }, pay }) => ({
    grsia:
      options.nationality === "qatari"
        ? levy(upTo(multiply(pay, options.base_share), grsia.most), grsia, toCent)
        : noShare,
  }));
}

/** Qatar: a private-sector employee. */
export const qaPay: PayJurisdiction = definePay(
  qa,
  defineContributions({
    data,
    contributions: { grsia: "Pension (GRSIA)" },
    options,
    person,
  }),
);
