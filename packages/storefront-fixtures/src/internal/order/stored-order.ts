import { show } from "@almanac/kernel/messages/show";
import type { Order } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { recordWebhook } from "../webhook/webhooks.ts";

/** What the scenario does to an order, apart from its delivery. */
export type OrderPlan = "partial" | "cancel" | "refund";

/** An order in the form in which it is stored. */
export interface StoredOrder {
  readonly order: Order;
  readonly placedAt: number;
  readonly plan?: OrderPlan;
  /** Digest of the client that placed it, in a shop that several clients share. */
  readonly client?: string;
  /** In such a shop, the units of each variant that it has taken and not given back. */
  readonly holds?: Readonly<Record<string, number>>;
  /** Number of steps of the schedule that are done. */
  readonly done: number;
}

export function findOrder(shop: Shop, id: string): StoredOrder {
  const stored = shop.records.get<StoredOrder>("order", id);
  if (stored) return stored;
  refuse("order_not_found", `There is no order ${show(id)}.`, ["order_id"]);
}

/** Stores a changed order with the next version, and records its webhook. */
export function saveOrder(
  turn: Turn,
  stored: StoredOrder,
  event: string,
  atMs: number,
): StoredOrder {
  const { shop } = turn;
  const order: Order = {
    ...stored.order,
    line_items: stored.order.line_items.map((line) => ({
      ...line,
      status: statusOf(line.quantity),
    })),
    version: stored.order.version + 1,
    updated_at: new Date(atMs).toISOString(),
  };
  const saved = shop.records.put("order", order.id, { ...stored, order });
  turn.emit(event, order.id, { stage: order.stage, version: order.version });
  recordWebhook(turn, saved.order, event, atMs);
  return saved;
}

function statusOf({ total, fulfilled }: { total: number; fulfilled: number }) {
  if (total === 0) return "removed";
  if (fulfilled === total) return "fulfilled";
  return fulfilled > 0 ? "partial" : "processing";
}
