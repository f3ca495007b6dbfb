/**
 * The codes of {@link CertError} by category: `invalid` input is malformed and no packet was sent, `blocked` targets are
 * outside the address policy, `unreachable` hosts failed, `timeout` lookups ran into their deadline.
 *
 * @example
 * certErrorCodes.blocked.includes("blocked_address"); // => true
 */
export const certErrorCodes = {
  invalid: [
    "invalid_request",
    "missing_field",
    "invalid_type",
    "invalid_value",
    "unknown_field",
    "invalid_hostname",
    "invalid_port",
    "invalid_protocol",
    "invalid_allow",
    "invalid_certificate",
    "invalid_name",
  ],
  blocked: ["blocked_address", "blocked_port"],
  unreachable: [
    "dns_failure",
    "connect_refused",
    "connect_failed",
    "connection_closed",
    "not_tls",
    "handshake_failed",
    "no_certificate",
    "malformed_certificate",
    "certificate_too_large",
    "starttls_unsupported",
    "starttls_failed",
  ],
  timeout: ["timeout", "aborted"],
  overloaded: ["overloaded"],
} as const;

/** `invalid`, `blocked`, `unreachable`, `timeout` or `overloaded`. */
export type CertErrorCategory = keyof typeof certErrorCodes;

/** Every code that an error or one of its issues can have. */
export type CertErrorCode = (typeof certErrorCodes)[CertErrorCategory][number];

/** How far a lookup came. */
export type CertPhase = "validate" | "dns" | "connect" | "starttls" | "handshake" | "certificate";

/** One issue: which field, what is wrong with it, and what is allowed. */
export interface CertIssue {
  /** What kind of issue it is. */
  readonly code: CertErrorCode;
  /** The field; empty for the whole input. */
  readonly path: readonly (string | number)[];
  /** What is wrong and what is allowed, in a sentence. */
  readonly message: string;
}

/** Where a lookup failed, and the TLS alert that the server sent, if it sent one. */
export interface CertErrorDetails {
  /** How far the lookup came; `validate` unless given. */
  readonly phase?: CertPhase;
  /** The TLS alert that the server sent. */
  readonly alert?: string;
  /** The host of the lookup, in its one spelling. */
  readonly hostname?: string;
  /** The port of the lookup. */
  readonly port?: number;
  /** What was thrown underneath. */
  readonly cause?: unknown;
}

/** zod's result shape: the answer, or the error that the throwing twin would throw. */
export type SafeResult<Answer> =
  | { readonly success: true; readonly data: Answer; readonly error?: never }
  | { readonly success: false; readonly error: CertError; readonly data?: never };

/**
 * The one error of this library. `issues` lists everything that is wrong; `code` is the code they share, else `invalid_request`;
 * `phase` tells how far a lookup came. Messages never carry what a server sent, nor the addresses of a name.
 *
 * @example
 * safeParseCertificate("nothing").error.code; // => "invalid_certificate"
 */
export class CertError extends Error {
  override readonly name = "CertError";
  readonly code: CertErrorCode;
  readonly category: CertErrorCategory;
  readonly issues: readonly CertIssue[];
  readonly phase: CertPhase;
  declare readonly alert?: string;
  declare readonly hostname?: string;
  declare readonly port?: number;

  constructor(issues: readonly CertIssue[], details: CertErrorDetails = {}) {
    super(summarise(issues), details.cause === undefined ? {} : { cause: details.cause });
    const codes = new Set(issues.map((issue) => issue.code));
    const [first = "invalid_request"] = codes;
    this.code = codes.size === 1 ? first : "invalid_request";
    this.category = categoryOf(this.code);
    this.issues = issues;
    this.phase = details.phase ?? "validate";
    if (details.alert !== undefined) this.alert = details.alert;
    if (details.hostname !== undefined) this.hostname = details.hostname;
    if (details.port !== undefined) this.port = details.port;
  }
}

function categoryOf(code: CertErrorCode): CertErrorCategory {
  const entries = Object.entries(certErrorCodes) as [CertErrorCategory, readonly string[]][];
  return entries.find(([, codes]) => codes.includes(code))?.[0] ?? "invalid";
}

const shownIssues = 10;

function summarise(issues: readonly CertIssue[]): string {
  const shown = issues.slice(0, shownIssues).map((issue) => issue.message);
  const rest = issues.length - shown.length;
  return [...shown, ...(rest > 0 ? [`And ${rest} more problems.`] : [])].join(" ");
}
