import { add, type Exact, exact, isZero, multiply, smaller, sum } from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { rateOption, wordOption } from "../../engine/contributions/options.ts";
import { toUnit } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { data, type IsContributions } from "./contribution-figures.ts";
import { is } from "./rules.ts";

const options = {
  supplementary_pension: rateOption(
    "What the employee pays into a supplementary pension: 0.02 to 0.04. With it the employer pays 0.02.",
    0,
  ),
  tgj_base: wordOption(
    "The base of the employer's social security contribution: the pay, or the pay with the employer's payments into pensions.",
    ["gross", "gross_and_pension"],
    "gross",
  ),
};

type Ids = "pension" | "supplementary_pension" | "tryggingagjald";

function person({
  each,
  options: { supplementary_pension: extra, tgj_base },
}: PersonContext<IsContributions, typeof options>) {
  return each("month", ({ figures, pay }) => {
    const pension = levy(wholePay(pay), figures.pension, toUnit);
    const own = { employee: extra, employer: figures.supplementary_pension.employer };
    const supplementary = isZero(extra) ? noShare : levy(wholePay(pay), own, toUnit);
    const base = tgj_base === "gross" ? pay : sum([pay, pension.employer, supplementary.employer]);
    return {
      pension,
      supplementary_pension: supplementary,
      tryggingagjald: levy(wholePay(base), { employer: figures.tryggingagjald }, toUnit),
    };
  });
}

/**
 * Act 90/2003 art. 28: pension contributions are deductible, supplementary ones up to 4 % of
 * the pay.
 */
function deductible(
  { pension, supplementary_pension: extra }: Paid<Ids>,
  { wages, figures }: ReturnContext<IsContributions>,
): Exact {
  const most = multiply(sum(wages), exact(figures.supplementary_pension.deductible));
  return add(pension.employee, smaller(extra.employee, most));
}

/** Iceland: an employee of 16 to 69 years in a general pension fund. */
export const isPay: PayJurisdiction = definePay(
  is,
  defineContributions({
    data,
    contributions: {
      pension: "Pension fund (lífeyrissjóður)",
      supplementary_pension: "Supplementary pension (viðbótarlífeyrissparnaður)",
      tryggingagjald: "Social security contribution (tryggingagjald)",
    },
    options,
    person,
    deductible,
    // The rules of the income tax would deduct 4 % of the pay of the year. Here the deduction is
    // the sum of the rounded monthly contributions.
    incomeTax: (taxOn, inputs) => taxOn({ ...inputs, basis: "taxable_income" }),
  }),
);
