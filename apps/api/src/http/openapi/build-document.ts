import type { ErrorCodes } from "@almanac/questions/question";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { DocumentedOperation } from "../operation/operation.ts";
import { nestingLimit } from "../read-body.ts";
import type { Service } from "../service.ts";
import { answerHeaders, conditionHeaders } from "./answers.ts";
import { license, type OpenApiDocument } from "./document.ts";
import { readParameters, routeOf } from "./route.ts";

const apiVersion = "0.1.0";

type DocumentedService = Pick<Service, "id" | "title" | "description"> & {
  readonly errorCodes: ErrorCodes;
  readonly operations: readonly DocumentedOperation[];
};

/**
 * The OpenAPI 3.1 document of the services that this instance offers. It is built from the same
 * schemas that the libraries validate with. Without a public URL, the server is the one that the
 * document was read from.
 */
export function buildOpenApiDocument(
  services: readonly DocumentedService[],
  publicUrl?: string,
  platformOperations: readonly DocumentedOperation[] = [],
): OpenApiDocument {
  const { openAPIRegistry: registry, ...hono } = withComponents(new OpenAPIHono());
  for (const { id, errorCodes, operations } of services) {
    for (const operation of operations) {
      registry.registerPath(routeOf(operation, id, errorCodes));
    }
  }
  for (const operation of platformOperations) {
    registry.registerPath(routeOf(operation, "platform", undefined));
  }
  const document = hono.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Almanac",
      version: apiVersion,
      description:
        "Everyday questions answered from published rules and live facts, exactly, with sources. " +
        `Arrays and objects in a body may nest at most ${nestingLimit} levels deep (400 nested_too_deep).`,
      license,
    },
    servers: [{ url: publicUrl ?? "/" }],
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
  return readParameters(document);
}

const platformTag = {
  name: "platform",
  description: "Keys, usage and early access.",
  "x-displayName": "Platform",
};

/** A component as the generator takes it. */
function plain(component: object): never {
  // The components are plain JSON. The generator's types ask for its own classes besides.
  return component as never;
}

/** Registers what several operations refer to. */
function withComponents(hono: OpenAPIHono) {
  const { openAPIRegistry } = hono;
  openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description: "A key of this server",
  });
  for (const [name, header] of Object.entries(answerHeaders)) {
    openAPIRegistry.registerComponent("headers", name, plain(header));
  }
  for (const [name, { description, schema }] of Object.entries(conditionHeaders)) {
    const parameter = { name, in: "header", required: false, description, schema } as const;
    openAPIRegistry.registerComponent("parameters", name, plain(parameter));
  }
  return {
    openAPIRegistry,
    getOpenAPI31Document: hono.getOpenAPI31Document.bind(hono),
  };
}
