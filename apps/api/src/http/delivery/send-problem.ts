import type { HeaderSource } from "../../incoming-request.ts";
import type { ProblemError } from "../../problems/problem.ts";
import { problemBody, problemHeaders, problemResponse } from "../../problems/problem-response.ts";
import { compressibleBytes } from "./compress.ts";
import { sendText } from "./send-text.ts";

/** Answers with a problem, compressed if it is long and the caller accepts that. */
export async function sendProblem(
  request: HeaderSource,
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  body = problemBody(error, requestId),
): Promise<Response> {
  if (body.length < compressibleBytes) return problemResponse(error, requestId, headers, body);
  const all = problemHeaders(error, requestId, headers);
  return sendText(request, body, all, error.problem.status);
}
