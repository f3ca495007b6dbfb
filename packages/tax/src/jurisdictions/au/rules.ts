import {
  add,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  one,
  roundTo,
  smaller,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { figuresOf } from "../../engine/figures.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { type AuFigures, data } from "./figures.ts";

/**
 * The low-income offset. It is reduced at one rate above the first limit and at another rate above
 * the second limit.
 */
function lowIncomeOffset({ low_income_offset: offset }: AuFigures, income: Exact): Exact {
  const {
    max,
    first_over: firstOver,
    first_rate: firstRate,
    second_over: secondOver,
    second_rate: secondRate,
  } = offset;
  const first = multiply(
    excess(smaller(income, exact(secondOver)), exact(firstOver)),
    exact(firstRate),
  );
  const second = multiply(excess(income, exact(secondOver)), exact(secondRate));
  return excess(exact(max), add(first, second));
}

/**
 * Zero up to the threshold. Above it, the smaller of the shade-in rate on the excess and the full
 * rate on the whole income.
 */
function medicareLevy({ medicare_levy: levy }: AuFigures, income: Exact): Exact {
  const shadedIn = multiply(excess(income, exact(levy.low)), exact(levy.shade_in_rate));
  return smaller(shadedIn, multiply(income, exact(levy.rate)));
}

function steps(figures: AuFigures, { inputs, trace, year }: CalculationContext) {
  // Taxable income is rounded down to whole dollars. The sources of the figures name no section of
  // law for this.
  const taxable = roundTo(netIncome(inputs), one, "floor");
  trace.line("rounding.taxable_income", taxable);
  const gross = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const offset = smaller(gross, lowIncomeOffset(figures, taxable));
  // ITAA 1997 s 63-10: the offset can reduce only the basic income tax, never the Medicare levy.
  trace.line("low_income_offset", offset, "low_income_offset");
  const medicare = medicareLevy(figures, taxable);
  trace.line("medicare_levy", medicare, "medicare_levy");
  const isCarried = figuresOf(data, year).figures.get("medicare_levy")?.carriedForward === true;
  return {
    taxDue: add(excess(gross, offset), medicare),
    components: {
      taxable_income: taxable,
      tax_before_credits: gross,
      credits: offset,
      tax_after_credits: excess(gross, offset),
      medicare,
    },
    ...(isCarried && !isZero(taxable)
      ? {
          carriedForward: [
            "Medicare levy thresholds of 2025-26: those of 2026-27 are set in May 2027.",
          ],
        }
      : {}),
  };
}

/** Australia, residents: income tax, low-income offset and Medicare levy. */
export const au: Jurisdiction = defineCountry({
  data: data,
  readYearLabel: spanningYear("start"),
  steps,
});
