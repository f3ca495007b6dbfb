import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../schema/order.ts";
import type { WebhookDelivery } from "../../store.ts";
import { fault } from "../engine/fail.ts";
import { makeRoom } from "../engine/make-room.ts";
import type { Shop } from "../engine/shop.ts";

const mostKept = 1000;
const mostAttempts = 3;
const retryMs = 60_000;
const hourMs = 3_600_000;

/** Puts the news of an order on record, to be sent by whoever has a network. */
export function recordWebhook(shop: Shop, order: Order, event: string, atMs: number): void {
  const effect = shop.effect("webhook")?.how;
  const webhookId = shop.newId("whk");
  const put = (id: string, dueMs: number) => {
    makeRoom(shop, "webhook", { most: mostKept });
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
    shop.emit("webhook.recorded", id, { order_id: order.id, event, due_at: delivery.due_at });
  };
  put(webhookId, atMs + delayOf(effect, order));
  if (effect === "duplicate") put(`${webhookId}_again`, atMs);
}

/** Late is two hours; out of order is a day and an hour for every other version, so that a later one comes first. */
function delayOf(effect: string | undefined, order: Order): number {
  if (effect === "late") return 2 * hourMs;
  return effect === "reorder" && order.version % 2 === 1 ? 25 * hourMs : 0;
}

/** Everything on record, in the order of its making. */
export function listWebhooks({ records }: Shop): WebhookDelivery[] {
  return records.entries<WebhookDelivery>("webhook").map(([, delivery]) => delivery);
}

/** What is to be sent now, by when it came due. */
export function dueWebhooks(shop: Shop): WebhookDelivery[] {
  const now = shop.now();
  return listWebhooks(shop)
    .filter(({ status, due_at }) => status === "pending" && Date.parse(due_at) <= now)
    .sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));
}

/** Takes down how an attempt went: after a failure it comes due again, twice as late each time, three times in all. */
export function settleWebhook(shop: Shop, command: CommandOf<"settle_webhook">): WebhookDelivery {
  const { webhook_id: id, delivered, status } = command;
  const delivery = shop.records.get<WebhookDelivery>("webhook", id);
  if (!delivery)
    throw fault("webhook_not_found", `There is no webhook ${JSON.stringify(id)}.`, ["webhook_id"]);
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
