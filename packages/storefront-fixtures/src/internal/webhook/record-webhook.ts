import type { WebhookDelivery } from "../../store-results.ts";
import type { Order } from "../../types.ts";
import { evictRows } from "../engine/evict-rows.ts";
import type { Turn } from "../engine/turn.ts";

const mostKept = 1000;

const hourMs = 3_600_000;

/** Records a webhook about an order. The program around the library sends it. */
export function recordWebhook(turn: Turn, order: Order, event: string, atMs: number): void {
  const { shop } = turn;
  const effect = turn.effect("webhook")?.how;
  const webhookId = shop.newId("whk");
  const put = (id: string, dueMs: number) => {
    evictRows(turn, "webhook", { most: mostKept });
    const delivery: WebhookDelivery = {
      id,
      webhook_id: webhookId,
      order_id: order.id,
      event,
      ...(order.webhook_url === undefined ? {} : { url: order.webhook_url }),
      due_at: new Date(dueMs).toISOString(),
      attempt: 1,
      status: "pending",
      attempts: [],
      ...(effect === "bad_signature" ? { bad_signature: true } : {}),
      order,
    };
    shop.records.put("webhook", id, delivery);
    turn.emit("webhook.recorded", id, { order_id: order.id, event, due_at: delivery.due_at });
  };
  put(webhookId, atMs + delayOf(effect, order));
  if (effect === "duplicate") put(`${webhookId}_again`, atMs);
}

/**
 * Late webhooks are due after two hours. For `reorder`, those of every other version are due after 25 hours, so that
 * the next one is sent first.
 */
function delayOf(effect: string | undefined, order: Order): number {
  if (effect === "late") return 2 * hourMs;
  return effect === "reorder" && order.version % 2 === 1 ? 25 * hourMs : 0;
}
