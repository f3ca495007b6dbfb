import {
  compare,
  type Exact,
  exact,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { yearRateOption } from "../../engine/contributions/options.ts";
import { downToUnit, roundingHalfDown, unrounded } from "../../engine/contributions/rounding.ts";
import {
  above,
  addShares,
  levy,
  noShare,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { amountsOf } from "../../engine/define-jurisdiction.ts";
import { figuresOf } from "../../engine/figures.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data, type SeContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { basicAllowance, se } from "./rules.ts";

const options = {
  burial_rate: yearRateOption(
    "Rate of the burial fee where the municipality runs the cemeteries (Stockholm 0.0007, Tranås 0.00285 in 2026). Default: the rate of the rest of the country.",
  ),
};

type Context = PersonContext<SeContributions, typeof options>;

/** To the nearest hundred; fifty is rounded down (SFS 1994:1744, s 6). */
const toHundred = /* @__PURE__ */ roundingHalfDown(100);

/**
 * The pension fee on the earnings up to the ceiling. The earnings are rounded down to a hundred.
 */
function pensionFee({ figures, year, gross }: Context): Share {
  const { pension_fee: rule, price_base } = figuresOf(taxData, year).values;
  const earnings = roundTo(gross, exact(100), "floor");
  const least = multiply(exact(rule.from_price_bases), exact(price_base));
  if (compare(earnings, least) < 0) return noShare;
  return levy(upTo(earnings, figures.pension_fee.upper), { employee: rule.rate }, toHundred);
}

/**
 * The employer pays a lower rate for old employees and, from April 2026, for young employees on a
 * part of the pay.
 */
function employer({ employer_contributions: rule }: SeContributions, pay: Exact, age = 40): Share {
  if (age >= rule.older_from) return levy(wholePay(pay), { employer: rule.older }, unrounded);
  const { young, rate } = rule;
  if (young === undefined || age < young.from || age > young.to) {
    return levy(wholePay(pay), { employer: rate }, unrounded);
  }
  return addShares(
    levy(upTo(pay, young.upper), { employer: young.rate }, unrounded),
    levy(above(pay, young.upper), { employer: rate }, unrounded),
  );
}

function person(context: Context) {
  const { each, figures, inputs, options, year, age } = context;
  const income = netIncome(inputs);
  const taxable = subtract(income, basicAllowance(figuresOf(taxData, year).values, income));
  const { rate, maximum } = figures.public_service_fee;
  const service = levy(wholePay(taxable), { employee: rate }, downToUnit);
  const isAdult = age === undefined || age > 18;
  return {
    pension_fee: pensionFee(context),
    burial_fee: levy(
      wholePay(taxable),
      { employee: options.burial_rate ?? figures.burial_fee },
      downToUnit,
    ),
    public_service_fee: isAdult
      ? { ...service, employee: smaller(service.employee, exact(maximum)) }
      : noShare,
    ...each("month", ({ figures, pay }) => ({
      employer_contributions: employer(figures, pay, age),
    })),
  };
}

/** Sweden: an employee of a firm without a collective agreement, and not a member of a church. */
export const sePay: PayJurisdiction = definePay(
  se,
  defineContributions({
    data,
    contributions: {
      pension_fee: "General pension fee (allmän pensionsavgift)",
      burial_fee: "Burial fee (begravningsavgift)",
      public_service_fee: "Public service fee (public service-avgift)",
      employer_contributions:
        "Employer contributions and general payroll levy (arbetsgivaravgifter, allmän löneavgift)",
    },
    options,
    inputs: ["age"],
    // The work credit uses earnings rounded down to a hundred, and the basic allowance is rounded
    // up to a hundred.
    coarseness: 60,
    person,
    // Income Tax Act chapter 67: a credit of the whole pension fee reduces the municipal and state
    // tax. `tax_due` of the income tax includes neither the fee nor the credit. Here the fee is a
    // contribution, so the credit lowers the tax.
    incomeTax: (taxOn, inputs, { pension_fee: fee }) => {
      const calculation = taxOn(inputs);
      const notGivenBack = amountsOf(calculation).pension_fee ?? zero;
      const credit = subtract(fee.employee, notGivenBack);
      return {
        ...calculation,
        taxDue: subtract(calculation.taxDue, credit),
        components: (show) => {
          return { ...calculation.components(show), pension_fee_credit: show(credit) };
        },
      };
    },
  }),
);
