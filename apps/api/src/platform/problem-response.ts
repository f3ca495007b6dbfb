import { type ProblemError, problemContentType } from "./problem.ts";
import { apiHeaders } from "./security-headers.ts";

/** The one way in which anything but success leaves this API. */
export function problemResponse(
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ ...error.problem, instance: requestId }), {
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
