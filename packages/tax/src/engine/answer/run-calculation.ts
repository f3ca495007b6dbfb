import type { Calculation, Inputs } from "../jurisdiction.ts";
import { add, divide, type Exact, exact, subtract } from "../numbers/exact.ts";
import { toInputs } from "../request/inputs.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { refuse } from "../request/refuse.ts";
import { silentTrace, type Trace } from "../trace.ts";

/** A calculation with what was assumed on the way. */
export interface Computed {
  readonly calculation: Calculation;
  readonly inputs: Inputs;
  readonly assumptions: readonly string[];
}

export function compute(prepared: Prepared, trace: Trace = silentTrace): Computed {
  const inputs = toInputs(prepared.request);
  const assumptions: string[] = [];
  const calculation = run(prepared, inputs, trace, (sentence) => {
    if (!assumptions.includes(sentence)) assumptions.push(sentence);
  });
  return { calculation, inputs, assumptions };
}

/** The tax on another income, all else equal; used for marginal rates and searches. */
export function taxOn(prepared: Prepared, inputs: Inputs, grossIncome: Exact): Exact {
  return run(prepared, { ...inputs, grossIncome }, silentTrace, () => {}).taxDue;
}

/** Income by which `marginal_rate` looks ahead. */
function marginalStepOf({ jurisdiction }: Prepared): Exact {
  return exact(jurisdiction.marginalStep ?? 100);
}

/** Change of the tax per unit over the next step. */
export function marginalRate(prepared: Prepared, inputs: Inputs, taxDue: Exact): Exact {
  const step = marginalStepOf(prepared);
  const above = taxOn(prepared, inputs, add(inputs.grossIncome, step));
  return divide(subtract(above, taxDue), step);
}

function run(
  { jurisdiction, year, status }: Prepared,
  inputs: Inputs,
  trace: Trace,
  assume: (sentence: string) => void,
): Calculation {
  trace.enter(jurisdiction.data, year);
  return jurisdiction.calculate({ year, status, inputs, trace, assume, refuse });
}
