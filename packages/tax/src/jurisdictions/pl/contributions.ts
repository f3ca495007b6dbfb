import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  sum,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { type Base, levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { data, type PlContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { pl } from "./rules.ts";

const options = {
  accident_rate: yearRateOption(
    "Rate of work accident insurance, 0.0067 to 0.0333 by the activity of a larger employer; without it 0.0167, that of employers of up to nine people.",
  ),
  ppk: flagOption("Whether the employee takes part in an employee capital plan (PPK).", false),
};

type Context = PersonContext<PlContributions, typeof options>;
type Ids =
  | "pension"
  | "disability"
  | "sickness"
  | "health"
  | "accident"
  | "labour_fund"
  | "fgsp"
  | "ppk_employee"
  | "ppk_employer";

/**
 * Act on the social insurance system, article 19: contributions are due until the pay of the year
 * reaches the limit.
 */
function cappedBase(pay: Exact, paidBefore: Exact, limit: number): Base {
  const rest = excess(exact(limit), paidBefore);
  return { amount: smaller(pay, rest), isCapped: compare(pay, rest) > 0 };
}

/**
 * Act on health care benefits, article 83: never more than the advance of income tax under the law
 * of 31 December 2021.
 */
function healthInsurance({ health, health_limit: limit }: PlContributions, base: Exact) {
  const share = levy(wholePay(base), { employee: health }, toCent);
  const taxed = roundTo(excess(base, exact(limit.costs)), one, "half_up");
  const advance = excess(multiply(taxed, exact(limit.rate)), exact(limit.reduction));
  return { ...share, employee: smaller(share.employee, toCent(advance)) };
}

function person({ each, options: { accident_rate, ppk } }: Context) {
  return each({ period: "month", inOrder: true }, ({ figures, pay, paidBefore }) => {
    const capped = cappedBase(pay, paidBefore, figures.annual_limit);
    const all = wholePay(pay);
    const pension = levy(capped, figures.pension, toCent);
    const disability = levy(capped, figures.disability, toCent);
    const sickness = levy(all, { employee: figures.sickness }, toCent);
    const social = sum([pension.employee, disability.employee, sickness.employee]);
    const { rate, minimum_wage } = figures.labour_fund;
    return {
      pension,
      disability,
      sickness,
      health: healthInsurance(figures, subtract(pay, social)),
      accident: levy(all, { employer: accident_rate ?? figures.accident }, toCent),
      labour_fund:
        compare(pay, exact(minimum_wage)) >= 0 ? levy(all, { employer: rate }, toCent) : noShare,
      fgsp: levy(all, { employer: figures.fgsp }, toCent),
      ppk_employee: ppk ? levy(all, { employee: figures.ppk.employee }, toCent) : noShare,
      ppk_employer: ppk ? levy(all, { employer: figures.ppk.employer }, toCent) : noShare,
    };
  });
}

/** The flat costs of each earner, from the figures of the income tax. */
function employeeCosts({ year, wages, trace }: ReturnContext<PlContributions>): Exact {
  const costs = figuresOf(taxData, year).values.employee_costs;
  const all = multiply(exact(costs), exact(wages.length));
  trace.enter(taxData, year);
  trace.deducted("employee_costs", all, "employee_costs");
  return all;
}

/** Poland: an employee under an employment contract, below 55. */
export const plPay: PayJurisdiction = definePay(
  pl,
  defineContributions({
    data,
    contributions: {
      pension: "Pension insurance (ubezpieczenie emerytalne)",
      disability: "Disability insurance (ubezpieczenie rentowe)",
      sickness: "Sickness insurance (ubezpieczenie chorobowe)",
      health: "Health insurance (ubezpieczenie zdrowotne)",
      accident: "Work accident insurance (ubezpieczenie wypadkowe)",
      labour_fund: "Labour Fund and Solidarity Fund (Fundusz Pracy, Fundusz Solidarnościowy)",
      fgsp: "Guaranteed Employee Benefits Fund (FGŚP)",
      ppk_employee: "Employee capital plan, employee (PPK)",
      ppk_employer: "Employee capital plan, employer (PPK)",
    },
    figureOf: { ppk_employee: "ppk", ppk_employer: "ppk" },
    options,
    // Each month is rounded to the grosz. How the months up to the annual limit are rounded depends
    // on the pay.
    coarseness: 2,
    person,
    // PIT act article 26 (1) 2: pension, disability and sickness insurance are deductible. Health
    // insurance is not, since 2022.
    deductible: (paid) => social(paid),
    // The rules of the income tax would calculate the contributions again, on the income of the
    // return. So they receive the income net of contributions and costs. The employer's payments
    // into a capital plan are taxable income.
    incomeTax: (taxOn, inputs, paid, context) =>
      taxOn({
        ...inputs,
        basis: "taxable_income",
        grossIncome: add(inputs.grossIncome, paid.ppk_employer.employer),
        deductions: add(inputs.deductions, employeeCosts(context)),
      }),
  }),
);

function social(paid: Paid<Ids>): Exact {
  return sum([paid.pension.employee, paid.disability.employee, paid.sickness.employee]);
}
