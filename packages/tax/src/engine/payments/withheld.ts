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
  toNumber,
} from "../amounts.ts";
import type { Level } from "../jurisdiction.ts";
import type { Prepared } from "../request/prepare-request.ts";

/**
 * What was withheld for each level. `withholding` is of all levels together, and
 * `state_withholding` the state's part, with that of a city or county.
 */
export function withheldOf(
  request: Prepared["request"],
  levels: readonly Level[],
  assumptions: string[],
): (level: Level) => Exact {
  const withheld = exact(request.withholding ?? 0);
  const [nation, ...below] = levels.filter(({ calculation }) => isPositive(calculation.taxDue));
  const [state] = below;
  if (nation === undefined || state === undefined) return () => withheld;
  const taxBelow = sum(below.map(({ calculation }) => calculation.taxDue));
  const ofState = withheldByState(request, [nation, state], taxBelow, assumptions);
  // What is paid to the state is divided between it and its city or county like their tax.
  return (level) => {
    if (!below.includes(level)) return subtract(withheld, ofState);
    const share = divide(level.calculation.taxDue, taxBelow);
    return roundTo(multiply(ofState, share), minorUnit(level.data.decimals), "half_up");
  };
}

/** Without `state_withholding`, each level has withheld in proportion to its tax. */
function withheldByState(
  { withholding = 0, state_withholding: part }: Prepared["request"],
  [nation, state]: readonly [Level, Level],
  ofState: Exact,
  assumptions: string[],
): Exact {
  if (part !== undefined || withholding === 0) return exact(part ?? 0);
  const { decimals } = state.data;
  const ofNation = nation.calculation.taxDue;
  const share = divide(ofState, add(ofNation, ofState));
  const withheld = roundTo(multiply(exact(withholding), share), minorUnit(decimals), "half_up");
  assumptions.push(
    `withholding is divided like the tax: ${toNumber(withheld, decimals)} of it is for ${state.data.code}. Send state_withholding.`,
  );
  return withheld;
}
