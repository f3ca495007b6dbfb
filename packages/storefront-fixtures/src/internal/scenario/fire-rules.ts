import { isNotKnown } from "@almanac/kernel/messages/wording";
import { scenarios } from "../../data/scenarios.ts";
import type { DomainEffect, RuleCondition, Scenario, TransportFault } from "../../types.ts";
import type { StoredCart } from "../cart/cart.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";

/** The effects and faults of the rules that fire. */
export interface Firing {
  readonly domain: readonly DomainEffect[];
  readonly before: readonly TransportFault[];
  readonly after: readonly TransportFault[];
  readonly fired: readonly string[];
}

export const nothingFires: Firing = { domain: [], before: [], after: [], fired: [] };

export function scenarioNamed(id: string): Scenario {
  const scenario = scenarios.find((one) => one.id === id);
  if (scenario) return scenario;
  refuse(
    "unknown_scenario",
    isNotKnown(
      id,
      "scenario",
      scenarios.map((one) => one.id),
    ),
    ["scenario"],
  );
}

/** Counts the call, and returns the rules that fire for it. */
export function fireRules(shop: Shop, scenario: Scenario, call: Call): Firing {
  const calls = count(shop, `${scenario.id} ${call.operation}`);
  const replays = call.isReplay ? count(shop, `${scenario.id} ${call.operation} replays`) : 0;
  const domain: DomainEffect[] = [];
  const before: TransportFault[] = [];
  const after: TransportFault[] = [];
  const fired: string[] = [];
  const firing = { domain, before, after, fired };
  for (const [at, rule] of scenario.rules.entries()) {
    if (!holds(shop, rule.when, call, rule.when.replay ? replays : calls)) continue;
    const effect = rule.do;
    if (call.isOperator && isTransport(effect)) continue;
    firing.fired.push(`${scenario.id}#${at}`);
    if (!isTransport(effect)) firing.domain.push(effect);
    else if (rule.before) firing.before.push(effect);
    else firing.after.push(effect);
  }
  return firing;
}

const transportKinds: readonly string[] = [
  "delay",
  "drop",
  "status",
  "truncate",
  "content_type",
  "html",
  "mutate",
] satisfies TransportFault["kind"][];

function isTransport(effect: DomainEffect | TransportFault): effect is TransportFault {
  return transportKinds.includes(effect.kind);
}

function count({ records }: Shop, key: string): number {
  const calls = (records.get<{ count: number }>("fired", key)?.count ?? 0) + 1;
  records.put("fired", key, { count: calls });
  return calls;
}

/** The facts about a call that rules can test. */
interface Call {
  readonly operation: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly surface: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isReplay: boolean;
  /** Whether the operator of the shop sent it. Transport faults do not apply to it. */
  readonly isOperator: boolean;
}

function holds(shop: Shop, when: RuleCondition, call: Call, calls: number): boolean {
  const { surface, operation, nth, every, product, after_ms, min_total, header, replay } = when;
  const operations = typeof operation === "string" ? [operation] : operation;
  return (
    (surface === undefined || surface === call.surface) &&
    (operations === undefined || operations.includes(call.operation)) &&
    (replay === undefined || replay === call.isReplay) &&
    (nth === undefined || nth === calls) &&
    (every === undefined || calls % every === 0) &&
    (after_ms === undefined || shop.now() - shop.settings.startAt >= after_ms) &&
    (header === undefined || hasHeader(call.headers, header)) &&
    (product === undefined || mentions(shop, call.command, product)) &&
    (min_total === undefined || subtotalOf(shop, call.command) >= min_total)
  );
}

function hasHeader(
  headers: Call["headers"],
  wanted: { name: string; value?: string | undefined },
): boolean {
  const name = wanted.name.toLowerCase();
  return Object.entries(headers).some(
    ([key, value]) =>
      key.toLowerCase() === name && (wanted.value === undefined || wanted.value === value),
  );
}

/** Whether a command is about a product, a variant or a role. */
function mentions(shop: Shop, command: Call["command"], wanted: string): boolean {
  const id = shop.roles[wanted]?.product_id ?? wanted;
  const place = shop.catalog.locate(id);
  return idsIn(shop, command).some((one) => {
    if (one === id) return true;
    const found = shop.catalog.locate(one);
    return (
      found !== undefined &&
      found.index === place?.index &&
      (place.variant ?? found.variant) === found.variant
    );
  });
}

function idsIn(shop: Shop, command: Call["command"]): string[] {
  const { product_id, variant_id, id, ids, lines } = command;
  const named = [product_id, variant_id, id, ...(Array.isArray(ids) ? ids : [])];
  const listed = Array.isArray(lines)
    ? lines.map((line: { product_id?: unknown }) => line.product_id)
    : [];
  return [
    ...named,
    ...listed,
    ...linesOfCommand(shop, command).map(({ variant_id: held }) => held),
  ].filter((one) => typeof one === "string");
}

function subtotalOf(shop: Shop, command: Call["command"]): number {
  return linesOfCommand(shop, command).reduce(
    (sum, { price = 0, quantity }) => sum + price * quantity,
    0,
  );
}

/** The lines of the checkout or cart that a command names. */
export function linesOfCommand(
  shop: Shop,
  command: Call["command"],
): readonly StoredCheckout["lines"][number][] {
  const { checkout_id: checkoutId, cart_id: cartId } = command;
  if (typeof checkoutId === "string") {
    return shop.records.get<StoredCheckout>("checkout", checkoutId)?.lines ?? [];
  }
  return typeof cartId === "string"
    ? (shop.records.get<StoredCart>("cart", cartId)?.lines ?? [])
    : [];
}
