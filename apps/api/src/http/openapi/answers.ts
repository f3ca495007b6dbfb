import { categories } from "@almanac/kernel/errors/category";
import { entriesOf } from "@almanac/kernel/objects/objects";
import type { ErrorCodes } from "@almanac/questions/question";
import { type PlatformCode, platformKinds, schemaCodes } from "../../problems/problem-kinds.ts";
import type { DocumentedOperation } from "../operation/operation.ts";

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
      ...(operation.platformCodes ?? []),
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

/** A header of an answer, as the OpenAPI document describes it. */
interface DescribedHeader {
  readonly description: string;
  /** Whether every answer that lists it has it. Default: no. */
  readonly required?: boolean;
  readonly schema: object;
}

const text = { type: "string" } as const;

/**
 * Every header of an answer that a caller may read. Headers that only browsers obey are not listed.
 */
export const answerHeaders = {
  "X-Request-Id": {
    description: "The id of the request: the one that was sent, if it is well-formed, or a new one",
    required: true,
    schema: { ...text, examples: ["0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11"] },
  },
  "Cache-Control": {
    description: "How long the answer may be stored, and by which caches",
    required: true,
    schema: { ...text, examples: ["no-store"] },
  },
  "RateLimit-Policy": {
    description:
      "The limits of the key: `q` requests in `w` seconds, and the quota of the month " +
      "(draft-ietf-httpapi-ratelimit-headers-10). Absent if the key has no limit.",
    schema: { ...text, examples: ['"minute";q=60;w=60, "month";q=1000;w=2592000'] },
  },
  RateLimit: {
    description:
      "What is left of these limits: `r` requests, and the seconds `t` until they are renewed",
    schema: { ...text, examples: ['"minute";r=59;t=41, "month";r=871;t=864000'] },
  },
  "Retry-After": {
    description: "Seconds to wait before the next request",
    schema: { type: "integer", minimum: 0, examples: [41] },
  },
  ETag: {
    description: "The version of the answer",
    required: true,
    schema: { ...text, examples: ['"7"'] },
  },
  "Idempotent-Replayed": {
    description:
      "`true` if this is the stored answer to an earlier request with the same Idempotency-Key",
    schema: { ...text, enum: ["true"] },
  },
  "WWW-Authenticate": {
    description: "How to authenticate",
    required: true,
    schema: { ...text, examples: ['ApiKey realm="almanac"'] },
  },
} as const satisfies Readonly<Record<string, DescribedHeader>>;

export type AnswerHeader = keyof typeof answerHeaders;

/** The request headers with conditions that an operation may honour. */
export const conditionHeaders = {
  "Idempotency-Key": {
    description:
      "A repeated request with the same key gets the first answer, marked `Idempotent-Replayed: true`, for 24 hours. " +
      "1 to 255 visible ASCII characters. Use a new key for each new request.",
    schema: { ...text, minLength: 1, maxLength: 255 },
  },
  "If-Match": {
    description:
      "The ETag that was read last. If the resource has changed since, the request is refused with 412.",
    schema: text,
  },
  "If-None-Match": {
    description:
      "The ETag of a stored answer. If it is still valid, the answer is 304 without a body.",
    schema: text,
  },
} as const;

export type ConditionHeader = keyof typeof conditionHeaders;
