import {
  add,
  atLeastZero,
  type Exact,
  excess,
  half,
  multiply,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { type AdjustedIncome, adjustedIncome } from "./adjustments.ts";
import { type FederalCredits, federalCredits } from "./credits.ts";
import { charityBeforeIncome, standardDeductionOf } from "./deductions.ts";
import {
  both,
  disqualifiedIncome,
  type FederalIncome,
  federalIncome,
  type OfEach,
} from "./income.ts";
import { type ItemizedDeductions, itemizedDeductions } from "./itemized.ts";
import { withLimitedLosses } from "./limited-losses.ts";
import { employeeContributions, type PayrollTaxes, payrollTaxes } from "./payroll.ts";
import { type Schedule1A, schedule1A } from "./schedule-1a.ts";
import { netInvestmentTax } from "./tax-on-income.ts";
import { leastTaxed, type ReturnParts, type TaxedIncome } from "./taxed-income.ts";

/** A federal return: the main lines of Form 1040. */
export interface FederalReturn extends TaxedIncome, AdjustedIncome {
  readonly figures: UsFigures;
  readonly income: FederalIncome;
  /** Wages and profits, less half of the self-employment tax, of each spouse. */
  readonly earned: OfEach;
  readonly earnedIncome: Exact;
  readonly schedule1A: Schedule1A;
  /** The standard deduction of the filing status, with the additions for age. */
  readonly standardDeduction: Exact;
  readonly itemized: ItemizedDeductions | undefined;
  readonly taxAfterCredits: Exact;
  readonly credits: FederalCredits;
  /** With three or more children, these taxes limit the refund of the child credit. */
  readonly socialSecurityTaxes: () => Exact;
  readonly payroll: PayrollTaxes;
  readonly netInvestmentTax: Exact;
  /** Every tax of the return, less every credit; negative if more is paid out. */
  readonly total: Exact;
}

/**
 * The federal return of a request, from the federal figures of its year. Its lines in the trace
 * need the scope of these figures.
 */
export function federalReturn(context: CalculationContext, figures: UsFigures): FederalReturn {
  const { trace } = context;
  const income = withLimitedLosses(context, figures, federalIncome(context, figures));
  const payroll = payrollTaxes(context, figures, income);
  const halves = income.isWagesAlone ? payroll.ofEach : halvesOf(payroll.ofEach);
  const adjusted = adjustedIncome(context, figures, income, halves);
  const { taxableBenefits, qualifiedBusinessIncome } = adjusted;
  const standardDeduction = standardDeductionOf(context, figures);
  const offered = afterCharity(context, figures, adjusted, standardDeduction);
  const { itemized, adjustedGrossIncome } = offered;
  trace.line("adjusted_gross_income", adjustedGrossIncome);
  const additional = schedule1A(context, figures, income, adjustedGrossIncome);
  const parts: ReturnParts = {
    income,
    adjustedGrossIncome,
    standardDeduction,
    additional,
    qualifiedBusinessIncome: subtract(qualifiedBusinessIncome, additional.tipsOfBusiness),
  };
  const taxed = leastTaxed(context, figures, parts, itemized);
  const earned = income.isWagesAlone ? income.wages : earnedOfEach(income, halves);
  const earnedIncome = atLeastZero(both(earned));
  const socialSecurityTaxes = () =>
    add(both(halves), sum(income.wages.map((wages) => employeeContributions(figures, wages))));
  const credits = federalCredits(context, figures, {
    adjustedGrossIncome,
    earned,
    earnedIncome,
    disqualifiedIncome: disqualifiedIncome(income),
    untaxedBenefits: subtract(income.socialSecurity, taxableBenefits),
    socialSecurityTaxes,
    tax: taxed.taxBeforeCredits,
  });
  const investmentTax = netInvestmentTax(context, figures, adjustedGrossIncome, income);
  const taxAfterCredits = excess(taxed.taxBeforeCredits, credits.nonRefundable);
  const taxes = sum([
    taxAfterCredits,
    investmentTax,
    payroll.selfEmploymentTax,
    payroll.additionalMedicareTax,
  ]);
  return {
    ...taxed,
    ...adjusted,
    figures,
    income,
    earned,
    earnedIncome,
    schedule1A: additional,
    adjustedGrossIncome,
    standardDeduction,
    itemized,
    taxAfterCredits,
    credits,
    socialSecurityTaxes,
    payroll,
    netInvestmentTax: investmentTax,
    total: subtract(taxes, credits.refundable),
  };
}

/** The deductions by kind, or the gift in their place that reduces the income itself (2020). */
function afterCharity(
  context: CalculationContext,
  figures: UsFigures,
  { adjustedGrossIncome: income }: AdjustedIncome,
  standardDeduction: Exact,
): Pick<FederalReturn, "itemized" | "adjustedGrossIncome"> {
  const itemized = itemizedDeductions(context, figures, income, context.otherTax ?? zero);
  const most = figures.charity_adjustment?.[context.status];
  const gift = charityBeforeIncome(context, most, itemized?.total, standardDeduction);
  if (gift.numerator === 0) return { itemized, adjustedGrossIncome: income };
  return { itemized: undefined, adjustedGrossIncome: subtract(income, gift) };
}

function halvesOf([taxpayer, spouse]: OfEach): OfEach {
  return [multiply(taxpayer, half), multiply(spouse, half)];
}

function earnedOfEach({ wages, profits }: FederalIncome, halves: OfEach): OfEach {
  return [
    subtract(add(wages[0], profits[0]), halves[0]),
    subtract(add(wages[1], profits[1]), halves[1]),
  ];
}

/** An amount that most returns do not have. */
function whereAny<Shown>(
  name: string,
  amount: Exact,
  show: (amount: Exact) => Shown,
): Readonly<Record<string, Shown>> {
  return amount.numerator > 0 ? { [name]: show(amount) } : {};
}

/** The amounts of a return as an answer names them. */
export function componentsOf<Shown>(
  filed: FederalReturn,
  show: (amount: Exact) => Shown,
): Readonly<Record<string, Shown>> {
  const { credits, payroll, taxAfterCredits } = filed;
  return {
    adjusted_gross_income: show(filed.adjustedGrossIncome),
    taxable_income: show(filed.taxableIncome),
    tax_before_credits: show(filed.taxBeforeCredits),
    alternative_minimum_tax: show(filed.alternativeMinimumTax),
    credits: show(subtract(filed.taxBeforeCredits, taxAfterCredits)),
    tax_after_credits: show(taxAfterCredits),
    refundable_credits: show(credits.refundable),
    earned_income_credit: show(credits.earnedIncomeCredit),
    ...whereAny("education_credits", credits.educationCredits.nonRefundable, show),
    ...whereAny("american_opportunity_refund", credits.educationCredits.refundable, show),
    ...whereAny("savers_credit", credits.saversCredit, show),
    income_tax_after_all_credits: show(subtract(taxAfterCredits, credits.refundable)),
    self_employment_tax: show(payroll.selfEmploymentTax),
    net_investment_income_tax: show(filed.netInvestmentTax),
    additional_medicare_tax: show(payroll.additionalMedicareTax),
  };
}
