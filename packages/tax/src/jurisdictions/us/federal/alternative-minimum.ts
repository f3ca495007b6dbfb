import { slopeDown } from "../../../engine/formulas/phase-out.ts";
import { progressiveTax, stackedTax } from "../../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../../engine/numbers/exact.ts";
import { silentTrace, type Trace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";

interface RegularTax {
  readonly taxableIncome: Exact;
  readonly investment: Exact;
  /** Deductions of the regular tax that the alternative minimum tax does not allow. */
  readonly addedBack: Exact;
  readonly ordinaryTax: Exact;
}

/**
 * The amount by which the tentative minimum tax of Form 6251 exceeds the regular tax. Gains keep their own rates (part III).
 */
export function alternativeMinimumTax(
  { status, trace }: CalculationContext,
  figures: UsFigures,
  { taxableIncome, investment, addedBack, ordinaryTax }: RegularTax,
): Exact {
  const plainIncome = add(taxableIncome, addedBack);
  const income =
    status === "married_separate" ? add(plainIncome, addBack(figures, plainIncome)) : plainIncome;
  const exemption = slopeDown(
    exact(figures.amt_exemption[status]),
    income,
    exact(figures.amt_exemption_start[status]),
    exact(figures.amt_exemption_loss_rate),
  );
  const base = excess(income, exemption);
  if (isZero(base)) return zero;
  const rates = figures.amt_rates[status];
  const plain = progressiveTax(base, rates, silentTrace, "amt_rates");
  if (investment.numerator === 0) return traced(excess(plain, ordinaryTax), base, trace);
  const preferential = smaller(investment, base);
  const ordinaryBelow = excess(taxableIncome, investment);
  const split = add(
    progressiveTax(subtract(base, preferential), rates, silentTrace, "amt_rates"),
    stackedTax(ordinaryBelow, preferential, figures.gain_rates[status], silentTrace, "gain_rates"),
  );
  return traced(excess(smaller(plain, split), ordinaryTax), base, trace);
}

/**
 * 26 U.S.C. 55(d)(3), last sentence (Form 6251, line 4): on a separate return the exemption does not stop at zero. The income
 * is raised by up to the amount of the exemption, so that a couple does not gain from filing two returns.
 */
function addBack(figures: UsFigures, income: Exact): Exact {
  const exemption = exact(figures.amt_exemption.married_separate);
  const rate = exact(figures.amt_exemption_loss_rate);
  const exhausted = add(
    exact(figures.amt_exemption_start.married_separate),
    divide(exemption, rate),
  );
  return smaller(exemption, multiply(excess(income, exhausted), rate));
}

function traced(tax: Exact, base: Exact, trace: Trace): Exact {
  if (tax.numerator > 0) trace.line("alternative_minimum_tax", tax, "amt_rates", base);
  return tax;
}
