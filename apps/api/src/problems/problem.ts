import * as z from "zod";
import { apiHeaders } from "../security-headers.ts";

/** One fault of a request: where it is, a stable code, and what to do about it. */
const faultSchema = z
  .object({
    pointer: z.string().optional().describe("JSON Pointer into the request body (RFC 6901)"),
    parameter: z
      .string()
      .optional()
      .describe("Name of the path parameter, query parameter or header"),
    code: z.string().describe("Stable snake_case name of the fault"),
    detail: z.string().describe("What is wrong and what is allowed, in a sentence"),
    available: z.int().optional().describe("Units that are still available"),
    variant_ids: z.array(z.string()).optional().describe("The variants to choose from"),
  })
  .meta({ id: "Fault", description: "One fault of a request" });

/** A VIN that was probably meant. */
const suggestionSchema = z
  .object({
    vin: z.string().describe("A well-formed VIN"),
    reason: z.string().describe("The mistake that it corrects, such as `letter` or `swap`"),
    positions: z.array(z.int()).describe("The positions that change, from 1"),
  })
  .meta({ id: "Suggestion", description: "A VIN that was probably meant" });

/** The body of every answer that is not 2xx: RFC 9457 problem details. */
export const problemSchema = z
  .object({
    type: z.string().describe("Page that explains this kind of problem"),
    title: z.string().describe("Short name of this kind of problem"),
    status: z.int().describe("The HTTP status of the answer"),
    detail: z.string().describe("What is wrong in this request and what is allowed"),
    instance: z.string().optional().describe("The id of the request"),
    code: z.string().describe("Stable snake_case name of the problem"),
    phase: z.string().optional().describe("The phase that a lookup reached before it failed"),
    suggestions: z
      .array(suggestionSchema)
      .optional()
      .describe("VINs that were probably meant, the most likely first. None is used automatically"),
    errors: z.array(faultSchema).optional().describe("Every fault of the request"),
    available: z.int().optional().describe("Units that are still available"),
  })
  .meta({
    id: "Problem",
    description: "Problem details (RFC 9457)",
    examples: [
      {
        type: "/problems/unsupported-carrier",
        title: "There are no rules for what was asked",
        status: 400,
        detail: 'carrier "usp" is not known. Did you mean "ups"?',
        instance: "0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11",
        code: "unsupported_carrier",
        errors: [
          {
            pointer: "/carrier",
            code: "unsupported_carrier",
            detail: 'carrier "usp" is not known. Did you mean "ups"?',
          },
        ],
      },
    ],
  });

export type Fault = z.infer<typeof faultSchema>;
export type Problem = z.infer<typeof problemSchema>;

/** A problem without the id of the request, which is added when the answer is built. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  /** The known key whose request was refused. It is for the log, and never in the answer. */
  caller?: { readonly keyId: string; readonly tier: string };

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    // A refusal is not a fault of the program. Its stack is never read, and would cost more than
    // everything else about it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problem.detail);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "ProblemError";
    this.problem = problem;
    this.headers = headers;
  }
}

export const problemContentType = "application/problem+json";

/** `unsupported_carrier` is explained at `/problems/unsupported-carrier`. */
export function problemPath(code: string): string {
  return `/problems/${code.replaceAll("_", "-")}`;
}

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
