import {
  add,
  atLeastZero,
  compare,
  countSteps,
  divide,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  isZero,
  larger,
  multiply,
  roundTo,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, tariffTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { disqualifiedIncome } from "../us/federal/income.ts";
import { employeeContributions } from "../us/federal/payroll.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeMatch, isWithin, retirementOfEach } from "../us/states/itemized-parts.ts";
import { incomeOfEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMoFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  // A declaration is due from 100 on (section 143.521, RSMo), but no penalty below 500.
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Form MO-2210, lines 2 to 6 (read in a published copy of 2021)",
      url: "https://fill.io/2021-Underpayment-of-Estimated-Tax-By-Individuals-Form",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Missouri. */
export const usMo: Jurisdiction = defineState({
  data,
  localTaxation: { base: "earnings", levied: "Kansas City and St. Louis tax wages and profits" },
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { income, context } = state;
    const federal = state.federal();
    const reported = atLeastZero(state.filed.income.capitalGain);
    const gains = multiply(reported, exact(figures.gain_subtraction));
    const own = subtract(income, gains);
    const exempt = exemptRetirement(state);
    const net = atLeastZero(subtract(own, exempt.business));
    // MO-1040, worksheet of line 9: the tax on line 22 of Form 1040, less its lines 27 and 29. The
    // child credit on its line 28 and the care credit of 2021 on schedule 3 do not lessen it.
    const paid = excess(federal.taxAfterCredits, federal.credits.earnedIncomeCredit);
    // RSMo 143.171.2: 35 % up to and including 25,000, and so on.
    const share = lookup(atLeastZero(own), figures.federal_tax_share);
    const federalTax = smaller(multiply(paid, share), state.amount(figures.federal_tax_cap));
    state.deducted("federal_income_tax_deduction", federalTax, "federal_tax_share");
    const isHead = context.status === "head_of_household" || context.status === "surviving_spouse";
    const head = isHead ? exact(figures.head_exemption) : zero;
    const taxableIncome = excess(
      net,
      sum([deductionOf(state), exempt.retirement, federalTax, head]),
    );
    const credit = workingFamiliesCredit(state);
    const property = propertyTaxCredit(state);
    // The working families credit is not paid out: it is limited to the tax here, so that the tax
    // after credits stays the tax before any match of the earned income credit.
    // RSMo 143.177.3, Form MO-WFTC line 8: to what all other credits leave of it.
    const after = (tax: Exact) => ({
      tax,
      refundable: {
        working_families_credit: smaller(credit, excess(tax, property)),
        property_tax_credit: property,
      },
    });
    const shares = incomeOfEach(state).map((part) =>
      atLeastZero(subtract(part, multiply(gains, half))),
    );
    if (spouseShares(state) === undefined || isZero(sum(shares))) {
      return { taxableIncome, ...after(taxOf(state, taxableIncome)) };
    }
    // Form MO-1040, lines 1 to 7: each spouse is taxed on the share of the joint taxable income
    // that the own Missouri income has, with the taxable benefits. A loss has none.
    const parts = shares.map((part) => divide(multiply(taxableIncome, part), sum(shares)));
    return { taxableIncome, ...after(sum(parts.map((part) => taxOf(state, part)))) };
  },
});

function taxOf(state: StateCase<UsMoFigures>, base: Exact): Exact {
  const { figures, context } = state;
  const least = exact(figures.minimum_taxable_income ?? 0);
  return compare(base, least) <= 0 ? zero : tariffTax(base, figures.rates, context.trace, "rates");
}

/**
 * RSMo 143.124, 143.125, 143.174 and 143.022: pensions, benefits, military retirement pay and
 * profits that are not taxed.
 */
function exemptRetirement(state: StateCase<UsMoFigures>): {
  readonly retirement: Exact;
  readonly business: Exact;
} {
  const { figures, filed, income } = state;
  const limit = state.amount(figures.private_pension_income);
  const overLimit = excess(subtract(income, filed.taxableBenefits), limit);
  const most = exact(figures.private_pension);
  const capped = sum(otherPensionsOfEach(state).map((pensions) => smaller(pensions, most)));
  const military = militaryExclusion(state);
  const retirement = sum([excess(capped, overLimit), exemptBenefits(state), military]);
  const profits = sum(filed.income.profits.map(atLeastZero));
  const business = multiply(profits, exact(figures.business_deduction ?? 0));
  if (retirement.numerator > 0)
    state.line("exempt_retirement_income", retirement, "private_pension");
  return { retirement, business };
}

/** The taxable benefits of each person from 62, by their shares of all benefits. */
function exemptBenefits(state: StateCase<UsMoFigures>): Exact {
  const { figures, filed, income, inputs } = state;
  if (filed.taxableBenefits.numerator === 0) return zero;
  const people = retirementOfEach(state);
  const old = people.filter(({ age }) => age >= figures.benefits_age);
  const share = divide(sum(old.map(({ benefits }) => benefits)), inputs.socialSecurity);
  const benefits = multiply(filed.taxableBenefits, share);
  const limit = figures.benefits_income;
  return limit === undefined ? benefits : excess(benefits, excess(income, state.amount(limit)));
}

/**
 * RSMo 143.111 and 143.141: the deduction of the federal return; itemized ones without state taxes
 * on income and with the taxes on earnings. Of taxes beyond the federal cap, the worksheet of MO-A,
 * part 2, takes out the share that income taxes are of all.
 */
function deductionOf(state: StateCase<UsMoFigures>): Exact {
  const { filed } = state;
  const offered = offeredDeductions(state);
  if (offered === undefined || !filed.itemizes) return filed.deduction;
  const ofEmployees = filed.income.wages.map((earned) =>
    employeeContributions(filed.figures, earned),
  );
  const added = sum([...ofEmployees, filed.payroll.selfEmploymentTax]);
  const { incomeTax, propertyTax } = offered;
  const paid = add(incomeTax, propertyTax);
  const taken = isPositive(paid)
    ? multiply(filed.itemized?.taxes ?? zero, divide(incomeTax, paid))
    : zero;
  return larger(filed.standardDeduction, add(subtract(filed.deduction, taken), added));
}

/**
 * RSMo 143.177: a share of the federal earned income credit, within the tax, with a limit of its own
 * for investment income.
 */
function workingFamiliesCredit(state: StateCase<UsMoFigures>): Exact {
  const { earned_income_match: match, earned_income_investment_limit: limit } = state.figures;
  if (match === undefined || limit === undefined) return zero;
  const isOver = compare(disqualifiedIncome(state.filed.income), exact(limit)) > 0;
  return isOver ? zero : earnedIncomeMatch(state, match);
}

/**
 * RSMo 135.010 to 135.035: the property tax of a home at 65, less a share of the income that rises
 * with each step of income.
 */
function propertyTaxCredit(state: StateCase<UsMoFigures>): Exact {
  const { figures, filed, inputs, context, income } = state;
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  if (paid.numerator === 0 || state.aged() === 0 || context.status === "married_separate")
    return zero;
  const isJoint = context.status === "married_joint";
  const untaxed = add(
    subtract(filed.income.socialSecurity, filed.taxableBenefits),
    filed.income.taxExemptInterest,
  );
  const offset = exact(isJoint ? figures.property_credit_joint_offset : 0);
  const whole = excess(add(income, untaxed), offset);
  const limit = isJoint ? figures.property_credit_income_joint : figures.property_credit_income;
  if (!isWithin(whole, exact(limit))) return zero;
  // The chart of the credit has rows of tax and of income, each at its middle.
  const row = figures.property_credit_chart_step;
  const rows = countSteps(smaller(paid, exact(figures.property_credit_most)), exact(row), "ceil");
  const counted = subtract(multiply(rows, exact(row)), exact(Math.floor(row / 2)));
  const start = exact(figures.property_credit_start);
  const step = exact(figures.property_credit_step);
  const steps = countSteps(excess(whole, start), step, "ceil");
  const middle = add(start, multiply(step, subtract(steps, half)));
  const share = multiply(steps, exact(figures.property_credit_per_step));
  const credit = roundTo(excess(counted, multiply(middle, share)), exact(1), "half_up");
  return state.line("property_tax_credit", credit, "property_credit_most");
}
