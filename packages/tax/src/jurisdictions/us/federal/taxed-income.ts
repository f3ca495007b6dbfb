import { add, compare, type Exact, excess, smaller, zero } from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { businessIncomeDeduction } from "./business-income.ts";
import { charityWithoutItemizing, seniorDeductionOf } from "./deductions.ts";
import type { FederalIncome } from "./income.ts";
import type { ItemizedDeductions } from "./itemized.ts";
import type { Schedule1A } from "./schedule-1a.ts";
import { alternativeMinimumTax, taxOnIncome } from "./tax-on-income.ts";

/** The income after deductions, and the tax on it before credits. */
export interface TaxedIncome {
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

export interface ReturnParts {
  readonly income: FederalIncome;
  readonly adjustedGrossIncome: Exact;
  readonly standardDeduction: Exact;
  readonly additional: Schedule1A;
  readonly qualifiedBusinessIncome: Exact;
}

/** 26 U.S.C. 63(e): the deduction that leaves less tax, the standard one if both leave the same. */
export function leastTaxed(
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
    // The least amount of 2026 (199A(i)) may exceed the income. States add back what was used.
    businessIncomeDeduction: smaller(business, before),
    taxableIncome,
    ordinaryTax,
    alternativeMinimumTax: minimum,
    taxBeforeCredits: add(ordinaryTax, minimum),
  };
}
