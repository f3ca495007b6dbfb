import type { WebhookDelivery } from "@almanac/storefront-fixtures";
import type { Outbound } from "../outbound/outbound.ts";
import { capabilityNames, ucpVersions } from "../ucp/capabilities.ts";
import { profilePaths } from "../ucp/profile.ts";
import { renderOrder } from "../ucp/render/order.ts";
import { signRequest } from "./sign-request.ts";
import type { SigningKey } from "./signing-key.ts";

const [rendered] = ucpVersions;

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
  if (delivery.url === undefined) return { delivered: true };
  const key = await signingKey();
  const context = { version: rendered, capabilities: new Set(capabilityNames), base };
  const body = JSON.stringify(renderOrder(delivery.order, context));
  const seconds = Math.floor(now() / 1000);
  const headers = {
    "content-type": "application/json",
    "ucp-agent": `profile="${base}${profilePaths[rendered]}"`,
    // Retries and duplicates of an event have the same key. It is 128 bits derived from the shop's secret.
    "idempotency-key": delivery.webhook_id,
    "webhook-id": delivery.webhook_id,
    "webhook-timestamp": String(seconds),
  };
  const request = { method: "POST", url: delivery.url, headers, body, created: seconds };
  const signed = signRequest(request, key);
  const sent = delivery.bad_signature === true ? spoilSignature(signed) : signed;
  try {
    const { status } = await outbound.post(delivery.url, sent, body);
    return { delivered: status >= 200 && status < 300, status };
  } catch {
    return { delivered: false };
  }
}

function spoilSignature(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, signature: `sig1=:${Buffer.alloc(64, 1).toString("base64")}:` };
}
