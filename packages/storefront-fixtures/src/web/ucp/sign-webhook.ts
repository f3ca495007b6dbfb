import { base64 } from "@almanac/kernel/numbers/base64";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { SigningKey } from "./signing-key.ts";

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
 * The parts of a request that the signature covers, in this order. UCP (signatures.md) requires the idempotency key of
 * every POST. The id and the time of the webhook are included so that a captured webhook cannot be sent again as
 * another one.
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

/** Returns the headers with the signature (RFC 9421). It uses ES256 with r and s of fixed width (section 3.3.4). */
export async function signWebhook(
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
