import { apiHeaders } from "../security-headers.ts";
import { type ProblemError, problemContentType } from "./problem.ts";

export function problemBody({ problem }: ProblemError, requestId: string): string {
  return JSON.stringify({ ...problem, instance: requestId });
}

/** The one way in which anything but success leaves this API. */
export function problemResponse(
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  body = problemBody(error, requestId),
): Response {
  return new Response(body, {
    status: error.problem.status,
    headers: {
      ...apiHeaders,
      "Content-Type": problemContentType,
      "X-Request-Id": requestId,
      ...headers,
      ...error.headers,
    },
  });
}
