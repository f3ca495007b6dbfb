/** One fault of a request: where it is, a stable code, and what to do about it. */
export interface Fault {
  /** JSON Pointer into the body of the request (RFC 6901). */
  readonly pointer?: string;
  /** Name of the path parameter, query parameter or header. */
  readonly parameter?: string;
  /** Stable snake_case name of the fault. */
  readonly code: string;
  /** What is wrong and what is allowed, in a sentence. */
  readonly detail: string;
}

/**
 * Failures that the client finds itself: no answer arrived, or the answer did not come from
 * the API.
 */
export type ClientCode = "connection_failed" | "unexpected_answer";

/** What is known about a failure. An answer of the API has all of these fields (RFC 9457). */
export interface ProblemDetails {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly type?: string;
  readonly instance?: string;
  readonly errors?: readonly Fault[];
}

/**
 * The only error class of this client. The type of `code` lists the codes that the operation
 * documents and the two that the client adds, so the compiler checks a `switch` over it.
 */
export class AlmanacProblem<Code extends string = string> extends Error {
  /** Stable snake_case name, such as `rate_limited`. */
  readonly code: Code | ClientCode;
  /** HTTP status of the answer. 0 if no answer arrived. */
  readonly status: number;
  /** Short name of the kind of problem. */
  readonly title: string;
  /** Path of the page that explains this kind of problem. */
  readonly type: string | undefined;
  /** The id of the request in the log of the server. */
  readonly instance: string | undefined;
  /** Every fault of the request, if the problem lists them. */
  readonly errors: readonly Fault[];
  /** Seconds that the server asks to wait before the next request. */
  readonly retryAfterSeconds: number | undefined;
  /** The body of the answer, with fields that only some problems have. */
  readonly body: unknown;

  constructor(
    problem: ProblemDetails,
    more: { readonly retryAfterSeconds?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(problem.detail, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "AlmanacProblem";
    // An operation answers only with the codes that it documents.
    this.code = problem.code as Code;
    this.status = problem.status;
    this.title = problem.title;
    this.type = problem.type;
    this.instance = problem.instance;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.body = problem;
  }
}

/**
 * Returns the data of an answer, or throws its error.
 *
 * @throws {AlmanacProblem} the `error` of the answer
 */
export function unwrap<Data>(
  answer:
    | { readonly data: Data; readonly error?: never }
    | { readonly data?: never; readonly error: AlmanacProblem },
): Data {
  if (answer.error !== undefined) throw answer.error;
  // An answer without an error has data.
  return answer.data as Data;
}
