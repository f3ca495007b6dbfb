import { StoreError } from "../../errors.ts";
import type { Command, CommandType } from "../../schema/command.ts";
import { type CommandMeta, metaSchema } from "../../schema/command-meta.ts";
import type { Dispatched } from "../../store.ts";
import { progressOrders } from "../order/progress-orders.ts";
import { currentScenario } from "../scenario/current-scenario.ts";
import { type Firing, fireRules, scenarioNamed } from "../scenario/fire-rules.ts";
import { intervene } from "../scenario/intervene.ts";
import { checkVersion } from "./check-version.ts";
import { fault } from "./fail.ts";
import { type Handlers, handlers } from "./handlers.ts";
import { recall, remember, replay, slotOf } from "./idempotency.ts";
import { read } from "./read.ts";
import { readCommand } from "./read-command.ts";
import type { Shop } from "./shop.ts";

/** Events that tell of something new. */
const creations: ReadonlySet<string> = new Set(["cart.created", "checkout.created"]);

type Mutable<Result> = { -readonly [Key in keyof Dispatched<Result>]: Dispatched<Result>[Key] };

/**
 * Does one command: reads it, lets due time pass, asks the scenario, then does the work or nothing of it. Whatever is wrong
 * is in the result.
 */
export function dispatchOn(shop: Shop, input: unknown, metaInput: unknown): Dispatched<unknown> {
  const changes: Dispatched<unknown>["changes"][number][] = [];
  const answer: Pick<Mutable<unknown>, "faults" | "rules_fired" | "replayed" | "created"> = {
    faults: [],
    rules_fired: [],
    replayed: false,
    created: false,
  };
  shop.events = [];
  shop.effects = [];
  shop.serve(undefined);
  const finish = (result: Dispatched<unknown>["result"]): Dispatched<unknown> => ({
    result,
    events: shop.events,
    changes,
    ...answer,
  });
  const keep = () => changes.push(...shop.records.commit());
  try {
    const command = readCommand(input);
    const meta = metaInput === undefined ? {} : read(metaSchema, metaInput);
    progressOrders(shop);
    shop.serve(meta.client);
    const slot = slotOf(command, meta);
    const kept = slot && recall(shop, slot);
    const firing = fire(shop, command, meta, kept !== undefined);
    answer.rules_fired = firing.fired;
    shop.effects = firing.domain;
    answer.faults = firing.before.length > 0 ? firing.before : firing.after;
    keep();
    if (firing.before.length > 0) throw refusal(firing);
    if (slot && kept) {
      if (shop.effect("in_flight")) {
        throw fault(
          "idempotency_in_flight",
          "The first request with this key is still under way. Try again.",
          ["idempotency_key"],
        );
      }
      answer.replayed = kept.digest === slot.digest;
      answer.created = answer.replayed && kept.created === true;
      return finish({ success: true, data: replay(kept, slot) });
    }
    intervene(shop, command);
    keep();
    const eventsBefore = shop.events.length;
    try {
      checkVersion(shop, command, meta);
      const data = handle(shop, command);
      answer.created = shop.events.slice(eventsBefore).some(({ type }) => creations.has(type));
      if (slot) remember(shop, slot, { data, created: answer.created });
      keep();
      return finish({ success: true, data });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      shop.records.rollback();
      shop.events = shop.events.slice(0, eventsBefore);
      if (slot) remember(shop, slot, { error });
      keep();
      return finish({ success: false, error });
    }
  } catch (error) {
    shop.records.rollback();
    if (!(error instanceof StoreError)) throw error;
    return finish({ success: false, error });
  }
}

/** Commands of whoever runs the shop, as is all of the surface `lab`: a scenario never spoils their answers. */
const operators: readonly CommandType[] = [
  "set_scenario",
  "set_stock",
  "set_price",
  "settle_webhook",
  "list_orders",
  "advance_clock",
  "advance_order",
  "cancel_order",
  "refund_order",
];

function fire(shop: Shop, command: Command, meta: CommandMeta, isReplay: boolean): Firing {
  const scenario =
    meta.scenario === undefined ? currentScenario(shop) : scenarioNamed(meta.scenario);
  const { surface, headers = {} } = meta;
  const isOperator = surface === "lab" || operators.includes(command.type);
  return fireRules(shop, scenario, {
    operation: command.type,
    command,
    surface,
    headers,
    isReplay,
    isOperator,
  });
}

function refusal({ before, fired }: Firing): StoreError {
  const status = before.find((one) => one.kind === "status");
  const why = status ? `answers ${status.status} ${status.code}` : "lets nothing through";
  return fault("scenario_fault", `The scenario ${why} (${fired.join(", ")}). Nothing was done.`);
}

function handle(shop: Shop, command: Command): unknown {
  const run = handlers[command.type] as Handlers[CommandType] &
    ((shop: Shop, command: Command) => unknown);
  return run(shop, command);
}
