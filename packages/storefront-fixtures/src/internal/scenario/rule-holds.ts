import type { RuleCondition } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";
import type { Call } from "./call.ts";
import { linesOfCommand } from "./lines-of-command.ts";

export function holds(shop: Shop, when: RuleCondition, call: Call, calls: number): boolean {
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
