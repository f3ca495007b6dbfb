import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { banded, levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { type BrContributions, data } from "./contribution-figures.ts";
import { br } from "./rules.ts";

const options = {
  accident_rate: rateOption(
    "Rate of the work accident contribution (RAT, times FAP) by the activity of the employer: 0.01, 0.02 or 0.03.",
    0.02,
  ),
};

function person({
  each,
  options: { accident_rate },
}: PersonContext<BrContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    // The sum of the bands is rounded, not each band (Portaria Interministerial MPS/MF).
    const { amount, base } = banded(pay, figures.inss);
    const employer = (rate: typeof accident_rate | number) =>
      levy(wholePay(pay), { employer: rate }, toCent);
    return {
      inss: { ...noShare, employee: toCent(amount), base: base.amount, isCapped: base.isCapped },
      inss_patronal: employer(figures.inss_patronal),
      rat: employer(accident_rate),
      terceiros: employer(figures.terceiros),
      fgts: employer(figures.fgts),
    };
  });
}

/** Brazil: an employee under the CLT, of a firm under the general regime. */
export const brPay: PayJurisdiction = definePay(
  br,
  defineContributions({
    data,
    contributions: {
      inss: "Social security, employee (INSS)",
      inss_patronal: "Social security, employer (INSS patronal)",
      rat: "Work accident contribution (RAT)",
      terceiros: "Third-party contributions (Sistema S, INCRA, salário-educação)",
      fgts: "Severance fund (FGTS)",
    },
    options,
    person,
    // Law 9.250 art. 8 II d. The rules of the income tax deduct this or the simplified discount,
    // whichever is larger.
    deductible: (paid) => paid.inss.employee,
  }),
);
