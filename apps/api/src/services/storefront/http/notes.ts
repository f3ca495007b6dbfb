import type { TransportFault } from "@almanac/storefront-fixtures";
import type { Sandbox } from "../shops/sandboxes.ts";

/** What the work on a request has to tell those who see its answer leave. */
export interface ExchangeNote {
  readonly sandbox: Sandbox | undefined;
  readonly surface: string;
  readonly operation: string;
  /** The shop's own time. */
  readonly at: string;
  readonly body: unknown;
  readonly ids: Readonly<Record<string, string>>;
  readonly faults: readonly TransportFault[];
  readonly rulesFired: readonly string[];
}

const notes = new WeakMap<Headers, ExchangeNote>();

/** Leaves a note on a request; its headers are the one thing that all layers see. */
export function leaveNote(headers: Headers, note: ExchangeNote): void {
  notes.set(headers, note);
}

export function noteOn(headers: Headers): ExchangeNote | undefined {
  return notes.get(headers);
}
