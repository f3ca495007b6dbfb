import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { type AdjustedIncome, adjustedIncome } from "./adjustments.ts";
import { type CreditBase, type FederalCredits, federalCredits } from "./credits.ts";
import { standardDeductionOf } from "./deductions.ts";
import { both, type FederalIncome, federalIncome, type OfEach } from "./income.ts";
import { type ItemizedDeductions, itemizedDeductions } from "./itemized.ts";
import { withLimitedLosses } from "./limited-losses.ts";
import { payrollTaxes } from "./payroll.ts";
import { type Schedule1A, schedule1A } from "./schedule-1a.ts";
import { netInvestmentTax } from "./tax-on-income.ts";
import { leastTaxed, type ReturnParts, type TaxedIncome } from "./taxed-income.ts";

/** A federal return: the main lines of Form 1040. */
export interface FederalReturn extends TaxedIncome, AdjustedIncome, CreditBase {
  readonly figures: UsFigures;
  readonly schedule1A: Schedule1A;
  /** The standard deduction of the filing status, with the additions for age. */
  readonly standardDeduction: Exact;
  readonly itemized: ItemizedDeductions | undefined;
  readonly taxAfterCredits: Exact;
  readonly credits: FederalCredits;
  readonly netInvestmentTax: Exact;
  /** Every tax of the return, less every credit; negative if more is paid out. */
  readonly total: Exact;
}

/**
 * The federal return of a request, from the federal figures of its year. Its lines in the trace
 * need the scope of these figures.
 */
// long: a third is the object. Every request makes it twice, and a spread takes several times as
// long.
export function federalReturn(context: CalculationContext, figures: UsFigures): FederalReturn {
  const { trace, otherTax = zero } = context;
  const income = withLimitedLosses(context, figures, federalIncome(context, figures));
  const payroll = payrollTaxes(context, figures, income);
  const halves = income.isWagesAlone ? payroll.ofEach : halvesOf(payroll.ofEach);
  const adjusted = adjustedIncome(context, figures, income, halves);
  const { taxableBenefits, qualifiedBusinessIncome } = adjusted;
  const standardDeduction = standardDeductionOf(context, figures);
  const gift = charityAdjustment(context, figures, adjusted, standardDeduction);
  const adjustedGrossIncome = subtract(adjusted.adjustedGrossIncome, gift);
  trace.line("adjusted_gross_income", adjustedGrossIncome);
  const itemized =
    gift.numerator > 0
      ? undefined
      : itemizedDeductions(context, figures, adjustedGrossIncome, otherTax);
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
  const credits = federalCredits(context, figures, {
    income,
    adjustedGrossIncome,
    taxableBenefits,
    earned,
    earnedIncome,
    payroll,
    taxBeforeCredits: taxed.taxBeforeCredits,
  });
  const investmentTax = netInvestmentTax(context, figures, adjustedGrossIncome, income);
  const taxAfterCredits = excess(taxed.taxBeforeCredits, credits.nonRefundable);
  const payrollTax = add(payroll.selfEmploymentTax, payroll.additionalMedicareTax);
  const taxes = add(add(taxAfterCredits, investmentTax), payrollTax);
  return {
    itemizes: taxed.itemizes,
    deduction: taxed.deduction,
    seniorDeduction: taxed.seniorDeduction,
    businessIncomeDeduction: taxed.businessIncomeDeduction,
    taxableIncome: taxed.taxableIncome,
    ordinaryTax: taxed.ordinaryTax,
    alternativeMinimumTax: taxed.alternativeMinimumTax,
    taxBeforeCredits: taxed.taxBeforeCredits,
    taxableBenefits,
    adjustments: adjusted.adjustments,
    untaxedUnemployment: adjusted.untaxedUnemployment,
    qualifiedBusinessIncome,
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
    payroll,
    netInvestmentTax: investmentTax,
    total: subtract(taxes, credits.refundable),
  };
}

/**
 * 26 U.S.C. 62(a)(22), in 2020: gifts in cash of those who do not itemize reduce the adjusted gross
 * income itself. Who has larger deductions by kind is taken to itemize.
 */
function charityAdjustment(
  context: CalculationContext,
  figures: UsFigures,
  { adjustedGrossIncome }: AdjustedIncome,
  standardDeduction: Exact,
): Exact {
  const { inputs, status, trace, otherTax = zero } = context;
  const most = figures.charity_adjustment?.[status];
  const given = inputs.itemized?.charity ?? 0;
  if (most === undefined || given === 0) return zero;
  const gift = smaller(exact(given), exact(most));
  const quiet = { ...context, trace: silentTrace };
  const itemized = itemizedDeductions(quiet, figures, adjustedGrossIncome, otherTax);
  if (itemized && compare(itemized.total, add(standardDeduction, gift)) > 0) return zero;
  trace.line("charity_adjustment", gift, "charity_adjustment");
  return gift;
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

/** The amounts of a return as an answer names them. */
export function componentsOf<Shown>(
  filed: FederalReturn,
  show: (amount: Exact) => Shown,
): Readonly<Record<string, Shown>> {
  const { credits, payroll, taxAfterCredits } = filed;
  const { nonRefundable: forEducation, refundable: educationRefund } = credits.educationCredits;
  const named: Record<string, Shown> = {
    adjusted_gross_income: show(filed.adjustedGrossIncome),
    taxable_income: show(filed.taxableIncome),
    tax_before_credits: show(filed.taxBeforeCredits),
    alternative_minimum_tax: show(filed.alternativeMinimumTax),
    credits: show(subtract(filed.taxBeforeCredits, taxAfterCredits)),
    tax_after_credits: show(taxAfterCredits),
    refundable_credits: show(credits.refundable),
    earned_income_credit: show(credits.earnedIncomeCredit),
  };
  // Most returns do not have these.
  if (forEducation.numerator > 0) named.education_credits = show(forEducation);
  if (educationRefund.numerator > 0) named.american_opportunity_refund = show(educationRefund);
  if (credits.saversCredit.numerator > 0) named.savers_credit = show(credits.saversCredit);
  named.income_tax_after_all_credits = show(subtract(taxAfterCredits, credits.refundable));
  named.self_employment_tax = show(payroll.selfEmploymentTax);
  named.net_investment_income_tax = show(filed.netInvestmentTax);
  named.additional_medicare_tax = show(payroll.additionalMedicareTax);
  return named;
}
