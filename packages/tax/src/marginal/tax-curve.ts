import { taxOn } from "../engine/answer/run-calculation.ts";
import type { Exact } from "../engine/numbers/exact.ts";
import { toInputs } from "../engine/request/inputs.ts";
import type { Prepared } from "../engine/request/prepare-request.ts";

/** The tax as a function of income, with all other inputs fixed. */
export interface TaxCurve {
  readonly taxAt: (income: Exact) => Exact;
  /**
   * Width of a step, in currency. Narrower steps are treated as rounding, and a line is drawn through them. Wider steps are
   * jumps.
   */
  readonly narrow: number;
}

const leastWidth = 64;

/** The curve of a request for incomes up to a limit. Steps of up to a thousandth of the limit count as narrow. */
export function curveOf(prepared: Prepared, limit: number): TaxCurve {
  const inputs = toInputs(prepared.request);
  return {
    taxAt: (income) => taxOn(prepared, inputs, income),
    narrow: Math.max(leastWidth, limit / 1000),
  };
}
