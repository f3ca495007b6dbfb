import { type Issue, requestCodes } from "@almanac/kernel/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/library-error";
import type { SafeResult as Result } from "@almanac/kernel/result";

/**
 * The codes of {@link CertError} by category: `invalid` input is malformed and no packet was sent, `blocked` targets are
 * outside the address policy, `unreachable` hosts failed, `timeout` lookups ran into their deadline.
 *
 * @example
 * certErrorCodes.blocked.includes("blocked_address"); // => true
 */
export const certErrorCodes = {
  invalid: [
    ...requestCodes,
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
export type CertErrorCode = CodeOf<typeof certErrorCodes>;

/** How far a lookup came. */
export type CertPhase = "validate" | "dns" | "connect" | "starttls" | "handshake" | "certificate";

/** One issue: which field, what is wrong with it, and what is allowed. */
export type CertIssue = Issue<CertErrorCode>;

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

/** The answer, or the error that the throwing form of the operation throws. */
export type SafeResult<Answer> = Result<Answer, CertError>;

/**
 * The one error of this library. `issues` lists everything that is wrong; `code` is the code they share, else
 * `invalid_request`; `phase` says how far a lookup came. Messages never carry what a server sent, nor the addresses of a name.
 *
 * @example
 * safeParseCertificate("nothing").error.code; // => "invalid_certificate"
 */
export class CertError extends LibraryError<typeof certErrorCodes, CertIssue> {
  /** Names the library, also to other copies of it. */
  static readonly library = "CertError";
  /** The name of the class. */
  declare readonly name: "CertError";
  /** How far the lookup came. */
  readonly phase: CertPhase;
  /** The TLS alert that the server sent. */
  declare readonly alert?: string;
  /** The host of the lookup, in its one spelling. */
  declare readonly hostname?: string;
  /** The port of the lookup. */
  declare readonly port?: number;

  constructor(issues: readonly CertIssue[], details: CertErrorDetails = {}) {
    const { phase = "validate", alert, hostname, port, cause } = details;
    super(CertError.library, certErrorCodes, issues, cause === undefined ? {} : { cause });
    this.phase = phase;
    if (alert !== undefined) this.alert = alert;
    if (hostname !== undefined) this.hostname = hostname;
    if (port !== undefined) this.port = port;
  }
}
