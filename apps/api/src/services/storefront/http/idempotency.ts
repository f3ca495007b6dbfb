import { createHash } from "node:crypto";
import type { CommandMeta } from "@almanac/storefront-fixtures";
import { canonicalJson } from "@almanac/storefront-fixtures";

/** The key of a write, and what tells the same request from another one: its whole body, ignored fields included. */
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
