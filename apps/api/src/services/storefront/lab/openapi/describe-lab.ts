import { present } from "@almanac/kernel/objects/objects";
import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { problemCodes } from "../../../../http/openapi/answers.ts";
import { license, type OpenApiDocument } from "../../../../http/openapi/document.ts";
import {
  problemWithCodes,
  readParameters,
  requestOf,
  statusTexts,
} from "../../../../http/openapi/route.ts";
import { problemContentType } from "../../../../problems/problem.ts";
import { type DocumentedCall, documentedCalls } from "./documented-calls.ts";

/** The OpenAPI document of the calls that run tasks. Agents must not see it. */
export function describeLab(): OpenApiDocument {
  const hono = new OpenAPIHono();
  hono.openAPIRegistry.registerComponent("securitySchemes", "labKey", {
    type: "apiKey",
    in: "header",
    name: "X-Lab-Key",
    description: "The value of ALMANAC_LAB_KEY, if the server has one",
  });
  for (const call of documentedCalls) hono.openAPIRegistry.registerPath(routeOf(call));
  const document = hono.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Almanac agent lab",
      version: "0.1.0",
      description: "Runs tasks for shopping agents in sandboxes of the mock shop, and scores them.",
      license,
    },
    servers: [{ url: "/" }],
    tags: [
      { name: "runs", description: "Runs of tasks." },
      { name: "buyer", description: "Questions to the buyer of a run." },
    ],
    security: [{ labKey: [] }, {}],
  });
  return readParameters(document);
}

function routeOf(call: DocumentedCall): RouteConfig {
  const { method, path, operationId, summary, description, replies } = call;
  const problems = problemsOf(call);
  const answers = Object.entries(replies).map(([status, reply]) => {
    const { description: said, schema } = reply;
    const content = schema && { "application/json": { schema }, ...problems[status]?.content };
    return [status, present({ description: said, content })];
  });
  return {
    method,
    path,
    operationId,
    summary,
    description,
    tags: [call.open ? "buyer" : "runs"],
    security: call.open ? [] : [{ labKey: [] }, {}],
    request: requestOf(call),
    // The generator's types want each status as a literal.
    responses: { ...problems, ...Object.fromEntries(answers) },
  } as RouteConfig;
}

function problemsOf(call: DocumentedCall) {
  const byStatus = new Map(problemCodes({ ...call, replies: {} }, undefined));
  // An agent under test must not control the test.
  if (!call.open) byStatus.set(403, ["blocked_agent"]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: statusTexts[status] ?? "A problem",
        content: { [problemContentType]: { schema: problemWithCodes(codes) } },
      },
    ]),
  );
}
