import { base64 } from "@almanac/kernel/numbers/base64";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { WebhookDelivery } from "../../store-results.ts";
import { capabilityNames, ucpVersions } from "../../ucp/capabilities.ts";
import { profilePaths } from "../../ucp/profile.ts";
import { renderOrder } from "../../ucp/render/checkout.ts";
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
    // Retries and duplicates of an event have the same key. It is 128 bits derived from the
    // shop's secret.
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

interface SignedRequest {
  readonly method: string;
  readonly url: string;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/** The RFC 9530 digest of the exact bytes that are sent. */
function contentDigest(body: string): string {
  return `sha-256=:${base64(sha256(utf8ToBytes(body)))}:`;
}

/**
 * The parts of a request that the signature covers, in this order. UCP (signatures.md) requires the
 * idempotency key of every POST. The id and the time of the webhook are included so that a captured
 * webhook cannot be sent again as another one.
 */
const covered = [
  "@method",
  "@authority",
  "@path",
  "ucp-agent",
  "content-digest",
  "content-type",
  "idempotency-key",
  "webhook-id",
  "webhook-timestamp",
] as const;

/**
 * Returns the headers with the signature (RFC 9421). It uses ES256 with r and s of fixed width
 * (section 3.3.4).
 */
async function signWebhook(
  request: SignedRequest,
  key: SigningKey,
): Promise<Record<string, string>> {
  const headers = { ...request.headers, "content-digest": contentDigest(request.body) };
  const url = new URL(request.url);
  const components = url.search === "" ? [...covered] : [...covered, "@query"];
  const parameters = `(${components.map((name) => `"${name}"`).join(" ")});created=${request.created};keyid="${key.keyId}"`;
  const lines = components.map(
    (name) => `"${name}": ${componentValue(name, request, headers, url)}`,
  );
  const base = [...lines, `"@signature-params": ${parameters}`].join("\n");
  const signature = await key.sign(utf8ToBytes(base));
  return {
    ...headers,
    "signature-input": `sig1=${parameters}`,
    signature: `sig1=:${base64(signature)}:`,
  };
}

function componentValue(
  name: string,
  { method }: SignedRequest,
  headers: Readonly<Record<string, string>>,
  url: URL,
): string {
  switch (name) {
    case "@method":
      return method;
    case "@authority":
      return url.host;
    case "@path":
      return url.pathname;
    case "@query":
      return url.search;
    default:
      return headers[name] ?? "";
  }
}
