import type { TransportFault } from "@almanac/storefront-fixtures";
import type { Asker } from "../../../http/asker.ts";
import type { Sandbox } from "../shops/sandboxes.ts";

/** What a handler records for the transcript that is written, and the faults that apply, when the answer is sent. */
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

/** One request and its answer. The note is missing until a handler has done a command. */
export interface Exchange {
  note?: ExchangeNote;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Missing on paths whose answers no scenario changes. */
    exchange?: Exchange;
  }
}

export function leaveNote({ variables: { exchange } }: Asker, note: ExchangeNote): void {
  if (exchange !== undefined) exchange.note = note;
}
