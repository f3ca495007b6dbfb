import type { Exact } from "./amounts.ts";
import type { FigureSet, Start } from "./figures.ts";

/** The jurisdiction whose figures a step uses. */
export interface TraceScope {
  readonly data: FigureSet<object>;
  readonly year: Start;
}

/** One step of a calculation, as `explanation.lines` shows it. */
export interface TraceLine {
  readonly scope: TraceScope;
  /**
   * The name of the step, in snake_case words with dots: `ordinary_tax.band`,
   * `standard_deduction`, `rounding`.
   */
  readonly step: string;
  readonly amount: Exact;
  /** The parameter that the step used, by its name in the figures of the scope. */
  readonly figure: string | undefined;
  /** The inputs of the step, where they help: the part of the base in a band, and its rate. */
  readonly base: Exact | undefined;
  readonly rate: Exact | undefined;
}

/** Receives the steps of a calculation. {@link silentTrace} discards them at almost no cost. */
export interface Trace {
  readonly isOn: boolean;
  /**
   * The following steps use these figures, until the next call. The calculator makes the
   * first call.
   */
  enter(data: FigureSet<object>, year: Start): void;
  line(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void;
  /**
   * A step that deducts an amount from every income, or from the income of every employee, without
   * a claim. The answer lists these deductions by the first word of their step, so two steps
   * `deduction` and `deduction.after_phase_out` are one.
   */
  deducted(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void;
}

export const silentTrace: Trace = { isOn: false, enter() {}, line() {}, deducted() {} };

export function recordTrace(): Trace & { readonly lines: readonly TraceLine[] } {
  const lines: TraceLine[] = [];
  let scope: TraceScope | undefined;
  const line: Trace["line"] = (step, amount, figure, base, rate) => {
    if (scope !== undefined) lines.push({ scope, step, amount, figure, base, rate });
  };
  return {
    isOn: true,
    lines,
    enter(data, year) {
      scope = { data, year };
    },
    line,
    deducted: line,
  };
}
