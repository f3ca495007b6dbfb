import type { CommandMeta } from "@almanac/storefront-fixtures";
import type { Fault } from "../../../problems/problem.ts";
import { invalidRequest } from "../../../problems/problem-kinds.ts";
import { idempotencyMeta } from "../http/idempotency.ts";

/** What the headers of a write ask for: the version it is meant for, and the key under which it happens once. */
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
    faults.push({
      parameter: "Idempotency-Key",
      code: "invalid_value",
      detail: `Idempotency-Key must have 1 to 255 characters; ${key.length} were given.`,
    });
  }
  if (version === "garbage") {
    faults.push({
      parameter: "If-Match",
      code: "invalid_value",
      detail: `If-Match must be an ETag of this shop, such as "7" in its quotes, or *; ${ifMatch?.slice(0, 100)} was given.`,
    });
  }
  if (faults.length > 0 || version === "garbage") throw invalidRequest(faults);
  return {
    ...idempotencyMeta(key, path, body),
    ...(version === undefined ? {} : { if_match: version }),
  };
}

/** RFC 9110, 8.8.3: entity tags, separated by commas. */
const etagList = /^\s*(?:W\/)?"[^"\s]*"(?:\s*,\s*(?:W\/)?"[^"\s]*")*\s*$/;

/** `"7"` is version 7; `*` holds for anything that exists. An ETag that is not ours matches nothing (RFC 9110, 13.1.1); no ETag is a mistake. */
function versionOf(header: string | null): number | "garbage" | undefined {
  if (header === null || header.trim() === "*") return undefined;
  const digits = /^\s*"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (digits !== undefined) return Number(digits);
  return etagList.test(header) ? -1 : "garbage";
}

export const etag = (version: number): string => `"${version}"`;
