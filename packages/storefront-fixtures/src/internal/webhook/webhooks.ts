import { show } from "@almanac/kernel/messages/show";
import type { CommandOf } from "../../schema/command.ts";
import type { WebhookDelivery } from "../../store-results.ts";
import type { Order } from "../../types.ts";
import { evictRows } from "../engine/evict-rows.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";

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
 * Late webhooks are due after two hours. For `reorder`, those of every other version are due after
 * 25 hours, so that the next one is sent first.
 */
function delayOf(effect: string | undefined, order: Order): number {
  if (effect === "late") return 2 * hourMs;
  return effect === "reorder" && order.version % 2 === 1 ? 25 * hourMs : 0;
}

const mostAttempts = 3;

const retryMs = 60_000;

/**
 * Records the result of an attempt. After a failed attempt the webhook becomes due again, up to
 * three attempts. The delay doubles each time.
 */
export function settleWebhook(
  { shop }: Turn,
  command: CommandOf<"settle_webhook">,
): WebhookDelivery {
  const { webhook_id: id, delivered, status } = command;
  const delivery = shop.records.get<WebhookDelivery>("webhook", id);
  if (!delivery) refuse("webhook_not_found", `There is no webhook ${show(id)}.`, ["webhook_id"]);
  const attempts = [
    ...delivery.attempts,
    { at: shop.iso(), ...(status === undefined ? {} : { status }) },
  ];
  const isLast = delivery.attempt >= mostAttempts;
  const settled: WebhookDelivery = delivered
    ? { ...delivery, attempts, status: "delivered" }
    : isLast
      ? { ...delivery, attempts, status: "failed" }
      : {
          ...delivery,
          attempts,
          attempt: delivery.attempt + 1,
          due_at: shop.iso(retryMs * 2 ** (delivery.attempt - 1)),
        };
  return shop.records.put("webhook", id, settled);
}

/** All recorded webhooks, in the order of their creation. */
export function listWebhooks({ records }: Shop): WebhookDelivery[] {
  return records.entries<WebhookDelivery>("webhook").map(([, delivery]) => delivery);
}

/** The webhooks that are due, in the order in which they became due. */
export function dueWebhooks(shop: Shop): WebhookDelivery[] {
  const now = shop.now();
  return listWebhooks(shop)
    .filter(({ status, due_at }) => status === "pending" && Date.parse(due_at) <= now)
    .sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));
}
