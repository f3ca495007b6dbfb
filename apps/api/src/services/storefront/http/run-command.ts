import type { CommandMeta, CommandResults, CommandType, Store } from "@almanac/storefront-fixtures";
import type { Ran, ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type { CallerContext } from "../../../http/operation/operation.ts";
import type { WebhookSender } from "../webhooks/sender.ts";
import { commandMeta } from "./command-meta.ts";
import { recordExchange } from "./exchange-note.ts";
import type { SelectedShop } from "./select-shop.ts";

export interface RunContext {
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

type Build<Type extends CommandType> = (store: Store) => ShopCommand<Type>;

/** Executes one command at the selected shop, and starts to send the webhooks that are due. */
export async function runCommand<Type extends CommandType>(
  context: RunContext,
  command: ShopCommand<Type> | Build<Type>,
  meta: Omit<CommandMeta, "surface" | "headers" | "scenario" | "client"> = {},
): Promise<Ran<CommandResults[Type]>> {
  const { selected, callerContext, surface } = context;
  const { headers } = callerContext;
  const fullMeta = commandMeta({ surface, headers, selected, lab: context.lab }, meta);
  const done = await selected.shop.work((store) => {
    const asked = typeof command === "function" ? command(store) : command;
    const dispatched = store.dispatch<Type>(asked, fullMeta);
    return {
      result: {
        dispatched,
        operation: asked.type,
        ids: idsOf(asked, dispatched.result.data),
        at: new Date(store.now()).toISOString(),
        due: store.dueWebhooks().length > 0,
      },
    };
  });
  const { dispatched, operation, ids, at, due } = done;
  recordExchange(callerContext, {
    sandbox: selected.sandbox,
    surface,
    operation,
    at,
    body: context.body,
    ids,
    faults: dispatched.faults,
    rulesFired: dispatched.rules_fired,
  });
  if (due) context.webhooks.wake(selected);
  const { result, replayed, created } = dispatched;
  return { result, replayed, created };
}

function idsOf(command: object, data: unknown): Record<string, string> {
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
