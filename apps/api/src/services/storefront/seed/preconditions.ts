import { mustBe } from "@almanac/kernel/messages/wording";
import type { CommandMeta } from "@almanac/storefront-fixtures";
import { idempotencyMeta, readIfMatch } from "@almanac/storefront-fixtures/ucp/server";
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
  const versions = readIfMatch(ifMatch);
  const faults: Fault[] = [];
  if (key !== null && (key.trim() === "" || key.length > 255)) {
    faults.push(wrongHeader("Idempotency-Key", "a text of 1 to 255 characters", key));
  }
  if (versions === "malformed") {
    const allowed = 'ETags of this shop, such as "7" in its quotes, or *';
    faults.push(wrongHeader("If-Match", allowed, ifMatch));
  }
  if (faults.length > 0 || versions === "malformed") throw invalidRequest(faults);
  return {
    ...idempotencyMeta(key, path, body),
    ...(versions === "any" ? {} : { if_match: versions }),
  };
}

function wrongHeader(parameter: string, allowed: string, given: string | null): Fault {
  return { parameter, code: "invalid_value", detail: mustBe(parameter, allowed, given) };
}

export const etag = (version: number): string => `"${version}"`;
