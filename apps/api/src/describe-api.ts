import { earlyAccessDocumentation } from "./early-access/mount-early-access.ts";
import { buildOpenApiDocument } from "./http/openapi/build-document.ts";
import type { OpenApiDocument } from "./http/openapi/document.ts";
import { usageDocumentation } from "./http/operation/usage-operation.ts";
import { createServices } from "./services/index.ts";

/**
 * The OpenAPI document of a server that offers every service and requires keys. It needs no server,
 * so that tools can read it: the linter, and the generator of the client.
 */
export function describeApi(): OpenApiDocument {
  const services = createServices({ now: Date.now });
  return buildOpenApiDocument(services, undefined, [usageDocumentation, earlyAccessDocumentation]);
}
