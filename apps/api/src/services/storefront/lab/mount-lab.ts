import type { Context, Hono } from "hono";
import type * as z from "zod";
import { isLibraryError, libraryProblem } from "../../../platform/library-problem.ts";
import type { Gate } from "../../../platform/mount.ts";
import { ProblemError } from "../../../platform/problem.ts";
import { invalidRequest, platformProblem } from "../../../platform/problem-kinds.ts";
import { problemResponse } from "../../../platform/problem-response.ts";
import { readJsonBody } from "../../../platform/read-json-body.ts";
import { requestIdOf } from "../../../platform/request-id.ts";
import { reportRequests } from "../../../platform/request-report.ts";
import { schemaFaults } from "../../../platform/schema-faults.ts";
import { apiHeaders } from "../../../platform/security-headers.ts";
import { admit } from "../http/admit.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";
import { createLabCalls } from "./calls.ts";
import { guardLab } from "./guard.ts";

/** Catalogues and snapshots are large. */
const bodyLimitBytes = 16 * 1024 * 1024;

/** One call of the control API. */
export interface LabCall {
  readonly headers: Headers;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly selected: () => Promise<SelectedShop>;
  /** The body, judged by its schema. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
}

export interface LabReply {
  readonly status?: number;
  readonly body?: unknown;
  /** Instead of a body: one JSON document a line. */
  readonly lines?: readonly unknown[];
}

/** `/_lab`: what a test needs to set a shop up, to steer it and to look behind its counter. */
export function mountLab(app: Hono, gate: Gate, surfaces: Surfaces): void {
  for (const [route, handle] of Object.entries(createLabCalls(surfaces))) {
    const [method = "GET", path = "/"] = route.split(" ");
    app.on(method, path, (context) => answer(context, gate, surfaces, path, handle));
  }
}

async function answer(
  context: Context,
  gate: Gate,
  surfaces: Surfaces,
  route: string,
  handle: (call: LabCall) => Promise<LabReply>,
): Promise<Response> {
  const startMs = performance.now();
  const { headers } = context.req.raw;
  const requestId = requestIdOf(headers.get("x-request-id"));
  let status = 200;
  let code: string | undefined;
  try {
    await admit(context, gate);
    guardLab(headers, surfaces.settings.labKey);
    const reply = await handle({
      headers,
      params: context.req.param(),
      query: context.req.query(),
      selected: () => surfaces.selectShop(headers),
      body: async (schema) => parse(schema, await bodyOf(context)),
    });
    status = reply.status ?? 200;
    return respond(reply, status, requestId);
  } catch (error) {
    const problem = asProblem(error, gate, requestId, route);
    status = problem.problem.status;
    code = problem.problem.code;
    return problemResponse(problem, requestId);
  } finally {
    const { method } = context.req;
    reportRequests(gate, { method, route, service: "storefront" })(requestId, startMs, {
      status,
      code,
    });
  }
}

/** Where everything has a default, no body is an empty one. */
async function bodyOf(context: Context): Promise<unknown> {
  const { body, headers } = context.req.raw;
  if (body === null || headers.get("content-length") === "0") return {};
  return await readJsonBody(context.req.raw, bodyLimitBytes, headers);
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidRequest(schemaFaults(parsed.error, "body", body));
}

function respond({ body, lines }: LabReply, status: number, requestId: string): Response {
  const text =
    lines === undefined
      ? JSON.stringify(body)
      : lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const type = lines === undefined ? "application/json" : "application/jsonl";
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      ...apiHeaders,
      ...(status === 204 ? {} : { "Content-Type": type }),
      "X-Request-Id": requestId,
    },
  });
}

function asProblem(error: unknown, gate: Gate, requestId: string, route: string): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isLibraryError(error)) return libraryProblem(error, "body");
  gate.log.error(
    { requestId, route, error: error instanceof Error ? error.name : typeof error },
    "unexpected error",
  );
  return platformProblem("internal", "Something broke on our side. It has been logged.");
}
