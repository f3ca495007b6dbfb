import type { WebhookDelivery } from "../../store-results.ts";
import type { Shop } from "../engine/shop.ts";

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
