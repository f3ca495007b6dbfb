import type { StoreError } from "@almanac/storefront-fixtures";
import { libraryProblem } from "../../problems/library-problem.ts";
import { ProblemError } from "../../problems/problem.ts";

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
export function seedProblem(error: StoreError, place: "body" | "parameter"): ProblemError {
  const { problem, headers } = libraryProblem(error, place);
  const errors = (problem.errors ?? []).map(({ pointer, parameter, ...fault }, index) => {
    const { available, variant_ids } = error.issues[index] ?? {};
    const header = headersOfCodes[fault.code];
    return {
      ...(header === undefined
        ? locate(pointer, parameter === "id" ? "product_id" : parameter)
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
