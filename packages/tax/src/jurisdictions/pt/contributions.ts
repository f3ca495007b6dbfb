import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { data, type PtContributions } from "./contribution-figures.ts";
import { pt } from "./rules.ts";

const options = {
  accident_rate: rateOption(
    "Premium of the employer's compulsory insurance against work accidents, as a part of pay; the insurer sets it.",
    0,
  ),
};

/**
 * The same rates apply to every salary of the year, including the 13th and 14th, without a ceiling
 * (Código Contributivo, art. 53).
 */
function person({
  each,
  options: { accident_rate },
}: PersonContext<PtContributions, typeof options>) {
  return each({ period: "month", extras: [6, 12] }, ({ figures, pay }) => ({
    tsu_employee: levy(wholePay(pay), { employee: figures.tsu_employee }, toCent),
    tsu_employer: levy(wholePay(pay), { employer: figures.tsu_employer }, toCent),
    work_accident: levy(wholePay(pay), { employer: accident_rate }, toCent),
  }));
}

/** Portugal (mainland): the general regime of social security. */
export const ptPay: PayJurisdiction = definePay(
  pt,
  defineContributions({
    data,
    contributions: {
      tsu_employee: "Social security, employee (Taxa social única)",
      tsu_employer: "Social security, employer (Taxa social única)",
      work_accident: "Work accident insurance",
    },
    options,
    salaries: [14, 12, 13],
    person,
    // CIRS article 25: the larger of the specific deduction and the contributions is deducted. The
    // rules of the income tax use the larger of the specific deduction and `deductions`.
    deductible: (paid) => paid.tsu_employee.employee,
  }),
);
