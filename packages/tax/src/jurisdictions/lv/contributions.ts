import { add, exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { above, fixed, levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { data, type LvContributions } from "./contribution-figures.ts";
import { lv } from "./rules.ts";

const options = {
  employer_refund: flagOption(
    "Whether the solidarity tax that the employer gets back in the next year is taken off; false gives the cost of the year in cash.",
    true,
  ),
};

/**
 * Solidarity Tax Act s 6 and 9: payments above the limit are distributed after the end of the year.
 */
function person({
  each,
  gross,
  figures: { solidarity },
  options: { employer_refund },
}: PersonContext<LvContributions, typeof options>) {
  const excess = above(gross, solidarity.over);
  return {
    ...each("month", ({ figures, pay }) => ({
      vsaoi: levy(wholePay(pay), figures.vsaoi, toCent),
      risk_fee: isZero(pay) ? noShare : fixed({ employer: exact(figures.risk_fee) }),
    })),
    solidarity_refund: employer_refund
      ? levy(excess, { employer: -solidarity.refund }, toCent)
      : noShare,
    solidarity_pit_credit: levy(excess, { employee: -solidarity.income_tax }, toCent),
  };
}

/** Latvia: an employee below the pension age who has submitted the tax booklet. */
export const lvPay: PayJurisdiction = definePay(
  lv,
  defineContributions({
    data,
    contributions: {
      vsaoi: "State social insurance (VSAOI)",
      solidarity_refund: "Solidarity tax given back to the employer (solidaritātes nodoklis)",
      solidarity_pit_credit: "Solidarity tax that counts as income tax (solidaritātes nodoklis)",
      risk_fee: "Entrepreneurship risk fee (uzņēmējdarbības riska valsts nodeva)",
    },
    figureOf: { solidarity_refund: "solidarity", solidarity_pit_credit: "solidarity" },
    options,
    // Three amounts above the limit are each rounded to the cent.
    coarseness: 0.1,
    person,
    // Income tax act s 10: insurance is deductible. Above the limit, only the part that does not
    // count as income tax is.
    deductible: (paid) => add(paid.vsaoi.employee, paid.solidarity_pit_credit.employee),
  }),
);
