import { createRoute, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import * as z from "zod";
import { problemContentType, problemSchema } from "../../problems/problem.ts";
import { nestingLimit } from "../input/nesting-limit.ts";
import type { Service } from "../service.ts";
import type { Operation } from "./operation.ts";

const apiVersion = "0.1.0";

/** Statuses that any operation can answer besides its own. */
const commonStatuses = [400, 401, 403, 429, 500, 503];
const bodyStatuses = [408, 413, 415];

const statusTexts: Readonly<Record<number, string>> = {
  400: "The request is malformed, invalid, or there are no rules for it",
  401: "The API key is missing, unknown, expired or revoked",
  403: "The API key does not cover this service",
  404: "There is no such record",
  408: "The request did not arrive in time",
  409: "The request conflicts with the present state",
  412: "The resource has changed",
  413: "The body is too large",
  415: "The body is not sent as JSON",
  422: "The idempotency key was used with another body",
  429: "Too many requests",
  500: "The fault is ours",
  502: "The looked-up host failed",
  503: "Not live yet, overloaded, or the data or store behind the service cannot be used",
  504: "The looked-up host did not answer in time",
};

/**
 * The OpenAPI 3.1 document of the services that this instance offers. It is built from the same schemas that the
 * libraries validate with.
 */
export function buildOpenApiDocument(
  services: readonly Service[],
  publicUrl?: string,
  platformOperations: readonly Operation[] = [],
) {
  const registry = new OpenAPIHono();
  registry.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
  });
  for (const service of services) {
    for (const operation of service.operations) {
      registry.openAPIRegistry.registerPath(routeOf(operation, service.id));
    }
  }
  for (const operation of platformOperations) {
    registry.openAPIRegistry.registerPath(routeOf(operation, "platform"));
  }
  return registry.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Almanac",
      version: apiVersion,
      description:
        "Everyday questions answered from published rules and live facts, exactly, with sources. " +
        `Arrays and objects in a body may nest at most ${nestingLimit} levels deep (400 nested_too_deep).`,
      license: { name: "MIT" },
    },
    ...(publicUrl ? { servers: [{ url: publicUrl }] } : {}),
    tags: [
      ...services.map(({ id, title, description }) => ({
        name: id,
        description,
        "x-displayName": title,
      })),
      ...(platformOperations.length > 0 ? [platformTag] : []),
    ],
    security: [{ apiKey: [] }],
  });
}

const platformTag = {
  name: "platform",
  description: "Keys, usage and early access.",
  "x-displayName": "Platform",
};

const idempotencyHeader = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe(
      "A repeated request with the same key gets the first answer, marked Idempotent-Replayed: true, for 24 hours",
    ),
});

function routeOf(operation: Operation, tag: string): RouteConfig {
  const request = {
    ...(operation.changesState ? { headers: idempotencyHeader } : {}),
    ...(operation.params ? { params: operation.params } : {}),
    ...(operation.query ? { query: operation.query } : {}),
    ...(operation.body
      ? { body: { required: true, content: { "application/json": { schema: operation.body } } } }
      : {}),
  };
  return createRoute({
    method: operation.method,
    path: operation.path,
    operationId: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    tags: [tag],
    security: operation.open ? [] : [{ apiKey: [] }],
    ...(Object.keys(request).length > 0 ? { request } : {}),
    responses: { ...successes(operation), ...problems(operation) },
  });
}

function successes(operation: Operation): RouteConfig["responses"] {
  return Object.fromEntries(
    Object.entries(operation.replies).map(([status, { description, schema }]) => [
      status,
      { description, content: { "application/json": { schema } } },
    ]),
  );
}

function problems(operation: Operation): RouteConfig["responses"] {
  const statuses = [
    ...commonStatuses.filter((status) => !operation.open || (status !== 401 && status !== 403)),
    ...(operation.changesState ? [409, 422] : []),
    ...(operation.body ? bodyStatuses : []),
    ...(operation.problems ?? []),
  ];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: statusTexts[status] ?? "A problem",
        content: { [problemContentType]: { schema: problemSchema } },
      },
    ]),
  );
}
