import { categories } from "@almanac/kernel/errors/category";
import { entriesOf } from "@almanac/kernel/objects/objects";
import { type PlatformCode, platformKinds, schemaCodes } from "../../problems/problem-kinds.ts";
import type { DocumentedOperation, ErrorCodes } from "../operation/operation.ts";

/** The codes that the problems of an operation can have, by their origin. */
interface Codes {
  readonly platform: readonly PlatformCode[];
  /** Codes of faults that a schema finds. */
  readonly faults: readonly string[];
  readonly library: ErrorCodes;
}

/** The codes of an operation's problems, by status. */
export function problemCodes(
  operation: DocumentedOperation,
  ofService: ErrorCodes | undefined,
): ReadonlyMap<number, readonly string[]> {
  const { platform, faults, library } = codesOf(operation, ofService);
  const byStatus = new Map<number, Set<string>>();
  const add = (status: number, code: string) => {
    const known = byStatus.get(status) ?? new Set();
    byStatus.set(status, known.add(code));
  };
  for (const code of platform) add(platformKinds[code].status, code);
  for (const code of faults) add(400, code);
  for (const [category, codes] of entriesOf(library)) {
    for (const code of codes ?? []) {
      add(operation.statusOfCode?.[code] ?? categories[category].status, code);
    }
  }
  return new Map(
    [...byStatus]
      .sort(([left], [right]) => left - right)
      .map(([status, codes]) => [status, [...codes].sort()]),
  );
}

function codesOf(operation: DocumentedOperation, ofService: ErrorCodes | undefined): Codes {
  const takesInput = operation.body ?? operation.query ?? operation.params;
  return {
    platform: [
      "malformed_http",
      "rate_limited",
      "blocked_caller",
      "internal",
      "overloaded",
      "unavailable",
      // A key that is sent is checked even if the operation needs none.
      ...keyCodes,
      ...(ofService === undefined ? [] : serviceCodes),
      ...(operation.body ? bodyCodes : []),
      ...(operation.changesState ? repetitionCodes : []),
    ],
    // Every operation refuses query parameters that it does not know.
    faults: takesInput ? ["invalid_request", ...schemaCodes] : ["unknown_field"],
    library: operation.errorCodes ?? ofService ?? {},
  };
}

const keyCodes = ["missing_api_key", "invalid_api_key", "expired_api_key"] as const;
const serviceCodes = ["insufficient_scope", "quota_exceeded", "pre_launch"] as const;
const bodyCodes = [
  "malformed_json",
  "nested_too_deep",
  "request_timeout",
  "payload_too_large",
  "unsupported_media_type",
] as const;
const repetitionCodes = ["conflict", "idempotency_mismatch"] as const;
