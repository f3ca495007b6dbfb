import type { Issue, IssuePath } from "@almanac/kernel/issue";
import { AlmanacError } from "../errors/almanac-error.ts";
import type { ServerFault, ServerProblem } from "./server.ts";

/** Which errors of the server are errors of a library, and how to create them here. */
export interface RemoteErrors {
  /** The codes of the library, by category. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  /** The library's error with these issues. */
  readonly create: (issues: readonly Issue<never>[]) => Error;
}

/**
 * Converts a problem of the server to an error. A fault of the request becomes the error of the library, so that it is
 * reported as if this machine had answered. Anything else, such as a wrong key, becomes an error that names the server.
 * `depth` is the number of steps in a pointer that lead to the row of a batch.
 */
export function toError(
  problem: ServerProblem,
  { codes, create }: RemoteErrors,
  url: string,
  depth = 0,
): Error {
  const known = Object.values(codes).flat();
  const { code, detail, errors: listed = [] } = problem;
  const faults: readonly ServerFault[] = listed.length > 0 ? listed : [{ code, detail }];
  const isLibrarys =
    known.includes(problem.code) && faults.every(({ code }) => known.includes(code));
  if (!isLibrarys) return serverError(problem, url);
  const issues = faults.map((fault) => ({
    code: fault.code,
    path: pathOf(fault, depth),
    message: fault.detail,
  }));
  return create(issues as unknown as readonly Issue<never>[]);
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

/** The path in the library's request: a JSON Pointer (RFC 6901) without its first steps, or the name of a parameter. */
function pathOf({ pointer, parameter }: ServerFault, depth: number): IssuePath {
  if (pointer === undefined) return parameter === undefined ? [] : parameter.split(".");
  return pointer
    .split("/")
    .slice(1 + depth)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
