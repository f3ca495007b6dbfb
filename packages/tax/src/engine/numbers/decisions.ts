import type { Exact, RoundingMode } from "@almanac/kernel/exact";

/** Hears of everything that the arithmetic decides by, and may keep an amount from being rounded. */
export interface Decisions {
  compared(a: Exact, b: Exact): void;
  /** `quotient` is to be taken to a whole number of `step`; an answer stands in the place of that number. */
  counted(quotient: Exact, step: Exact, mode: RoundingMode): Exact | undefined;
}

/** Whoever listens: nobody, but while {@link listenTo} runs, which nothing can interrupt. */
// purity: set for the length of one synchronous call of `listenTo`, and cleared when it ends or throws.
export let listener: Decisions | undefined;

/** Runs a calculation and tells of each of its decisions. */
export function listenTo<Answer>(decisions: Decisions, calculate: () => Answer): Answer {
  listener = decisions;
  try {
    return calculate();
  } finally {
    listener = undefined;
  }
}
