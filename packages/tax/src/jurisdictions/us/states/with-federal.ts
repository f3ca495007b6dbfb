import { add, compare, type Exact, sum, zero } from "../../../engine/amounts.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import type {
  Calculation,
  CalculationContext,
  Components,
  Jurisdiction,
  Level,
} from "../../../engine/jurisdiction.ts";
import type { JurisdictionCode } from "../../codes.ts";
import { us } from "../rules.ts";
import { silent } from "./state-case.ts";

/** A state's tax together with the federal tax. `own` is the state alone. */
export function withFederal(own: Jurisdiction): Jurisdiction {
  return joined([own], own);
}

/** The tax of a locality, together with those of its state and the federal tax. */
export function withState(state: Jurisdiction, local: Jurisdiction): Jurisdiction {
  return joined([state, local], local);
}

function joined(below: readonly Jurisdiction[], place: Jurisdiction): Jurisdiction {
  const { note: _note, ...rest } = place;
  return {
    ...rest,
    own: below.at(-1),
    inputs: [...new Set([...us.inputs, ...place.inputs])],
    calculate: (context) => allLevels(below, context),
  };
}

function allLevels(below: readonly Jurisdiction[], context: CalculationContext): Calculation {
  const { year, status, inputs, trace, assume, refuse } = context;
  const otherTax = deductedTax(below, context);
  // The type asks for each field, so that none is forgotten. A spread takes longer.
  const deducting: Required<Omit<CalculationContext, "isInLocality">> = {
    year,
    status,
    inputs,
    trace,
    assume,
    refuse,
    shared: {},
    otherTax,
  };
  const federal: Level = {
    data: us.data,
    estimatedTax: us.estimatedTax,
    calculation: us.calculate(deducting),
  };
  return sumOf(addLevels([federal], below, deducting));
}

/** Adds the levels below the nation. Each can read the calculation of the one before it. */
function addLevels(
  levels: Level[],
  below: readonly Jurisdiction[],
  context: CalculationContext,
): Level[] {
  const { shared, trace, year } = context;
  const own = below.length > 1 ? { ...context, isInLocality: true as const } : context;
  for (const { data, estimatedTax, calculate } of below) {
    trace.enter(data, year);
    const calculation = calculate(own);
    if (shared !== undefined) shared.ofState ??= calculation;
    const { localTax } = calculation;
    if (localTax === undefined) {
      levels.push({ data, estimatedTax, calculation });
    } else {
      levels.push({ data, estimatedTax, calculation: withoutLocalTax(calculation) });
      levels.push(levelByRate(data, localTax));
    }
  }
  return levels;
}

function withoutLocalTax({ components, ...calculation }: Calculation): Calculation {
  return {
    ...calculation,
    components: (show) => {
      const { local_tax: _ofLevelByRate, ...own } = components(show);
      return own;
    },
  };
}

/** The level of a city or county that is known only by its rate. */
function levelByRate(data: JurisdictionData<object>, localTax: Exact): Level {
  return {
    // The code of no jurisdiction: such a level stands only in an answer.
    data: { ...data, code: `${data.code}-local` as JurisdictionCode },
    estimatedTax: undefined,
    calculation: { taxDue: localTax, components: (show) => ({ local_tax: show(localTax) }) },
  };
}

/** In a few rounds a tax that depends on itself no longer changes by a cent. */
const mostRounds = 12;

/**
 * The state and local tax that itemized deductions contain, if the request does not give it:
 * federal and state tax can each be deducted from the other.
 */
function deductedTax(
  below: readonly Jurisdiction[],
  context: CalculationContext,
): Exact | undefined {
  const { itemized } = context.inputs;
  if (itemized === undefined || itemized.state_income_tax !== undefined) return undefined;
  let tax = zero;
  for (let round = 0; round < mostRounds; round += 1) {
    const quiet = { ...context, ...silent, shared: {}, otherTax: tax };
    const next = sum(addLevels([], below, quiet).map(({ calculation }) => calculation.taxDue));
    if (compare(next, tax) === 0) break;
    tax = next;
  }
  return tax;
}

/** The levels in one: their sums, and each of them. */
function sumOf(levels: readonly Level[]): Calculation {
  let taxDue = zero;
  let refund = zero;
  let carriedForward: readonly string[] | undefined;
  for (const { calculation } of levels) {
    taxDue = add(taxDue, calculation.taxDue);
    if (calculation.refund !== undefined) refund = add(refund, calculation.refund);
    const carried = calculation.carriedForward;
    if (carried !== undefined) {
      carriedForward = carriedForward === undefined ? carried : [...carriedForward, ...carried];
    }
  }
  const components: Components = (show) => levels.at(-1)?.calculation.components(show) ?? {};
  return { levels, taxDue, refund, components, carriedForward };
}
