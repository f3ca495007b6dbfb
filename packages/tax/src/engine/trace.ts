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
  /** Whether it deducts without a claim, see {@link Trace.deducted}. */
  readonly isDeduction: boolean;
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

/** Records every step, or only the deductions without a claim, which every answer lists. */
export class StepTrace implements Trace {
  declare readonly isOn: boolean;
  readonly lines: TraceLine[] = [];
  #scope: TraceScope | undefined;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  enter(data: FigureSet<object>, year: Start): void {
    this.#scope = { data, year };
  }

  line(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    if (this.isOn) this.#add({ step, amount, figure, base, rate, isDeduction: false });
  }

  deducted(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    this.#add({ step, amount, figure, base, rate, isDeduction: true });
  }

  #add(line: Omit<TraceLine, "scope">): void {
    if (this.#scope !== undefined) this.lines.push({ scope: this.#scope, ...line });
  }
}
