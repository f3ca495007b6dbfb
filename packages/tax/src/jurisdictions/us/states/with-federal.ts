import { add, compare, type Exact, zero } from "../../../engine/amounts.ts";
import type {
  Calculation,
  CalculationContext,
  Jurisdiction,
  Level,
} from "../../../engine/jurisdiction.ts";
import { us } from "../rules.ts";
import { silent } from "./state-case.ts";

/** A state's tax together with the federal tax. `own` is the state alone. */
export function withFederal(own: Jurisdiction): Jurisdiction {
  const { note: _note, ...state } = own;
  return {
    ...state,
    own,
    inputs: [...new Set([...us.inputs, ...own.inputs])],
    calculate: (context) => bothLevels(own, context),
  };
}

function bothLevels(own: Jurisdiction, context: CalculationContext): Calculation {
  const shared: CalculationContext = { ...context, shared: new Map() };
  const stateTax = deductedStateTax(own, shared);
  const deducting =
    stateTax === undefined ? shared : { ...shared, shared: new Map(), otherTax: stateTax };
  const federal = levelOf(us, deducting);
  context.trace.enter(own.data, context.year);
  return sumOf([federal, levelOf(own, deducting)]);
}

function levelOf(
  { data, planEstimatedTax, calculate }: Jurisdiction,
  context: CalculationContext,
): Level {
  return { data, planEstimatedTax, calculation: calculate(context) };
}

/** In a few rounds a tax that depends on itself no longer changes by a cent. */
const mostRounds = 12;

/**
 * The state tax that itemized deductions contain, if the request does not give it: federal and
 * state tax can each be deducted from the other.
 */
function deductedStateTax(own: Jurisdiction, context: CalculationContext): Exact | undefined {
  const { itemized } = context.inputs;
  if (itemized === undefined || itemized.state_income_tax !== undefined) return undefined;
  let tax = zero;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = own.calculate({ ...context, ...silent, shared: new Map(), otherTax: tax }).taxDue;
    if (compare(next, tax) === 0) break;
    tax = next;
  }
  return tax;
}

/** The levels in one: their sums, and each of them. */
function sumOf(levels: readonly [Level, Level]): Calculation {
  const [{ calculation: first }, { calculation: second }] = levels;
  const refund = add(first.refund ?? zero, second.refund ?? zero);
  const carried = [...(first.carriedForward ?? []), ...(second.carriedForward ?? [])];
  return {
    levels,
    taxDue: add(first.taxDue, second.taxDue),
    refund,
    components: second.components,
    ...(carried.length > 0 ? { carriedForward: carried } : {}),
  };
}
