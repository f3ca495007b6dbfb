import type { Shop, Turn } from "../engine/shop.ts";
import { stepsOf } from "./order-steps.ts";
import type { StoredOrder } from "./stored-order.ts";

/**
 * Carries out the next step of an order at an instant; undefined if the order has no steps left.
 */
export function stepOrder(turn: Turn, stored: StoredOrder, atMs: number): StoredOrder | undefined {
  const step = stepsOf(stored.plan)[stored.done];
  if (!step || stored.order.stage === "canceled") return undefined;
  return step.run(turn, { ...stored, done: stored.done + 1 }, atMs);
}

function dueAt({ plan, done, placedAt, order }: StoredOrder): number {
  const step = order.stage === "canceled" ? undefined : stepsOf(plan)[done];
  return step ? placedAt + step.afterMs : Number.POSITIVE_INFINITY;
}

/** Stores the next instant at which an order has something to do. */
export function noteDue({ records }: Shop, stored: StoredOrder): void {
  const at = dueAt(stored);
  const next = records.get<{ at: number | null }>("meta", "due")?.at ?? null;
  if (Number.isFinite(at) && (next === null || at < next)) records.put("meta", "due", { at });
}

/**
 * Carries out everything that is due, in the order of time, and stores the next instant at which
 * something is due.
 */
export function progressOrders(turn: Turn): void {
  const { shop } = turn;
  const now = shop.now();
  const next = shop.records.get<{ at: number | null }>("meta", "due")?.at ?? null;
  if (next === null || next > now) return;
  const orders = new Map(shop.records.entries<StoredOrder>("order"));
  for (;;) {
    const first = firstDue(orders.values());
    const at = first ? dueAt(first) : Number.POSITIVE_INFINITY;
    if (!first || at > now) {
      shop.records.put("meta", "due", { at: Number.isFinite(at) ? at : null });
      return;
    }
    const stepped = stepOrder(turn, first, at);
    if (!stepped) return;
    orders.set(first.order.id, stepped);
  }
}

function firstDue(orders: Iterable<StoredOrder>): StoredOrder | undefined {
  let first: StoredOrder | undefined;
  for (const stored of orders) if (!first || dueAt(stored) < dueAt(first)) first = stored;
  return first;
}
