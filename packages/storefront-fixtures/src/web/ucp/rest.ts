import type { UcpVersion } from "../../ucp/capabilities.ts";
import type { UcpAnswer } from "../../ucp/envelope.ts";
import { UcpFault } from "../../ucp/fault.ts";
import { type OperationName, runOperation } from "../../ucp/operations.ts";
import { endpointPaths } from "../../ucp/profile.ts";
import { versionCondition } from "../if-match.ts";
import type { HeaderSource, UcpEndpoint, UcpHost, UcpReply, UcpRequest } from "./endpoint.ts";
import { profileOf } from "./request.ts";

const routes: readonly (readonly ["GET" | "POST" | "PUT", string, OperationName])[] = [
  ["POST", "/catalog/search", "search_catalog"],
  ["POST", "/catalog/lookup", "lookup_catalog"],
  ["POST", "/catalog/product", "get_product"],
  ["POST", "/carts", "create_cart"],
  ["GET", "/carts/:id", "get_cart"],
  ["PUT", "/carts/:id", "update_cart"],
  ["POST", "/carts/:id/cancel", "cancel_cart"],
  ["POST", "/checkout-sessions", "create_checkout"],
  ["GET", "/checkout-sessions/:id", "get_checkout"],
  ["PUT", "/checkout-sessions/:id", "update_checkout"],
  ["POST", "/checkout-sessions/:id/complete", "complete_checkout"],
  ["POST", "/checkout-sessions/:id/cancel", "cancel_checkout"],
  ["GET", "/orders/:id", "get_order"],
];

/** The REST binding of one version. */
export function restEndpoints(version: UcpVersion): readonly UcpEndpoint[] {
  const prefix = endpointPaths[version];
  const operations = routes.map(
    ([method, path, name]): UcpEndpoint => ({
      binding: "rest",
      method,
      path: `${prefix}${path}`,
      // The body of a cancellation is optional.
      body: method === "GET" ? "none" : name.startsWith("cancel_") ? "optional" : "required",
      check: (headers) => void profileOf(headers.get("ucp-agent")),
      answer: (request, host) => answer(version, name, request, host),
      refusal: restRefusal,
    }),
  );
  const refused = [...new Set(routes.map(([, path]) => path))].map(
    (path): UcpEndpoint => ({
      binding: "rest",
      method: "*",
      path: `${prefix}${path}`,
      body: "none",
      check: () => {},
      answer: async () => restRefusal(notAllowed(path)),
      refusal: restRefusal,
    }),
  );
  return [...operations, ...refused];
}

/** Converts a fault to an answer with its status. */
export function restRefusal({ status, code, message, errors, headers }: UcpFault): UcpReply {
  const body = { code, content: message, ...(errors.length > 0 ? { errors } : {}) };
  return { ...json(status, body, headers), code, isFree: true };
}

/** Writes an answer of the REST binding. */
export function restReply({ status, body, version, replayed, headers }: UcpAnswer): UcpReply {
  return json(status, body, {
    ...(version === undefined ? {} : { ETag: `"${version}"` }),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
    ...headers,
  });
}

async function answer(
  version: UcpVersion,
  name: OperationName,
  { method, path, id, headers, body }: UcpRequest,
  host: UcpHost,
): Promise<UcpReply> {
  const [agent, shop] = await Promise.all([
    host.negotiate(profileOf(headers.get("ucp-agent")), version),
    host.selectShop(),
  ]);
  const conditions = {
    idempotencyKey: method === "GET" ? null : keyOf(headers),
    target: path,
    ...versionCondition(headers.get("if-match")),
  };
  return restReply(
    await runOperation(name, { shop, version, agent, id, body, surface: "ucp", conditions }),
  );
}

function notAllowed(path: string): UcpFault {
  const methods = routes.flatMap(([method, each]) => (each === path ? [method] : []));
  const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].sort().join(", ");
  const headers = { Allow: allow };
  return new UcpFault(405, "method_not_allowed", `Allowed here: ${allow}.`, { headers });
}

function keyOf(headers: HeaderSource): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && key.length > 255) {
    throw new UcpFault(400, "invalid_request", "Idempotency-Key has at most 255 characters.");
  }
  return key;
}

function json(status: number, body: object, headers: Readonly<Record<string, string>>): UcpReply {
  return { status, body, headers: { "Content-Type": "application/json", ...headers } };
}
