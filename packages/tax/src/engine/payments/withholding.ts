import {
  add,
  divide,
  type Exact,
  exact,
  isPositive,
  minorUnit,
  multiply,
  roundTo,
  subtract,
  sum,
  zero,
} from "../amounts.ts";
import type { Level } from "../jurisdiction.ts";
import type { ReadRequest } from "../request/read-request.ts";

/**
 * What was withheld for each level. `state_withholding` is the part of all levels below the nation;
 * without it, and among them, the withholding is divided in proportion to the tax.
 */
export function withheldOfEach(
  levels: readonly Level[],
  { withholding = 0, state_withholding: ofState }: ReadRequest,
  assumptions: string[],
): readonly Exact[] {
  const whole = exact(withholding);
  const taxes = levels.map(({ calculation }) => calculation.taxDue);
  const decimals = levels[0]?.data.decimals ?? 0;
  if (taxes.filter(isPositive).length < 2) {
    const only = Math.max(0, taxes.findIndex(isPositive));
    return taxes.map((_, index) => (index === only ? whole : zero));
  }
  if (ofState === undefined) {
    if (withholding > 0) {
      assumptions.push(
        "withholding is divided between the levels in proportion to their tax: send state_withholding, the part for the state.",
      );
    }
    return inProportion(whole, taxes, decimals);
  }
  const below = exact(ofState);
  return [subtract(whole, below), ...inProportion(below, taxes.slice(1), decimals)];
}

/** Running totals are rounded, so that the parts add up. */
function inProportion(whole: Exact, taxes: readonly Exact[], decimals: number): readonly Exact[] {
  const all = sum(taxes);
  if (!isPositive(all)) return taxes.map((_, index) => (index === 0 ? whole : zero));
  const share = divide(whole, all);
  let before = zero;
  let given = zero;
  return taxes.map((tax) => {
    before = add(before, tax);
    const running = roundTo(multiply(before, share), minorUnit(decimals), "half_up");
    const part = subtract(running, given);
    given = running;
    return part;
  });
}
