import { add, sum } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, upTo, wholePay } from "../../engine/contributions/shares.ts";
import {
  additionalPart,
  basePart,
  insuranceShare,
  isContributor,
  pensionShare,
} from "../ca/pension-plan.ts";
import { type CaQcContributions, data } from "./contribution-figures.ts";
import { caQc } from "./rules.ts";

const options = {
  qc_hsf_rate: yearRateOption(
    "Rate of the health services fund, by the employer's total payroll: 0.0165 to 0.0426. Default: the highest, which is that of a large employer.",
  ),
};

/** The limits apply to the pay from one employer in one year. */
function person({
  each,
  age,
  options: { qc_hsf_rate },
}: PersonContext<CaQcContributions, typeof options>) {
  return each("year", ({ figures: { qpp, qpp2, ei_qc, qpip, qc_hsf, qc_cnt }, pay }) => {
    const isDue = isContributor(qpp, age);
    return {
      qpp: pensionShare(qpp, pay, isDue),
      qpp2: pensionShare(qpp2, pay, isDue),
      ei_qc: insuranceShare(ei_qc, pay),
      qpip: levy(upTo(pay, qpip.upper), qpip, toCent),
      qc_hsf: levy(wholePay(pay), { employer: qc_hsf_rate ?? qc_hsf }, toCent),
      qc_cnt: levy(upTo(pay, qc_cnt.upper), qc_cnt, toCent),
    };
  });
}

/** Canada with Quebec: both income taxes, Quebec's plans and the reduced employment insurance. */
export const caQcPay: PayJurisdiction = definePay(
  caQc,
  defineContributions({
    data,
    contributions: {
      qpp: "Québec Pension Plan, base and first additional contribution",
      qpp2: "Québec Pension Plan, second additional contribution",
      ei_qc: "Employment Insurance at the rate of Quebec",
      qpip: "Québec Parental Insurance Plan",
      qc_hsf: "Health services fund (FSS)",
      qc_cnt: "Contribution related to labour standards",
    },
    options,
    inputs: ["age"],
    person,
    // ITA 60 (e.1), and line 248 of Quebec's return: the additional contributions are deducted from
    // income for both taxes.
    deductible: ({ qpp, qpp2 }, { figures }) =>
      add(additionalPart(figures.qpp, qpp), qpp2.employee),
    // ITA 118.7: credits against the federal tax only.
    incomeTax: (taxOn, inputs, { qpp, ei_qc, qpip }, { figures }) =>
      taxOn({
        ...inputs,
        creditedContributions: sum([basePart(figures.qpp, qpp), ei_qc.employee, qpip.employee]),
      }),
  }),
);
