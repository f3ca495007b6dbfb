import type { TransportFault } from "@almanac/storefront-fixtures";
import type { CallerContext } from "../../../http/operation/operation.ts";
import type { Sandbox } from "../shops/sandboxes.ts";

/** What a handler records for the time when the answer is sent: the data of the transcript, and the faults to apply. */
export interface ExchangeNote {
  readonly sandbox: Sandbox | undefined;
  readonly surface: string;
  readonly operation: string;
  /** The time of the shop's clock. */
  readonly at: string;
  readonly body: unknown;
  readonly ids: Readonly<Record<string, string>>;
  readonly faults: readonly TransportFault[];
  readonly rulesFired: readonly string[];
}

/** One request and its answer. The note is missing until a handler has executed a command. */
export interface Exchange {
  note?: ExchangeNote;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Missing on paths that no scenario changes. */
    exchange?: Exchange;
  }
}

export function recordExchange(
  { variables: { exchange } }: CallerContext,
  note: ExchangeNote,
): void {
  if (exchange !== undefined) exchange.note = note;
}
