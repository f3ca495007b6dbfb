import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  isPositive,
  multiply,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, rateOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  above,
  employeeTotal,
  levy,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import { figuresOf } from "../../engine/figures.ts";
import type { Calculation } from "../../engine/jurisdiction.ts";
import { data, type ItContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { it } from "./rules.ts";

const options = {
  cigs: flagOption(
    "Whether the employer falls under extraordinary wage supplementation (CIGS), which adds 0.3 points to the employee's rate.",
    false,
  ),
  insured_before_1996: flagOption(
    "Whether the first insurance was before 1996, so that contributions have no ceiling.",
    false,
  ),
  employer_rate: yearRateOption(
    "Rate of all INPS contributions of the employer together, by sector, size and grade. Default: the rate of commerce.",
  ),
  include_tfr: flagOption("Whether the year's severance accrual is part of the cost.", true),
  tfr_less_half_point: flagOption(
    "Whether the half point of the contribution base that the employer has paid to INPS is deducted from the severance accrual.",
    false,
  ),
  accident_rate: rateOption("Premium of INAIL for work accidents, by tariff and employer.", 0),
};

type Return = ReturnContext<ItContributions, typeof options>;
type Person = PersonContext<ItContributions, typeof options>;

/**
 * The relief of 2024 on one monthly salary: percentage points of the rate, by the pay of the month.
 */
function relief({ ivs_relief: rows }: ItContributions, pay: Exact): Exact {
  const row = rows?.find(({ up_to }) => compare(pay, exact(up_to)) <= 0);
  return row === undefined ? zero : toCent(multiply(pay, exact(row.rate)));
}

/**
 * Law 213/2023, article 1, paragraph 15: it applies to the twelve ordinary salaries, not to the
 * 13th and 14th.
 */
function reliefOfYear({ each }: Person): { ivs_relief_2024?: Share } {
  return each({ period: "month", extras: [12, 6] }, ({ figures, pay, isExtra }) => {
    const less = isExtra ? zero : relief(figures, pay);
    if (!isPositive(less)) return {};
    const share = { employee: subtract(zero, less), employer: zero, base: pay, isCapped: false };
    return { ivs_relief_2024: share };
  });
}

/** The limits apply to the year, because months are settled over the year. */
function person(context: Person) {
  const { each, options } = context;
  const year = each("year", ({ figures, pay }) => {
    const { first_band, ceiling } = figures.limits;
    const limit = options.insured_before_1996 ? null : ceiling;
    const base = upTo(pay, limit);
    const { rate, cigs } = figures.ivs_employee;
    const employer = options.employer_rate ?? exact(figures.inps_employer);
    return {
      ivs_employee: levy(base, { employee: options.cigs ? cigs : rate }, toCent),
      ivs_additional: levy(
        above(pay, first_band, limit),
        { employee: figures.ivs_additional },
        toCent,
      ),
      inps_employer: levy(base, { employer }, toCent),
      tfr: severance(figures, pay, context),
      inail: levy(wholePay(pay), { employer: options.accident_rate }, toCent),
    };
  });
  return { ...year, ...reliefOfYear(context) };
}

/** Codice civile, article 2120: the pay of the year divided by 13.5. */
function severance({ tfr, limits }: ItContributions, pay: Exact, { options }: Person): Share {
  const none = levy(wholePay(pay), {}, toCent);
  if (!options.include_tfr) return none;
  const { amount } = upTo(pay, options.insured_before_1996 ? null : limits.ceiling);
  const recovered = options.tfr_less_half_point ? multiply(amount, exact(tfr.recovered)) : zero;
  return { ...none, employer: toCent(subtract(divide(pay, exact(tfr.divisor)), recovered)) };
}

/** Law 207/2024, article 1, paragraph 4: one rate on the whole employment income. */
function taxFreeSum(income: Exact, { figures: { tax_free_sum: sum } }: Return): Exact {
  if (sum === undefined || compare(income, exact(sum.income_to)) > 0) return zero;
  const row = sum.rates.find(({ up_to }) => compare(income, exact(up_to)) <= 0);
  return row === undefined ? zero : toCent(multiply(income, exact(row.rate)));
}

/**
 * Decree-law 3/2020: paid if the gross tax exceeds the employee credit less 75. Above 15,000 it
 * depends on other credits that are not loaded, so it is zero there.
 */
function integration(tax: Calculation, income: Exact, context: Return): Exact {
  const { amount, full_to } = context.figures.integration;
  if (compare(income, exact(full_to)) > 0) return zero;
  return compare(grossTax(tax), paidAbove(context)) > 0 ? exact(amount) : zero;
}

/** The gross tax above which the integration is paid. */
function paidAbove({ figures, year }: Return): Exact {
  const { flat } = figuresOf(taxData, year).values.employee_credit;
  return exact(flat - figures.integration.margin);
}

const grossTax = (tax: Calculation): Exact => amountsOf(tax).tax_before_credits ?? zero;
const incomeOf = (tax: Calculation): Exact => amountsOf(tax).taxable_income ?? zero;

/** Italy: an employee of a private firm who is insured with INPS. */
export const itPay: PayJurisdiction = definePay(
  it,
  defineContributions({
    data,
    contributions: {
      ivs_employee: "Pension insurance, employee (IVS)",
      ivs_additional: "Additional 1 % above the first pension band",
      ivs_relief_2024: "Relief of the employee's contribution in 2024 (esonero contributivo)",
      inps_employer: "Social contributions of the employer (INPS)",
      tfr: "Severance accrual (trattamento di fine rapporto)",
      inail: "Work accident insurance (INAIL)",
    },
    figureOf: { ivs_relief_2024: "ivs_relief" },
    options,
    inputs: ["local_tax_rate"],
    salaries: [13, 12, 14],
    // The relief of 2024 is rounded to the cent in each of twelve months, and tax-free sums are
    // rounded to the cent.
    coarseness: 0.15,
    person,
    jumps: [
      { by: 1200, when: (tax, context) => isPositive(subtract(grossTax(tax), paidAbove(context))) },
      // The further credit begins where the tax-free sum ends; 65 more begin above 25,000.
      { by: 1000, when: (tax) => compare(incomeOf(tax), exact(20_000)) > 0 },
      { by: 65, when: (tax) => compare(incomeOf(tax), exact(25_000)) > 0 },
    ],
    // TUIR article 51, paragraph 2 (a).
    deductible: (paid: Paid<string>) => employeeTotal(paid),
    additions: (tax, _paid, context) => {
      const income = incomeOf(tax);
      return add(taxFreeSum(income, context), integration(tax, income, context));
    },
    localTax: (tax, _paid, { inputs, assume }) => {
      if (inputs.localTaxRate === undefined) {
        assume(
          "Italy: the regional and municipal surcharges are not included. Send their sum as local_tax_rate, such as 0.02.",
        );
      }
      // The surcharges are due where income tax is due.
      return isPositive(tax.taxDue) ? multiply(incomeOf(tax), inputs.localTaxRate ?? zero) : zero;
    },
  }),
);
