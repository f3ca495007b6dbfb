import type { Exact, RoundingMode } from "@almanac/kernel/exact";

/** Receives every comparison and every rounding of a calculation. It can also prevent an amount from being rounded. */
export interface Decisions {
  compared(a: Exact, b: Exact): void;
  /** Called before `quotient` is rounded to a whole number of steps. A returned value is used instead of that whole number. */
  counted(quotient: Exact, step: Exact, mode: RoundingMode): Exact | undefined;
}

/**
 * The current listener. Undefined, except while {@link listenTo} runs. Nothing else can run in the meantime, because the call
 * is synchronous.
 */
// purity: set for the length of one synchronous call of `listenTo`, and cleared when it ends or throws.
export let listener: Decisions | undefined;

/** Runs a calculation and reports each of its decisions to `decisions`. */
export function listenTo<Answer>(decisions: Decisions, calculate: () => Answer): Answer {
  listener = decisions;
  try {
    return calculate();
  } finally {
    listener = undefined;
  }
}
