import { show } from "@almanac/kernel/messages/show";
import type { CommandOf } from "../../schema/command.ts";
import type { WebhookDelivery } from "../../store-results.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";

const mostAttempts = 3;

const retryMs = 60_000;

/**
 * Records the result of an attempt. After a failed attempt the webhook becomes due again, up to three attempts. The
 * delay doubles each time.
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
