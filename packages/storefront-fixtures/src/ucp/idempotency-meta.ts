import { base64Url } from "@almanac/kernel/numbers/base64";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { CommandMeta } from "../types.ts";

/**
 * The idempotency key of a write and the digest of its request. `body` is what the shop reads of the request: a canonical
 * form costs time, so none is made of names that are dropped.
 */
export function idempotencyMeta(
  key: string | null | undefined,
  path: string,
  body: unknown,
): Pick<CommandMeta, "idempotency_key" | "request_digest"> {
  if (key === null || key === undefined || key === "") return {};
  const text = `${path}\n${body === undefined ? "" : canonicalJson(body)}`;
  return { idempotency_key: key, request_digest: base64Url(sha256(utf8ToBytes(text))) };
}
