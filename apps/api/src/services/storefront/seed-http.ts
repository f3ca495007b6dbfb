import { mustBe } from "@almanac/kernel/messages/wording";
import type { CommandMeta, StoreError } from "@almanac/storefront-fixtures";
import { idempotencyMeta, readIfMatch } from "@almanac/storefront-fixtures/ucp/server";
import { libraryProblem } from "../../problems/library-problem.ts";
import { type Fault, ProblemError } from "../../problems/problem.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";

/**
 * Reads the conditions in the headers of a write: the expected version (If-Match), and the key that
 * prevents a second execution (Idempotency-Key).
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

/** Errors about a header, by code. All other errors are about the body or a parameter. */
const headersOfCodes: Readonly<Record<string, string>> = {
  idempotency_conflict: "Idempotency-Key",
  idempotency_in_flight: "Idempotency-Key",
  version_mismatch: "If-Match",
};

/**
 * Converts a refusal of the shop to a problem. It includes the remaining units, or the variants to
 * choose from, if the error has them.
 */
export function seedProblem(
  error: StoreError,
  place: "body" | "parameter",
  names: Readonly<Record<string, string>> = {},
): ProblemError {
  const { problem, headers } = libraryProblem(error, place);
  const errors = (problem.errors ?? []).map(({ pointer, parameter, ...fault }, index) => {
    const { available, variant_ids } = error.issues[index] ?? {};
    const header = headersOfCodes[fault.code];
    return {
      ...(header === undefined
        ? locate(pointer, names[parameter ?? ""] ?? parameter)
        : { parameter: header }),
      ...fault,
      ...(available === undefined ? {} : { available }),
      ...(variant_ids === undefined ? {} : { variant_ids: [...variant_ids] }),
    };
  });
  const available = error.issues.find((issue) => issue.available !== undefined)?.available;
  return new ProblemError(
    {
      ...problem,
      // A used key with a different request is 422 (draft-ietf-httpapi-idempotency-key-header-06,
      // section 2.7).
      ...(error.code === "idempotency_conflict" ? { status: 422 } : {}),
      errors,
      ...(available === undefined ? {} : { available }),
    },
    error.category === "overloaded" ? { ...headers, "Retry-After": "1" } : headers,
  );
}

function locate(pointer: string | undefined, parameter: string | undefined) {
  return {
    ...(pointer === undefined ? {} : { pointer }),
    ...(parameter === undefined ? {} : { parameter }),
  };
}
