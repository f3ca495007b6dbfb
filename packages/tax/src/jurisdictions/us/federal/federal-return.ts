import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { type FederalCredits, federalCredits } from "./credits.ts";
import {
  employeeContributions,
  type PayrollTaxes,
  payrollTaxes,
  wagesOfEarners,
} from "./payroll.ts";
import { alternativeMinimumTax, taxOnIncome } from "./tax-on-income.ts";
import { countAged, startFor } from "./taxpayers.ts";

/** A federal return: the main lines of Form 1040. */
export interface FederalReturn {
  readonly figures: UsFigures;
  readonly wages: Exact;
  /** Wages and self-employment income, less half of the self-employment tax. */
  readonly earnedIncome: Exact;
  readonly adjustedGrossIncome: Exact;
  /** The standard deduction of the filing status, with the additions for age. */
  readonly standardDeduction: Exact;
  /** The deduction that is used: the larger of the standard deduction and `deductions`. */
  readonly deduction: Exact;
  readonly itemizes: boolean;
  readonly seniorDeduction: Exact;
  readonly taxableIncome: Exact;
  readonly ordinaryTax: Exact;
  readonly alternativeMinimumTax: Exact;
  readonly taxBeforeCredits: Exact;
  readonly credits: FederalCredits;
  /** With three or more children, these taxes limit the refund of the child credit. */
  readonly socialSecurityTaxes: () => Exact;
  readonly taxAfterCredits: Exact;
  readonly payroll: PayrollTaxes;
  readonly netInvestmentTax: Exact;
}

/**
 * The federal return of a request, from the federal figures of its year. Its lines in the trace
 * need the scope of these figures.
 */
export function federalReturn(context: CalculationContext, figures: UsFigures): FederalReturn {
  const { inputs, status, trace } = context;
  const investment = add(inputs.longTermCapitalGains, inputs.dividends);
  const wages = excess(inputs.grossIncome, add(investment, inputs.selfEmploymentIncome));
  const payroll = payrollTaxes(figures, status, wages, inputs.selfEmploymentIncome, trace);
  const halfSelfEmployment = multiply(payroll.selfEmploymentTax, half);
  const adjustedGrossIncome = atLeastZero(subtract(inputs.grossIncome, halfSelfEmployment));
  trace.line("adjusted_gross_income", adjustedGrossIncome);
  const standardDeduction = standardDeductionOf(context, figures);
  const itemized = itemizedDeduction(context, figures, adjustedGrossIncome);
  const itemizes = compare(itemized, standardDeduction) > 0;
  const deduction = itemizes ? itemized : standardDeduction;
  if (itemizes) trace.line("itemized_deductions", deduction);
  else trace.deducted("standard_deduction", deduction, "standard_deduction");
  const seniorDeduction = seniorDeductionOf(context, figures, adjustedGrossIncome);
  const taxableIncome = excess(adjustedGrossIncome, add(deduction, seniorDeduction));
  trace.line("taxable_income", taxableIncome);
  const ordinaryTax = taxOnIncome(context, figures, taxableIncome, investment);
  const minimum = alternativeMinimumTax(context, figures, {
    taxableIncome,
    investment,
    addedBack: itemizes ? zero : standardDeduction,
    ordinaryTax,
  });
  const taxBeforeCredits = add(ordinaryTax, minimum);
  const earnedIncome = excess(add(wages, inputs.selfEmploymentIncome), halfSelfEmployment);
  const contributions = () => socialSecurityTaxes(context, figures, halfSelfEmployment);
  const credits = federalCredits(context, figures, {
    adjustedGrossIncome,
    earnedIncome,
    investment,
    socialSecurityTaxes: contributions,
    tax: taxBeforeCredits,
  });
  const netInvestmentTax = netInvestmentTaxOf(context, figures, adjustedGrossIncome, investment);
  return {
    figures,
    wages,
    earnedIncome,
    adjustedGrossIncome,
    standardDeduction,
    deduction,
    itemizes,
    seniorDeduction,
    taxableIncome,
    ordinaryTax,
    alternativeMinimumTax: minimum,
    taxBeforeCredits,
    credits,
    socialSecurityTaxes: contributions,
    taxAfterCredits: subtract(taxBeforeCredits, credits.nonRefundable),
    payroll,
    netInvestmentTax,
  };
}

/** The amounts of a return as an answer names them. `taxDue` is the tax after credits, rounded. */
export function componentsOf(filed: FederalReturn, taxDue: Exact): Readonly<Record<string, Exact>> {
  const { credits, payroll } = filed;
  const refundable = add(credits.childRefund, credits.earnedIncomeCredit);
  return {
    adjusted_gross_income: filed.adjustedGrossIncome,
    taxable_income: filed.taxableIncome,
    tax_before_credits: filed.taxBeforeCredits,
    alternative_minimum_tax: filed.alternativeMinimumTax,
    credits: smaller(credits.nonRefundable, filed.taxBeforeCredits),
    tax_after_credits: taxDue,
    refundable_credits: refundable,
    earned_income_credit: credits.earnedIncomeCredit,
    income_tax_after_all_credits: subtract(taxDue, refundable),
    self_employment_tax: payroll.selfEmploymentTax,
    net_investment_income_tax: filed.netInvestmentTax,
    additional_medicare_tax: payroll.additionalMedicareTax,
  };
}

/**
 * 26 U.S.C. 24(d)(2): the contributions of employees, each on their own wages, and half of the
 * self-employment tax.
 */
function socialSecurityTaxes(
  context: CalculationContext,
  figures: UsFigures,
  halfSelfEmployment: Exact,
): Exact {
  const ofEarners = wagesOfEarners(context).map((wages) => employeeContributions(figures, wages));
  return add(halfSelfEmployment, sum(ofEarners));
}

/** 26 U.S.C. 1411. */
function netInvestmentTaxOf(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  income: Exact,
  investment: Exact,
): Exact {
  if (investment.numerator === 0) return zero;
  const over = excess(income, exact(figures.net_investment_threshold[status]));
  const tax = multiply(smaller(investment, over), exact(figures.net_investment_rate));
  trace.line("net_investment_income_tax", tax, "net_investment_rate");
  return tax;
}

function standardDeductionOf(context: CalculationContext, figures: UsFigures): Exact {
  const { status } = context;
  const base = exact(figures.standard_deduction[status]);
  const aged = countAged(context, 65);
  if (aged === 0) return base;
  const addition = multiply(exact(figures.additional_deduction_65[status]), exact(aged));
  return add(base, addition);
}

/** 26 U.S.C. 68: from 2026 the value of itemized deductions is limited. */
function itemizedDeduction(
  { inputs, status, trace }: CalculationContext,
  figures: UsFigures,
  income: Exact,
): Exact {
  const rule = figures.itemized_reduction;
  const top = figures.ordinary_rates[status].at(-1);
  if (rule === undefined || top === undefined) return inputs.deductions;
  const overTop = excess(income, exact(top.over));
  const reduction = multiply(
    smaller(inputs.deductions, overTop),
    ratio(rule.numerator, rule.denominator),
  );
  if (reduction.numerator > 0) {
    trace.line("itemized_deductions.reduction", reduction, "itemized_reduction");
  }
  return subtract(inputs.deductions, reduction);
}

function seniorDeductionOf(context: CalculationContext, figures: UsFigures, income: Exact): Exact {
  const rule = figures.senior_deduction;
  const aged = countAged(context, 65);
  const { status, trace } = context;
  if (rule === undefined || aged === 0 || status === "married_separate") return zero;
  const start = startFor(status, rule);
  const lost = multiply(excess(income, start), exact(rule.loss_rate));
  const perPerson = excess(exact(rule.per_person), lost);
  const deduction = larger(zero, multiply(perPerson, exact(aged)));
  trace.deducted("senior_deduction", deduction, "senior_deduction");
  return deduction;
}
