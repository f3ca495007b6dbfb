import { add, compare, type Exact, exact, excess, multiply } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type HrContributions } from "./contribution-figures.ts";
import { hr } from "./rules.ts";

const options = {
  first_job: flagOption(
    "Whether this is the employee's first job, for which the employer pays no health insurance for a year.",
    false,
  ),
};

/** Act on contributions, art. 21: the base of the first pillar is lower on low pay. */
function relief({ relief: rule }: HrContributions, pay: Exact): Exact {
  if (compare(pay, exact(rule.full_to)) <= 0) return exact(rule.amount);
  return multiply(excess(exact(rule.none_from), pay), exact(rule.rate));
}

function person({ each, options: { first_job } }: PersonContext<HrContributions, typeof options>) {
  return each("month", ({ figures, pay }) => ({
    pension_1: levy(
      upTo(excess(pay, relief(figures, pay)), figures.ceiling),
      { employee: figures.pension_1 },
      toCent,
    ),
    pension_2: levy(upTo(pay, figures.ceiling), { employee: figures.pension_2 }, toCent),
    health: first_job ? noShare : levy(wholePay(pay), { employer: figures.health }, toCent),
  }));
}

/** Contributions of Croatia: an employee who is insured in both pillars of pension insurance. */
export const hrContributions = defineContributions({
  data,
  contributions: {
    pension_1: "Pension insurance, first pillar (I. stup)",
    pension_2: "Pension insurance, second pillar (II. stup)",
    health: "Health insurance (zdravstveno osiguranje)",
  },
  options,
  person,
  // Income Tax Act: pension contributions are deductible.
  deductible: (paid) => add(paid.pension_1.employee, paid.pension_2.employee),
});

/** Croatia with the rates of income tax where a municipality has set none. */
export const hrPay: PayJurisdiction = definePay(hr, hrContributions);
