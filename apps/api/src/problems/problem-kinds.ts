import { type Category, categories } from "@almanac/kernel/errors/category";
import { firstIssues, summary } from "@almanac/kernel/errors/report-limits";
import { keysOf, tableOf } from "@almanac/kernel/objects/objects";
import { type Fault, ProblemError, problemPath } from "./problem.ts";

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly explanation: string;
}

/** What the page of each category says below its title. */
const explanations = {
  invalid:
    "A value is missing, of the wrong type, out of range, or not known here. `errors` lists every fault.",
  unsupported:
    "The request is well-formed, but the tables hold no rule for it. The detail names what is supported.",
  not_found: "The request is well-formed, but there is no such record.",
  conflict: "Read the resource again, then decide.",
  precondition:
    "The version in If-Match is not the current one. Read the resource again, then decide.",
  blocked: "The address rules of this service forbid the target.",
  unreachable: "The name did not resolve, or the host refused, closed or garbled the connection.",
  timeout: "The lookup passed its deadline. The detail names the phase.",
  overloaded:
    "The service refuses requests rather than getting slow. Try again after the seconds in Retry-After.",
  unavailable:
    "A data file of this instance is missing or damaged. The detail names it. The operator has to install it again.",
} as const satisfies Record<Category, string>;

/**
 * What each category of a library's error codes means over HTTP. Libraries export their codes by
 * category, so this table needs no line per code.
 */
export const categoryKinds: Readonly<Record<Category, ProblemKind>> = tableOf(
  keysOf(explanations),
  (category) => {
    const { status, title } = categories[category];
    return { status, title, explanation: explanations[category] };
  },
);

/** The platform's own problems. */
export const platformKinds = {
  invalid_request: categoryKinds.invalid,
  malformed_json: {
    status: 400,
    title: "The body is not JSON",
    explanation: "The body could not be read as one JSON document in UTF-8.",
  },
  nested_too_deep: {
    status: 400,
    title: "The body is nested too deeply",
    explanation:
      "Arrays and objects in a body may nest at most 64 levels deep. In a batch, each row is counted separately, and only the rows that nest too deeply fail.",
  },
  malformed_http: {
    status: 400,
    title: "The request is not HTTP",
    explanation: "The request line, a header or the address could not be read.",
  },
  missing_api_key: {
    status: 401,
    title: "An API key is needed",
    explanation: "Send the key in the header X-API-Key. Keys are issued through early access.",
  },
  invalid_api_key: {
    status: 401,
    title: "The API key is not valid",
    explanation: "The key is malformed, unknown or revoked.",
  },
  expired_api_key: {
    status: 401,
    title: "The API key has expired",
    explanation:
      "The key was valid until its expiry or the end of its rotation. Use its successor.",
  },
  insufficient_scope: {
    status: 403,
    title: "The API key does not cover this service",
    explanation: "The key is valid, but its scopes do not include this service.",
  },
  blocked_caller: {
    status: 403,
    title: "The caller is blocked",
    explanation:
      "The operator has blocked the key or the address of the request, because it hurt other callers. Ask the operator.",
  },
  forbidden_origin: {
    status: 403,
    title: "The page may not call this server",
    explanation:
      "A browser sent the request for a page of another origin. The operator lists the allowed origins in ALMANAC_CORS_ORIGINS.",
  },
  not_found: {
    status: 404,
    title: "Nothing was found",
    explanation: "There is no such path or record. /openapi.json lists every path.",
  },
  method_not_allowed: {
    status: 405,
    title: "The method is not allowed here",
    explanation: "The header Allow lists the methods of this path.",
  },
  conflict: categoryKinds.conflict,
  request_timeout: {
    status: 408,
    title: "The request did not arrive in time",
    explanation: "Headers and body must arrive within a few seconds.",
  },
  payload_too_large: {
    status: 413,
    title: "The body is too large",
    explanation: "Plain bodies may have 16 KiB, batches 1 MiB.",
  },
  unsupported_media_type: {
    status: 415,
    title: "The body must be JSON",
    explanation: "Send Content-Type: application/json, in UTF-8 and without a content encoding.",
  },
  expectation_failed: {
    status: 417,
    title: "The expectation cannot be met",
    explanation: "Only Expect: 100-continue is supported.",
  },
  idempotency_mismatch: {
    status: 422,
    title: "The idempotency key was used with another request",
    explanation:
      "An Idempotency-Key belongs to one request for 24 hours. Use a new one for a new request.",
  },
  headers_too_large: {
    status: 431,
    title: "The headers are too large",
    explanation: "All header fields together may have at most 16 KiB.",
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    explanation: "Try again after the seconds in Retry-After.",
  },
  quota_exceeded: {
    status: 429,
    title: "The monthly quota is spent",
    explanation:
      "The tier of the key limits the successful requests per month and service. Retry-After says when the next month begins.",
  },
  internal: {
    status: 500,
    title: "Something broke on our side",
    explanation: "The fault is ours and has been logged under the id in `instance`.",
  },
  overloaded: categoryKinds.overloaded,
  unavailable: {
    status: 503,
    title: "The service cannot answer right now",
    explanation:
      "The store behind the service cannot be reached, or has no room for writes. Try again after the seconds in Retry-After.",
  },
  pre_launch: {
    status: 503,
    title: "This service is not live yet",
    explanation: "The service is announced but not open yet. You can ask for early access.",
  },
} as const satisfies Record<string, ProblemKind>;

export type PlatformCode = keyof typeof platformKinds;

/** The codes of faults that a schema finds. The libraries use the same codes. */
export const schemaCodes = [
  "missing_field",
  "invalid_type",
  "invalid_value",
  "unknown_field",
] as const;

/**
 * The problem of an invalid request: its code is the one that all faults share, else
 * `invalid_request`. Its detail begins with `intro`.
 */
export function invalidRequest(errors: readonly Fault[], intro = ""): ProblemError {
  const first = firstIssues(errors);
  const details = summary(
    first.map((fault) => fault.detail),
    errors.length,
  );
  const [code = "invalid_request", ...others] = new Set(errors.map((fault) => fault.code));
  const shared = others.length === 0 ? code : "invalid_request";
  const { status, title } = categoryKinds.invalid;
  const kind = { type: problemPath(shared), title, status };
  const detail = `${intro}${details}`;
  return new ProblemError({ ...kind, detail, code: shared, errors: [...first] });
}

/** The problem of one of the platform's own codes. */
export function platformProblem(
  code: PlatformCode,
  detail: string,
  extra: { errors?: readonly Fault[]; headers?: Readonly<Record<string, string>> } = {},
): ProblemError {
  const { status, title } = platformKinds[code];
  const problem = { type: problemPath(code), title, status, detail, code };
  const errors = extra.errors && [...extra.errors];
  return new ProblemError(errors ? { ...problem, errors } : problem, extra.headers);
}

/**
 * For work that stops because nobody waits for it. The caller never sees it, and the log does not
 * call it our fault.
 */
export function callerGone(): ProblemError {
  return platformProblem("malformed_http", "The caller closed the connection.");
}
