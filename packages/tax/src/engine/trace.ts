import type { Exact } from "./amounts.ts";
import type { FigureSet, Start } from "./figures.ts";

/** One step of a calculation, as `explanation.lines` shows it. */
export interface TraceLine {
  /** The jurisdiction whose figures the step uses, and their year. */
  readonly data: FigureSet<object>;
  readonly year: Start;
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
  #data: FigureSet<object> | undefined;
  #year: Start | undefined;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  enter(data: FigureSet<object>, year: Start): void {
    this.#data = data;
    this.#year = year;
  }

  line(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    if (this.isOn) this.#add(false, step, amount, figure, base, rate);
  }

  deducted(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    this.#add(true, step, amount, figure, base, rate);
  }

  #add(
    isDeduction: boolean,
    step: string,
    amount: Exact,
    figure: string | undefined,
    base: Exact | undefined,
    rate: Exact | undefined,
  ): void {
    const data = this.#data;
    const year = this.#year;
    if (data === undefined || year === undefined) return;
    this.lines.push({ data, year, step, amount, figure, base, rate, isDeduction });
  }
}
