import { base64 } from "@almanac/kernel/numbers/base64";
import type { WebhookDelivery } from "../../store-results.ts";
import { capabilityNames, ucpVersions } from "../../ucp/capabilities.ts";
import { profilePaths } from "../../ucp/profile.ts";
import { renderOrder } from "../../ucp/render/order.ts";
import { signWebhook } from "./sign-webhook.ts";
import type { SigningKey } from "./signing-key.ts";

const [rendered] = ucpVersions;

/** A signed webhook, to be sent with POST. */
export interface SignedWebhook {
  /** Where it goes. */
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The order, as JSON. */
  readonly body: string;
}

/**
 * Writes and signs one webhook of a shop. Undefined if no agent has asked for it.
 *
 * @param base the address of the shop.
 * @param nowMs the time of the signature, in milliseconds.
 */
export async function createWebhook(
  { url, order, webhook_id, bad_signature }: WebhookDelivery,
  base: string,
  key: SigningKey,
  nowMs: number,
): Promise<SignedWebhook | undefined> {
  if (url === undefined) return undefined;
  const context = { version: rendered, capabilities: new Set(capabilityNames), base };
  const body = JSON.stringify(renderOrder(order, context));
  const seconds = Math.floor(nowMs / 1000);
  const headers = {
    "content-type": "application/json",
    "ucp-agent": `profile="${base}${profilePaths[rendered]}"`,
    // Retries and duplicates of an event have the same key. It is 128 bits derived from the shop's secret.
    "idempotency-key": webhook_id,
    "webhook-id": webhook_id,
    "webhook-timestamp": String(seconds),
  };
  const request = { method: "POST", url, headers, body, created: seconds };
  const signed = await signWebhook(request, key);
  return { url, body, headers: bad_signature === true ? spoilSignature(signed) : signed };
}

function spoilSignature(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, signature: `sig1=:${base64(new Uint8Array(64).fill(1))}:` };
}
