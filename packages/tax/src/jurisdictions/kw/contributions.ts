import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toThousandth } from "../../engine/contributions/rounding.ts";
import { levy, upTo } from "../../engine/contributions/shares.ts";
import { data, type KwContributions } from "./contribution-figures.ts";
import { kw } from "./rules.ts";

const options = {
  nationality: wordOption(
    "A Kuwaiti is insured; anyone else (expat) is not.",
    ["expat", "kuwaiti"],
    "expat",
  ),
};

type Context = PersonContext<KwContributions, typeof options>;

/** Social Security Law 61 of 1976, with the supplementary insurance of Law 128 of 1992. */
function person({ each, options }: Context) {
  return each("month", ({ figures: { pifss, pifss_extra: extra }, pay }) => {
    if (options.nationality !== "kuwaiti") return {};
    return {
      pifss: levy(upTo(pay, pifss.most), pifss, toThousandth),
      pifss_extra: levy(upTo(pay, extra.most), { employee: extra.employee }, toThousandth),
    };
  });
}

/** Kuwait: a private-sector employee. */
export const kwPay: PayJurisdiction = definePay(
  kw,
  defineContributions({
    data,
    contributions: {
      pifss: "Social insurance (PIFSS)",
      pifss_extra: "Financial remuneration (PIFSS)",
    },
    options,
    person,
  }),
);
