import { taxOn } from "../engine/answer/compute.ts";
import type { Exact } from "../engine/numbers/exact.ts";
import { toInputs } from "../engine/request/inputs.ts";
import type { Prepared } from "../engine/request/prepare.ts";

/** The tax as a function of income, all else equal. */
export interface TaxCurve {
  readonly taxAt: (income: Exact) => Exact;
  /** Steps narrower than this are roundings, which a line is drawn through; wider ones are jumps. */
  readonly narrow: number;
}

const leastWidth = 64;

/** The curve of a request over incomes up to a limit; a thousandth of them is narrow. */
export function curveOf(prepared: Prepared, limit: number): TaxCurve {
  const inputs = toInputs(prepared.request);
  return {
    taxAt: (income) => taxOn(prepared, inputs, income),
    narrow: Math.max(leastWidth, limit / 1000),
  };
}
