import {
  add,
  atLeastZero,
  compare,
  type Exact,
  excess,
  half,
  multiply,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { type Adjustments, adjustedIncome } from "./adjustments.ts";
import { businessIncomeDeduction } from "./business-income.ts";
import { type FederalCredits, federalCredits } from "./credits.ts";
import { charityWithoutItemizing, seniorDeductionOf, standardDeductionOf } from "./deductions.ts";
import {
  both,
  disqualifiedIncome,
  type FederalIncome,
  federalIncome,
  type OfEach,
} from "./income.ts";
import { type ItemizedDeductions, itemizedDeductions } from "./itemized.ts";
import { employeeContributions, type PayrollTaxes, payrollTaxes } from "./payroll.ts";
import { type Schedule1A, schedule1A } from "./schedule-1a.ts";
import { alternativeMinimumTax, netInvestmentTax, taxOnIncome } from "./tax-on-income.ts";

/** A federal return: the main lines of Form 1040. */
export interface FederalReturn extends TaxedIncome {
  readonly figures: UsFigures;
  readonly income: FederalIncome;
  /** Wages and profits, less half of the self-employment tax, of each spouse. */
  readonly earned: OfEach;
  readonly earnedIncome: Exact;
  readonly taxableBenefits: Exact;
  /** Without half of the self-employment tax. */
  readonly adjustments: Adjustments;
  readonly schedule1A: Schedule1A;
  readonly adjustedGrossIncome: Exact;
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

/** The income after deductions, and the tax on it before credits. */
interface TaxedIncome {
  readonly itemizes: boolean;
  /** The deduction that is used: the standard or the itemized ones. */
  readonly deduction: Exact;
  readonly seniorDeduction: Exact;
  readonly businessIncomeDeduction: Exact;
  readonly taxableIncome: Exact;
  readonly ordinaryTax: Exact;
  readonly alternativeMinimumTax: Exact;
  readonly taxBeforeCredits: Exact;
}

/**
 * The federal return of a request, from the federal figures of its year. Its lines in the trace
 * need the scope of these figures.
 */
// long: a third is the object. Every request makes it twice, and a spread takes several times as
// long.
export function federalReturn(context: CalculationContext, figures: UsFigures): FederalReturn {
  const { trace, otherTax: stateTax = zero } = context;
  const income = federalIncome(context, figures);
  const payroll = payrollTaxes(context, figures, income);
  const halves = income.isWagesAlone ? payroll.ofEach : halvesOf(payroll.ofEach);
  const adjusted = adjustedIncome(context, figures, income, halves);
  const { adjustedGrossIncome, taxableBenefits, qualifiedBusinessIncome } = adjusted;
  trace.line("adjusted_gross_income", adjustedGrossIncome);
  const additional = schedule1A(context, figures, income, adjustedGrossIncome);
  const standardDeduction = standardDeductionOf(context, figures);
  const itemized = itemizedDeductions(context, figures, adjustedGrossIncome, stateTax);
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
    figures,
    income,
    earned,
    earnedIncome,
    taxableBenefits,
    adjustments: adjusted.adjustments,
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

function halvesOf([taxpayer, spouse]: OfEach): OfEach {
  return [multiply(taxpayer, half), multiply(spouse, half)];
}

function earnedOfEach({ wages, profits }: FederalIncome, halves: OfEach): OfEach {
  return [
    subtract(add(wages[0], profits[0]), halves[0]),
    subtract(add(wages[1], profits[1]), halves[1]),
  ];
}

interface ReturnParts {
  readonly income: FederalIncome;
  readonly adjustedGrossIncome: Exact;
  readonly standardDeduction: Exact;
  readonly additional: Schedule1A;
  readonly qualifiedBusinessIncome: Exact;
}

/** 26 U.S.C. 63(e): the deduction that leaves less tax, the standard one if both leave the same. */
function leastTaxed(
  context: CalculationContext,
  figures: UsFigures,
  parts: ReturnParts,
  itemized: ItemizedDeductions | undefined,
): TaxedIncome {
  if (itemized === undefined) return taxedIncome(context, figures, parts, undefined);
  const quiet = { ...context, trace: silentTrace };
  const standard = taxedIncome(quiet, figures, parts, undefined);
  const other = taxedIncome(quiet, figures, parts, itemized);
  // Where both leave the same tax, such as none, the larger deduction is taken: states follow it.
  const saved = compare(standard.taxBeforeCredits, other.taxBeforeCredits);
  const itemizes = saved > 0 || (saved === 0 && compare(other.deduction, standard.deduction) > 0);
  return taxedIncome(context, figures, parts, itemizes ? itemized : undefined);
}

function taxedIncome(
  context: CalculationContext,
  figures: UsFigures,
  {
    income,
    adjustedGrossIncome,
    standardDeduction,
    additional,
    qualifiedBusinessIncome,
  }: ReturnParts,
  itemized: ItemizedDeductions | undefined,
): TaxedIncome {
  const { trace } = context;
  const deduction = itemized?.total ?? standardDeduction;
  if (itemized) trace.line("itemized_deductions", deduction);
  else trace.deducted("standard_deduction", deduction, "standard_deduction");
  const senior = seniorDeductionOf(context, figures, adjustedGrossIncome);
  const charity = itemized ? zero : charityWithoutItemizing(context, figures);
  const preferential = add(income.netCapitalGain, income.qualifiedDividends);
  const others = add(add(senior, additional.total), charity);
  const before = excess(adjustedGrossIncome, add(deduction, others));
  const business = businessIncomeDeduction(context, figures, {
    qualifiedIncome: qualifiedBusinessIncome,
    taxableIncome: before,
    preferential,
  });
  const taxableIncome = excess(before, business);
  trace.line("taxable_income", taxableIncome);
  const ordinaryTax = taxOnIncome(context, figures, taxableIncome, preferential);
  trace.line("regular_tax", ordinaryTax);
  const minimum = alternativeMinimumTax(context, figures, {
    taxableIncome,
    investment: preferential,
    addedBack: itemized?.taxes ?? standardDeduction,
    ordinaryTax,
  });
  return {
    itemizes: itemized !== undefined,
    deduction,
    seniorDeduction: senior,
    businessIncomeDeduction: business,
    taxableIncome,
    ordinaryTax,
    alternativeMinimumTax: minimum,
    taxBeforeCredits: add(ordinaryTax, minimum),
  };
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
