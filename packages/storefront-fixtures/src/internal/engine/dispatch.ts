import { invalidType, invalidValue, missingField, unreadable } from "@almanac/kernel/errors/issue";
import { failure, success } from "@almanac/kernel/errors/result";
import { listed } from "@almanac/kernel/messages/wording";
import { StoreError } from "../../errors.ts";
import {
  type Command,
  type CommandOf,
  type CommandType,
  commandMetaSchema,
  commandSchemas,
} from "../../schema/command.ts";
import type { CommandResults, Dispatched } from "../../store-results.ts";
import type { CommandMeta } from "../../types.ts";
import { findCart } from "../cart/cart.ts";
import { actionIssues } from "../cart/change-cart.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import { progressOrders } from "../order/progress-orders.ts";
import type { StoredOrder } from "../order/stored-order.ts";
import { applyScenarioEffects } from "../scenario/apply-scenario-effects.ts";
import { type Firing, fireRules, nothingFires, scenarioNamed } from "../scenario/fire-rules.ts";
import { handlers } from "./handlers.ts";
import { read } from "./read-input.ts";
import { refuse, refuseAll } from "./refuse.ts";
import { type Shop, Turn } from "./shop.ts";
import { type Kept, recall, remember, replay, type Slot, slotOf } from "./stored-outcomes.ts";

/** The events of commands that create something. */
const creations: ReadonlySet<string> = new Set(["cart.created", "checkout.created"]);

/**
 * Carries out one command: reads it, carries out what has become due, applies the scenario, and
 * then does all of the work or none of it. Every error of the command is in the result. An error
 * that the option `now` throws is not one: the caller who passed `now` gets it, after the
 * uncommitted work has been undone.
 */
export function dispatchOn(shop: Shop, input: unknown, metaInput: unknown): Dispatched<unknown> {
  const turn = new Turn(shop);
  try {
    return turn.answer(success(run(turn, input, metaInput)));
  } catch (error) {
    turn.rollback();
    if (!(error instanceof StoreError)) throw error;
    return turn.answer(failure(error));
  }
}

function run(turn: Turn, input: unknown, metaInput: unknown): unknown {
  const { shop } = turn;
  const command = readCommand(input);
  const meta = metaInput === undefined ? {} : read(commandMetaSchema, metaInput, "The metadata");
  if (shop.records.has("order")) progressOrders(turn);
  turn.serve(meta.client);
  const { idempotency_key: key } = meta;
  const slot = key === undefined ? undefined : slotOf(command, key, meta);
  const kept = slot && recall(shop, slot);
  const firing = fire(shop, command, meta, kept !== undefined);
  turn.effects = firing.domain;
  turn.faults = firing.before.length > 0 ? firing.before : firing.after;
  turn.rulesFired = firing.fired;
  turn.commit();
  if (firing.before.length > 0) refuseForScenario(firing);
  if (slot && kept) return repeat(turn, slot, kept);
  if (turn.effects.length > 0) applyScenarioEffects(turn, command);
  turn.commit();
  return work(turn, command, meta, slot);
}

const subject = "The command";

/**
 * Checks a command against its schema. Throws one error that lists every issue. An action whose
 * fields have the right form is judged later, after the scenario and the idempotency key.
 */
function readCommand(input: unknown): Command {
  const type = typeOf(input);
  if (typeof type === "string" && Object.hasOwn(commandSchemas, type)) {
    const schema = commandSchemas[type as CommandType];
    // `type` is a key of the schemas, and the schema of a type accepts only its command.
    return read(schema, input, subject, (issues, copy) =>
      type === "change_cart" ? [...issues, ...actionIssues(copy)] : issues,
    ) as Command;
  }
  const allowed = listed(Object.keys(commandSchemas), "or");
  refuseAll(
    type === undefined ? missingField(["type"], allowed) : invalidValue(["type"], allowed, type),
  );
}

function typeOf(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    refuseAll(invalidType([], "an object", input, subject));
  }
  try {
    return "type" in input ? input.type : undefined;
  } catch {
    refuseAll(unreadable([], subject));
  }
}

/** The answer of the first call with the same key. */
function repeat(turn: Turn, slot: Slot, kept: Kept): unknown {
  if (turn.effect("in_flight")) {
    refuse(
      "idempotency_in_flight",
      "The first request with this key is still in progress. Try again.",
      ["idempotency_key"],
    );
  }
  turn.replayed = kept.digest === slot.digest;
  turn.created = turn.replayed && kept.created === true;
  return replay(kept, slot);
}

/**
 * Does all of the work, or undoes it, with its events, and throws. The outcome is stored under the
 * idempotency key.
 */
function work(turn: Turn, command: Command, meta: CommandMeta, slot: Slot | undefined): unknown {
  try {
    checkVersion(turn.shop, command, meta);
    const data = handle(turn, command.type, command);
    turn.created = turn.hasEmitted(creations);
    if (slot) remember(turn, slot, { data, created: turn.created });
    turn.commit();
    return data;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    turn.rollback();
    if (slot) remember(turn, slot, { error });
    turn.commit();
    throw error;
  }
}

/**
 * Commands of the operator of the shop, like every command of the surface `lab`. Scenarios do not
 * apply to them.
 */
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
  const scenario = meta.scenario === undefined ? shop.scenario : scenarioNamed(meta.scenario);
  if (scenario === null) return nothingFires;
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

function refuseForScenario({ before, fired }: Firing): never {
  const status = before.find((one) => one.kind === "status");
  const why = status ? `answers ${status.status} ${status.code}` : "blocks the call";
  refuse(
    "scenario_fault",
    `The scenario ${why} (${fired.join(", ")}). The command was not carried out.`,
  );
}

function handle<Type extends CommandType>(
  turn: Turn,
  type: Type,
  command: CommandOf<Type>,
): CommandResults[Type] {
  return handlers[type](turn, command);
}

/** Throws if none of the versions that the caller names is the present one. */
function checkVersion(shop: Shop, command: Command, { if_match: named }: CommandMeta): void {
  if (named === undefined) return;
  const seen = typeof named === "number" ? [named] : named;
  const version = versionOf(shop, command);
  if (version === undefined || seen.includes(version)) return;
  const not = seen.length === 0 ? "" : `, not ${seen.slice(0, 5).join(" or ")}`;
  refuse(
    "version_mismatch",
    `The version is now ${version}${not}. Read the resource again, then decide.`,
    ["if_match"],
  );
}

function versionOf(shop: Shop, command: Command): number | undefined {
  const { records } = shop;
  if ("checkout_id" in command) {
    return records.get<StoredCheckout>("checkout", command.checkout_id)?.version;
  }
  if ("cart_id" in command && command.cart_id !== undefined) {
    return findCart(shop, command.cart_id)?.version;
  }
  return "order_id" in command
    ? records.get<StoredOrder>("order", command.order_id)?.order.version
    : undefined;
}
