import type { EstimatedTaxPlan } from "../../types.ts";
import {
  compare,
  type Exact,
  exact,
  excess,
  isZero,
  minorUnit,
  multiply,
  roundTo,
  smaller,
  toNumber,
  zero,
} from "../amounts.ts";
import { wireSource } from "../answer/describe-jurisdiction.ts";
import type { EstimatedTaxRule, FilingStatus, PlanningContext } from "../jurisdiction.ts";
import { evenQuarters, splitByShares } from "./split-tax.ts";

/** The plan of one level. */
interface LevelPlan {
  readonly level: EstimatedTaxPlan["levels"][number];
  /** The amounts of its quarters. */
  readonly payments: readonly Exact[];
}

/** The payments during the year that avoid a penalty, and their due dates. */
export function planOfLevel(rule: EstimatedTaxRule, context: PlanningContext): LevelPlan {
  const { data, year, status, calculation, withheld, priorYearTax } = context;
  const { code, decimals } = data;
  const { taxDue, quarters = evenQuarters } = calculation;
  const ninety = multiply(taxDue, exact(rule.current_year_share));
  const prior = priorYearAmount(rule, context);
  const required = prior ? smaller(ninety, prior) : ninety;
  const balance = excess(taxDue, withheld);
  const threshold = exact(thresholdOf(rule, Number(year.label), status));
  const isSmall =
    compare(balance, threshold) < (rule.exact_threshold_is_free ? 1 : 0) ||
    rule.isFree?.(context, required) === true;
  const hadNoTax = priorYearTax?.numerator === 0 && !isOverNoTaxLimit(rule, taxDue);
  const rest = isSmall || hadNoTax ? zero : excess(required, withheld);
  // A fraction of a cent is rounded up, so that the payments never fall short of the amount that
  // avoids the penalty.
  const roundUp = (amount: Exact) => roundTo(amount, minorUnit(decimals), "ceil");
  const payments = roundUp(rest);
  const level: LevelPlan["level"] = {
    jurisdiction: code,
    total_tax: toNumber(taxDue, decimals),
    current_year_amount: toNumber(roundUp(ninety), decimals),
    ...(prior ? { prior_year_amount: toNumber(roundUp(prior), decimals) } : {}),
    required_annual_payment: toNumber(roundUp(required), decimals),
    withholding: toNumber(withheld, decimals),
    estimated_payments: toNumber(payments, decimals),
    reason: isSmall
      ? "balance_under_threshold"
      : hadNoTax
        ? "no_tax_last_year"
        : isZero(rest)
          ? "covered_by_withholding"
          : prior && compare(prior, ninety) < 0
            ? "prior_year"
            : "current_year",
    sources: rule.sources.map(wireSource),
  };
  return { level, payments: splitByShares(payments, quarters, decimals) };
}

function thresholdOf(rule: EstimatedTaxRule, year: number, status: FilingStatus): number {
  const ofYear = rule.threshold.filter(({ from }) => from <= year).at(-1)?.amount;
  return rule.threshold_of?.[status] ?? ofYear ?? 0;
}

function isOverNoTaxLimit({ no_tax_last_year_up_to: most }: EstimatedTaxRule, tax: Exact) {
  return most !== undefined && compare(tax, exact(most)) > 0;
}

/**
 * Last year's tax, or a larger share of it for high incomes. Undefined if it is not known or does
 * not count.
 */
function priorYearAmount(
  rule: EstimatedTaxRule,
  { calculation, priorYearTax, priorYearIncome, status, inputs, refuse }: PlanningContext,
): Exact | undefined {
  if (priorYearTax === undefined) return undefined;
  if (isZero(priorYearTax) && isOverNoTaxLimit(rule, calculation.taxDue)) return undefined;
  const isSeparate = status === "married_separate";
  const { high, no_prior_year_from: noPriorYearFrom } = rule;
  if (noPriorYearFrom) {
    const limit = isSeparate ? noPriorYearFrom.income_separate : noPriorYearFrom.income;
    if (compare(inputs.grossIncome, exact(limit)) >= 0) return undefined;
  }
  if (high === undefined) return multiply(priorYearTax, exact(rule.prior_year_share));
  if (priorYearIncome === undefined) {
    return refuse(
      "missing_field",
      "prior_year_income",
      "prior_year_income is missing: with prior_year_tax it decides between 100 and 110 % of it.",
    );
  }
  const limit = isSeparate ? high.income_over_separate : high.income_over;
  const isHigh = compare(exact(priorYearIncome), exact(limit)) > 0;
  return multiply(priorYearTax, exact(isHigh ? high.share : rule.prior_year_share));
}
