import { mustBe } from "@almanac/kernel/messages/wording";
import type { CommandMeta } from "@almanac/storefront-fixtures";
import { idempotencyMeta } from "@almanac/storefront-fixtures/ucp/server";
import type { Fault } from "../../../problems/problem.ts";
import { invalidRequest } from "../../../problems/problem-kinds.ts";

/**
 * Reads the conditions in the headers of a write: the expected version (If-Match), and the key that prevents a second
 * execution (Idempotency-Key).
 */
export function conditions(
  headers: Headers,
  path: string,
  body: unknown,
): Pick<CommandMeta, "if_match" | "idempotency_key" | "request_digest"> {
  const key = headers.get("idempotency-key");
  const ifMatch = headers.get("if-match");
  const version = versionOf(ifMatch);
  const faults: Fault[] = [];
  if (key !== null && (key.trim() === "" || key.length > 255)) {
    faults.push(wrongHeader("Idempotency-Key", "a text of 1 to 255 characters", key));
  }
  if (version === "garbage") {
    const allowed = 'an ETag of this shop, such as "7" in its quotes, or *';
    faults.push(wrongHeader("If-Match", allowed, ifMatch));
  }
  if (faults.length > 0 || version === "garbage") throw invalidRequest(faults);
  return {
    ...idempotencyMeta(key, path, body),
    ...(version === undefined ? {} : { if_match: version }),
  };
}

function wrongHeader(parameter: string, allowed: string, given: string | null): Fault {
  return { parameter, code: "invalid_value", detail: mustBe(parameter, allowed, given) };
}

/** A list of entity tags, separated by commas (RFC 9110, 8.8.3). */
const etagList = /^\s*(?:W\/)?"[^"\s]*"(?:\s*,\s*(?:W\/)?"[^"\s]*")*\s*$/;

/**
 * `"7"` is version 7, and `*` matches anything that exists. Other entity tags match nothing (RFC 9110, 13.1.1). Any
 * other text is an error.
 */
function versionOf(header: string | null): number | "garbage" | undefined {
  if (header === null || header.trim() === "*") return undefined;
  const digits = /^\s*"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (digits !== undefined) return Number(digits);
  return etagList.test(header) ? -1 : "garbage";
}

export const etag = (version: number): string => `"${version}"`;
