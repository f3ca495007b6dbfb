import { UcpFault } from "@almanac/storefront-fixtures/ucp/server";
import type { Log } from "../../../observe/log.ts";
import { internalErrorProblem } from "../../../problems/library-problem.ts";
import { ProblemError } from "../../../problems/problem.ts";

/** Converts any error to a fault of this standard. The platform's problems keep their status, code and headers. */
export function asFault(
  error: unknown,
  log: Log,
  where: Readonly<Record<string, string>>,
): UcpFault {
  if (error instanceof UcpFault) return error;
  if (error instanceof ProblemError) {
    const { status, code, detail } = error.problem;
    return new UcpFault(status, code, detail, { headers: error.headers });
  }
  return asFault(internalErrorProblem(error, where, log), log, where);
}
