import { ucpVersions } from "@almanac/storefront-fixtures/ucp";
import type { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../../create-test-app.ts";
import { flows } from "./flows.ts";
import { inProcessOrigin, openInProcess } from "./in-process.ts";
import { type Answering, agentProfile, mcpAgent, restAgent } from "./lab/agents.ts";
import { createLabApp, openSandbox } from "./lab/lab.ts";

/** The headers that describe the answer. The server adds the others. */
const compared = ["content-type", "etag", "idempotent-replayed", "allow", "retry-after"];

/** Records the answers of UCP as text, without the address of the shop. */
function recording(app: Answering, base: string, prefix = "") {
  const record: string[] = [];
  return {
    record,
    async request(path: string, init: RequestInit) {
      const response = await app.request(path, init);
      if (!path.startsWith(`${prefix}/ucp`)) return response;
      const text = await response.clone().text();
      const headers = compared.map((name) => response.headers.get(name));
      record.push(`${response.status} ${JSON.stringify(headers)} ${text.replaceAll(base, "")}`);
      return response;
    },
  };
}

const labApp = createLabApp();
const ways = ucpVersions.flatMap((version) => [
  { way: `REST ${version}`, version, open: restAgent },
  { way: `MCP ${version}`, version, open: mcpAgent },
]);

describe.for(ways)(
  "the in-process handler gives the same answers as the server, byte for byte: $way",
  (way) => {
    test.for(Object.keys(flows))("%s", async (name) => {
      const { version, open } = way;
      const sandbox = await openSandbox(labApp);
      const { prefix } = sandbox;
      const served = recording(labApp, `http://localhost${prefix}`, prefix);
      await flows[name]?.({ agent: open(served, version, prefix), sandbox, app: labApp });
      const shop = openInProcess();
      const local = recording(shop.app, inProcessOrigin);
      const app = local as unknown as Hono;
      await flows[name]?.({ agent: open(local, version), sandbox: shop.sandbox, app });
      expect(local.record.length).toBeGreaterThan(0);
      expect(local.record).toEqual(served.record);
    });
  },
);

const agent = { "UCP-Agent": `profile="${agentProfile}"` };
const json = { "Content-Type": "application/json" };
const post = (path: string, body: string, headers: object = { ...json, ...agent }) =>
  ["POST", path, headers, body] as const;
const rpc = (method: unknown, params: object = {}, id: unknown = 1) =>
  post("/ucp/mcp", JSON.stringify({ jsonrpc: "2.0", id, method, params }), json);
const deep = `${"[".repeat(65)}${"]".repeat(65)}`;

test.for([
  ["GET", "/ucp/carts/none", agent, undefined],
  ["GET", "/ucp/carts/none", {}, undefined],
  ["DELETE", "/ucp/carts/none", agent, undefined],
  ["GET", "/ucp/carts", agent, undefined],
  ["HEAD", "/ucp/orders/none", agent, undefined],
  ["PUT", "/ucp/2026-08-25/carts/none", { ...json, ...agent }, '{"line_items":[]}'],
  post("/ucp/carts/none/cancel", ""),
  post("/ucp/carts", ""),
  post("/ucp/carts", "{"),
  post("/ucp/carts", "[]"),
  post("/ucp/carts", deep),
  post("/ucp/carts", "{}", { ...agent, "Content-Type": "text/plain" }),
  post("/ucp/carts", "{}", { ...agent, "Content-Type": "application/json; charset=latin1" }),
  post("/ucp/carts", '{"line_items":[{"quantity":0.5,"item":{}}]}'),
  post("/ucp/carts", `{"line_items":[],"x":"${"x".repeat(262_144)}"}`),
  post("/ucp/carts", '{"line_items":[]}', {
    ...json,
    ...agent,
    "Idempotency-Key": "k".repeat(256),
  }),
  post("/ucp/checkout-sessions/none/complete", "{}"),
  post("/ucp/catalog/search", '{"query":"pan","pagination":{"limit":99}}'),
  post("/ucp/catalog/search", '{"query":"pan","pagination":{"cursor":"?"}}'),
  post("/ucp/catalog/lookup", JSON.stringify({ ids: Array(51).fill("x") })),
  ["GET", "/ucp/mcp", {}, undefined],
  post("/ucp/mcp", "{", json),
  post("/ucp/mcp", "[]", json),
  post("/ucp/mcp", '{"jsonrpc":"1.0"}', json),
  post("/ucp/mcp", deep, json),
  post("/ucp/mcp", '{"jsonrpc":"2.0","method":"notifications/initialized"}', json),
  rpc(7),
  rpc("initialize", { protocolVersion: "2025-06-18" }, "a"),
  rpc("server/discover"),
  rpc("tools/list"),
  rpc("resources/list"),
  rpc("tools/call", { name: "steal" }),
  rpc("tools/call", { name: "get_cart", arguments: { id: "x" } }),
  rpc("tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": "1999-01-01" } }),
] as const)(
  "a refused request, or a path without an operation: %s %s",
  async ([method, path, headers, body]) => {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const served = recording(createTestApp({ storefront: { onlyShop: {} } }), "http://localhost");
    const local = recording(openInProcess().app, inProcessOrigin);
    await served.request(path, init);
    await local.request(path, init);
    expect(local.record).toEqual(served.record);
  },
);
