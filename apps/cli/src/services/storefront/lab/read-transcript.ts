import { readFileSync } from "node:fs";
import { whyUnreadable } from "../../../errors/why-unreadable.ts";
import { quoted } from "../../../output/printable.ts";
import { refuse } from "../refuse.ts";

/** A saved run. */
export interface SavedRun {
  readonly entries: readonly unknown[];
  /** Undefined if the file does not end with it. */
  readonly finalState: unknown;
  /** Seed of the order of search results, if the run had one. */
  readonly position: number | undefined;
}

/** Reads the lines of a transcript. The last line may have the final state and the position. */
export function readTranscript(path: string): SavedRun {
  const entries: unknown[] = [];
  let finalState: unknown;
  let position: number | undefined;
  for (const [at, line] of textOf(path).split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parsed(line, path, at + 1);
    if (typeof value === "object" && value !== null && "final_state" in value) {
      finalState = value.final_state;
      if ("position" in value && typeof value.position === "number") position = value.position;
    } else entries.push(value);
  }
  return { entries, finalState, position };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return refuse({
      code: "invalid_value",
      parameter: "<transcript>",
      what: `<transcript> ${whyUnreadable(path, error)}`,
    });
  }
}

function parsed(line: string, path: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return refuse({
      code: "invalid_value",
      parameter: "<transcript>",
      what: `<transcript> ${quoted(path)} is not JSON Lines: line ${number} is not JSON`,
    });
  }
}
