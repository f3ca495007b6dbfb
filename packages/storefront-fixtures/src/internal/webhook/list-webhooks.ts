import type { WebhookDelivery } from "../../store-results.ts";
import type { Shop } from "../engine/shop.ts";

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
