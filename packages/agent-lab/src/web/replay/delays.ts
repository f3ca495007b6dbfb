import { type Scenario, scenarios } from "@almanac/storefront-fixtures";
import type { TranscriptEntry } from "../../types.ts";

/** How many milliseconds a scenario delayed an answer. */
export function delayOf({ rules_fired }: TranscriptEntry): number {
  const known: readonly Scenario[] = scenarios();
  return rules_fired.reduce((sum, fired) => {
    const [id, index] = fired.split("#");
    const effect = known.find((each) => each.id === id)?.rules[Number(index)]?.do;
    return effect?.kind === "delay" ? sum + effect.ms : sum;
  }, 0);
}

/** Whether delays moved the clock of the shop. They do so in process, and not over HTTP, where they take real time. */
export function delaysMovedClock(
  transcript: readonly TranscriptEntry[],
  openedAtMs: number,
): boolean {
  let nowMs = openedAtMs;
  return transcript.every((entry) => {
    const passedMs = Date.parse(entry.at) - nowMs;
    nowMs = Date.parse(entry.at);
    return passedMs >= delayOf(entry);
  });
}
