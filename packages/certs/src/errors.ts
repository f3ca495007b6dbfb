import { type Issue, requestCodes } from "@almanac/kernel/errors/issue";
import { type CodeOf, LibraryError } from "@almanac/kernel/errors/library-error";
import type { SafeResult as Result } from "@almanac/kernel/errors/result";
import { present } from "@almanac/kernel/objects/objects";

/**
 * The codes of {@link CertError} by category. `invalid`: the input is malformed, and no packet was
 * sent. `blocked`: the address policy forbids the target. `unreachable`: the host failed.
 * `timeout`: the lookup passed its deadline. `overloaded`: too many lookups are running.
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

/** The phase that a lookup reached. */
export type CertPhase = "validate" | "dns" | "connect" | "starttls" | "handshake" | "certificate";

/** One issue: the field, what is wrong with it, and what is allowed. */
export type CertIssue = Issue<CertErrorCode>;

/** Where and why a lookup failed. */
export interface CertErrorDetails {
  /** The phase that the lookup reached; default `validate`. */
  readonly phase?: CertPhase;
  /** The TLS alert that the server sent, if it sent one. */
  readonly alert?: string;
  /** The host of the lookup, normalised. */
  readonly hostname?: string;
  /** The port of the lookup. */
  readonly port?: number;
  /** The error that caused this one. */
  readonly cause?: unknown;
}

/** The answer, or the error that the throwing form of the operation would throw. */
export type SafeResult<Answer> = Result<Answer, CertError>;

/**
 * The only error class of this library. `issues` lists everything that is wrong. `code` is the code
 * that all issues share, or else `invalid_request`. `phase` is the phase that the lookup reached. A
 * message never contains what a server sent or the addresses of a name.
 *
 * @example
 * safeParseCertificate("nothing").error.code; // => "invalid_certificate"
 */
export class CertError extends LibraryError<typeof certErrorCodes, CertIssue> {
  /** The brand by which another copy of this library recognises the class. */
  static readonly library = "CertError";
  /** The name of the class. */
  declare readonly name: "CertError";
  /** The phase that the lookup reached. */
  readonly phase: CertPhase;
  /** The TLS alert that the server sent, if it sent one. */
  declare readonly alert?: string;
  /** The host of the lookup, normalised. */
  declare readonly hostname?: string;
  /** The port of the lookup. */
  declare readonly port?: number;

  constructor(issues: readonly CertIssue[], details: CertErrorDetails = {}) {
    const { phase = "validate", alert, hostname, port, cause } = details;
    super(new.target.library, certErrorCodes, issues, present({ cause }));
    this.phase = phase;
    Object.assign(this, present({ alert, hostname, port }));
  }
}
