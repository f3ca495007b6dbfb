import { refuse } from "../../errors.ts";
import { toInputs } from "../../inputs.generated.ts";
import { add, divide, type Exact, exact, subtract } from "../amounts.ts";
import type { Calculation, Inputs } from "../jurisdiction.ts";
import { withIncome } from "../request/income-parts.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { silentTrace, type Trace } from "../trace.ts";

/** A calculation, with the inputs and the assumptions that it was made with. */
export interface Computed {
  readonly calculation: Calculation;
  readonly inputs: Inputs;
  readonly assumptions: string[];
}

export function compute(prepared: Prepared, trace: Trace = silentTrace): Computed {
  const inputs = toInputs(prepared.request);
  const assumptions: string[] = [];
  const calculation = run(prepared, inputs, trace, (sentence) => {
    if (!assumptions.includes(sentence)) assumptions.push(sentence);
  });
  return { calculation, inputs, assumptions };
}

function ignore(): void {}

/** The tax on another income. Marginal rates and searches use it. */
export function taxOn(prepared: Prepared, inputs: Inputs, grossIncome: Exact): Exact {
  const others = withIncome(prepared.request, inputs, grossIncome);
  return run(prepared, others, silentTrace, ignore).taxDue;
}

/** Change of the tax per unit over the next step. */
export function marginalRate(prepared: Prepared, inputs: Inputs, taxDue: Exact): Exact {
  const step = exact(prepared.jurisdiction.marginalStep ?? 100);
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
