import {
  type Change,
  type CommandMeta,
  type CommandResults,
  type CommandType,
  type Store,
  StoreError,
  type TransportFault,
} from "@almanac/storefront-fixtures";
import type { Ran, ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type { MiddlewareHandler } from "hono";
import type { CallerContext } from "../../../http/operation/operation.ts";
import type { WebhookSender } from "../outbound/webhooks.ts";
import { type ExchangeNote, finishExchange } from "./recorded-exchange.ts";
import type { SelectedShop } from "./select-shop.ts";

/** One request and its answer. The note is missing until a command was carried out. */
interface RecordedExchange {
  note?: ExchangeNote;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Missing on paths that no scenario changes. */
    exchange?: RecordedExchange;
  }
}

/** Applies what a turn has noted to the answer of its request. */
export function noteExchanges(): MiddlewareHandler {
  return async (context, next) => {
    const exchange: RecordedExchange = {};
    context.set("exchange", exchange);
    await next();
    const { note } = exchange;
    if (note === undefined || (note.faults.length === 0 && note.sandbox === undefined)) return;
    await finishExchange(context, note);
  };
}

export interface ShopRequest {
  readonly selected: SelectedShop;
  /** The sender of the request. The note for the transcript is stored with it. */
  readonly callerContext: CallerContext;
  readonly surface: string;
  /** The request body, for the transcript. */
  readonly body?: unknown;
  readonly webhooks: WebhookSender;
  /** Whether a header may choose the scenario. */
  readonly lab: boolean;
}

/** The metadata of a command that its surface knows. The rest follows from the request. */
export type CallMeta = Omit<CommandMeta, "surface" | "headers" | "scenario" | "client">;

/** What one turn at a shop gave, and what the transcript says about it. */
interface Turn<Outcome> {
  readonly outcome: Outcome;
  readonly operation: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly faults: readonly TransportFault[];
  readonly rules_fired: readonly string[];
  /** The rows that the turn has changed, if it has drained the store. */
  readonly changes?: readonly Change[];
}

export async function runCommand<Type extends CommandType>(
  request: ShopRequest,
  command: ShopCommand<Type> | ((store: Store) => ShopCommand<Type>),
  ofCall: CallMeta = {},
): Promise<Ran<CommandResults[Type]>> {
  const { outcome } = await takeTurn(request, ofCall, (store, meta) => {
    const asked = typeof command === "function" ? command(store) : command;
    const { faults, rules_fired, ...ran } = store.dispatch<Type>(asked, meta);
    const ids = idsOf(asked, ran.result.data);
    return { outcome: ran, operation: asked.type, ids, faults, rules_fired };
  });
  const { result, replayed, created } = outcome;
  return { result, replayed, created };
}

/**
 * Takes one turn at the selected shop, notes it for the transcript, and starts to send the webhooks
 * that are due. The turn does not throw errors of the shop but returns them, so that the changes
 * made before an error are kept.
 */
export async function takeTurn<Outcome>(
  request: ShopRequest,
  ofCall: CallMeta,
  turn: (store: Store, meta: CommandMeta) => Turn<Outcome>,
): Promise<Turn<Outcome>> {
  const { selected, callerContext, surface, body, webhooks } = request;
  const meta = fullMeta(request, ofCall);
  const { taken, at, due } = await selected.shop.work((store) => {
    const { changes = [], ...noted } = turn(store, meta);
    const due = store.dueWebhooks().length > 0;
    return { result: { taken: noted, at: new Date(store.now()).toISOString(), due }, changes };
  });
  const { operation, ids, faults, rules_fired: rulesFired } = taken;
  const { sandbox } = selected;
  const { exchange } = callerContext.variables;
  if (exchange !== undefined) {
    exchange.note = { sandbox, surface, operation, at, body, ids, faults, rulesFired };
  }
  if (due) webhooks.wake(selected);
  return taken;
}

/** Returns an error of the shop as a value, so that changes before the error are kept. */
export function attempt<Data>(work: () => Data) {
  try {
    return { data: work() };
  } catch (error) {
    if (error instanceof StoreError) return { error };
    throw error;
  }
}

/** Adds what the request says about its sender and the scenario. */
function fullMeta(
  { surface, callerContext: { headers }, selected, lab }: ShopRequest,
  ofCall: CallMeta,
): CommandMeta {
  const { callerAddress, sandbox } = selected;
  const scenario = lab ? headers.get("x-lab-scenario") : null;
  return {
    surface,
    ...ofCall,
    ...(callerAddress === undefined ? {} : { client: callerAddress }),
    ...(sandbox === undefined ? {} : { headers: Object.fromEntries(headers) }),
    ...(scenario === null ? {} : { scenario }),
  };
}

/** The ids of cart, checkout and order that a command or its answer names, for the transcript. */
export function idsOf(command: object, data: unknown): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const source of [command, data]) {
    if (typeof source !== "object" || source === null) continue;
    for (const [name, value] of Object.entries(source)) {
      const key = /^(cart|checkout|order)_id$/.exec(name)?.[1];
      if (key !== undefined && typeof value === "string") ids[key] = value;
    }
  }
  const kind = /_(cart|checkout|order)$/.exec("type" in command ? String(command.type) : "")?.[1];
  if (kind !== undefined && typeof data === "object" && data !== null && "id" in data) {
    ids[kind] = String(data.id);
  }
  return ids;
}
