import { apiHeaders } from "../security-headers.ts";
import { type ProblemError, problemContentType } from "./problem.ts";

export function problemBody({ problem }: ProblemError, requestId: string): string {
  return JSON.stringify({ ...problem, instance: requestId });
}

/** Builds every answer of the API that is not a success. */
export function problemResponse(
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  body = problemBody(error, requestId),
): Response {
  return new Response(body, {
    status: error.problem.status,
    headers: problemHeaders(error, requestId, headers),
  });
}

export function problemHeaders(
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...apiHeaders,
    "Content-Type": problemContentType,
    "X-Request-Id": requestId,
    ...headers,
    ...error.headers,
  };
}
