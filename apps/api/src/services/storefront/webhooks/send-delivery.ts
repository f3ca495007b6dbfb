import type { WebhookDelivery } from "@almanac/storefront-fixtures";
import { createWebhook, type SigningKey } from "@almanac/storefront-fixtures/ucp/server";
import type { Outbound } from "../outbound/outbound.ts";

export interface DeliveryDependencies {
  readonly outbound: Outbound;
  readonly signingKey: () => Promise<SigningKey>;
  readonly now: () => number;
}

export interface DeliveryOutcome {
  readonly delivered: boolean;
  /** Undefined if there was no answer. */
  readonly status?: number;
}

/** Signs one webhook and sends it once. `base` is the address of the shop. */
export async function sendDelivery(
  delivery: WebhookDelivery,
  base: string,
  { outbound, signingKey, now }: DeliveryDependencies,
): Promise<DeliveryOutcome> {
  const webhook = await createWebhook(delivery, base, await signingKey(), now());
  if (webhook === undefined) return { delivered: true };
  try {
    const { status } = await outbound.post(webhook.url, webhook.headers, webhook.body);
    return { delivered: status >= 200 && status < 300, status };
  } catch {
    return { delivered: false };
  }
}
