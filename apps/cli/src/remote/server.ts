import type { Place } from "@almanac/client";
import type { Issue, IssuePath } from "@almanac/kernel/errors/issue";
import { AlmanacError } from "../errors/almanac-error.ts";
import type { Io } from "../io.ts";

/** A problem document (RFC 9457) of the API, or of the client if no answer arrived. */
export interface ServerProblem {
  readonly code: string;
  /** 0 if no answer arrived. */
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly ServerFault[];
}

interface ServerFault {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** What a server answers: the data of an operation, or a problem. */
export type ServerAnswer<Answer = unknown> =
  | { readonly data: Answer }
  | { readonly problem: ServerProblem };

/** An operation that takes a body: `POST /v1/calculate`. */
export type PostPlace = Extract<Place, `POST ${string}`>;

/** The API of Almanac on another computer. */
export interface Server {
  readonly url: string;
  /** Sends a request. A server that is busy (429, 503) is asked again when it says so. */
  readonly post: (at: PostPlace, body: unknown) => Promise<ServerAnswer>;
}

/**
 * Rate limits count by the minute, so waiting for one takes little more than a minute. The client
 * does not wait for a monthly quota that is spent.
 */
const longestWaitMs = 120_000;
const retries = 10;

/** Opens the client of a server. Nothing is sent yet. */
export async function openServer(url: string, { environment, signal }: Io): Promise<Server> {
  const { createAlmanac } = await import("@almanac/client");
  const key = environment?.key;
  const almanac = createAlmanac({
    baseUrl: url.replace(/\/+$/, ""),
    ...(key === undefined || key === "" ? {} : { key }),
    retries,
    maxWaitMs: longestWaitMs,
  });
  return {
    url,
    async post(at, body) {
      const { data, error } = await almanac.request(at, { body, signal });
      if (error === undefined) return { data };
      const { code, status, message, errors } = error;
      return { problem: { code, status, detail: message, errors } };
    },
  };
}

/** Sends a request, and gives the answer the type of the library. */
export async function postTo<Answer>(
  { post }: Server,
  at: PostPlace,
  body: unknown,
): Promise<ServerAnswer<Answer>> {
  // The API answers with the types of the libraries: the contract tests compare its answers
  // with theirs.
  return (await post(at, body)) as ServerAnswer<Answer>;
}

/** Turns problems of a server back into the errors of a library. */
export interface RemoteErrors<Fault extends Error = Error> {
  readonly has: (code: string) => boolean;
  /**
   * The library's error with these issues. Undefined if one of their codes is not the library's.
   */
  readonly create: (issues: readonly Issue[]) => Fault | undefined;
}

/** What a service declares of its errors: the codes by category, and the class. */
export interface DeclaredErrors<Code extends string, Fault extends Error> {
  readonly errorCodes: Readonly<Record<string, readonly Code[]>>;
  readonly errorClass: new (issues: readonly Issue<Code>[]) => Fault;
}

export function remoteErrors<Code extends string, Fault extends Error>({
  errorCodes,
  errorClass: ErrorClass,
}: DeclaredErrors<Code, Fault>): RemoteErrors<Fault> {
  const known: readonly string[] = Object.values(errorCodes).flat();
  const isOwn = (issue: Issue): issue is Issue<Code> => known.includes(issue.code);
  return {
    has: (code) => known.includes(code),
    create: (issues) => (issues.every(isOwn) ? new ErrorClass(issues) : undefined),
  };
}

/**
 * Converts a problem of the server to an error. A fault of the request becomes the error of the
 * library, so that it is reported as if this machine had answered. Anything else, such as a wrong
 * key, becomes an error that names the server. `depth` is the number of steps in a pointer that
 * lead to the row of a batch.
 */
export function toError<Fault extends Error>(
  problem: ServerProblem,
  errors: RemoteErrors<Fault>,
  url: string,
  depth = 0,
): Fault | AlmanacError {
  const { code, detail, errors: listed = [] } = problem;
  const faults: readonly ServerFault[] = listed.length > 0 ? listed : [{ code, detail }];
  const issues = faults.map((fault) => ({
    code: fault.code,
    path: pathOf(fault, depth),
    message: fault.detail,
  }));
  const error = errors.has(code) ? errors.create(issues) : undefined;
  return error ?? serverError(problem, url);
}

/** The error for a server that does not answer, or refuses to. */
function serverError({ code, detail, status }: ServerProblem, url: string): AlmanacError {
  const said = detail.replace(/\.$/, "");
  const issue = {
    code,
    parameter: "--api",
    what: `${url} ${status === 0 ? "cannot be reached" : "did not answer the request"}: ${said}`,
    ...(status === 401 || status === 403
      ? { allowed: "the key of an account with this service, in ALMANAC_API_KEY" }
      : {}),
    see: "almanac config",
  };
  return new AlmanacError("unavailable", [issue]);
}

/**
 * The path in the library's request: a JSON Pointer (RFC 6901) without its first steps, or the name
 * of a parameter.
 */
function pathOf({ pointer, parameter }: ServerFault, depth: number): IssuePath {
  if (pointer === undefined) return parameter === undefined ? [] : parameter.split(".");
  return pointer
    .split("/")
    .slice(1 + depth)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
