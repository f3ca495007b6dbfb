import { createHash } from "node:crypto";
import type { CommandMeta } from "@almanac/storefront-fixtures";
import { canonicalJson } from "@almanac/storefront-fixtures";

/**
 * The idempotency key of a write and the digest of its request. The digest covers the whole body, including ignored
 * fields.
 */
export function idempotencyMeta(
  key: string | null | undefined,
  path: string,
  body: unknown,
): Pick<CommandMeta, "idempotency_key" | "request_digest"> {
  if (key === null || key === undefined || key === "") return {};
  const text = `${path}\n${body === undefined ? "" : canonicalJson(body)}`;
  return {
    idempotency_key: key,
    request_digest: createHash("sha256").update(text).digest("base64url"),
  };
}
