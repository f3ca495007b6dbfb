import { operationNames, tools } from "@almanac/storefront-fixtures/ucp/server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";
import { agentProfile } from "../lab/agents.ts";

const app = createTestApp();
const meta = { "ucp-agent": { profile: agentProfile } };

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.request("/ucp/mcp", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
  };
};

const rpc = (method: string, params?: object, id: string | number = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

const call = (name: string, args: object) => post(rpc("tools/call", { name, arguments: args }));

describe.for([
  ["2025-11-25", { mode: "legacy" }],
  ["2026-07-28", { mode: "auto" }],
] as const)("an MCP client of the current SDK, at %s", ([version, versionNegotiation]) => {
  test("connects, lists the tools and searches the catalogue", async () => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation });
    const transport = new StreamableHTTPClientTransport(new URL("http://localhost/ucp/mcp"), {
      fetch: async (url, init) => await app.request(String(url), init),
    });
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(operationNames);
    const found = await client.callTool({
      name: "search_catalog",
      arguments: { meta, catalog: { query: "saucepan" } },
    });
    expect(found.structuredContent).toMatchObject({ products: [{ title: "Quiet Saucepan" }] });
    await client.close();
  });
});

test("an invalid JSON-RPC request is explained in plain words", async () => {
  const { body } = await post({ jsonrpc: "1.0", id: 1 });
  const { message } = body.error as { message: string };
  expect(message).toContain('jsonrpc must be 2.0, not "1.0". method is missing. Send a text.');
});

test("the schemas of the tools compile, and accept valid arguments", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { name, inputSchema, outputSchema, payload, needsId } of tools) {
    ajv.compile(outputSchema);
    const validate = ajv.compile(inputSchema);
    expect(validate({}), name).toBe(false);
    const examples: Readonly<Record<string, object>> = {
      search_catalog: { query: "pan" },
      lookup_catalog: { ids: ["x"] },
      get_product: { id: "x" },
      create_checkout: { cart_id: "x" },
      complete_checkout: { payment: { instruments: [] } },
    };
    const asked = {
      meta: { ...meta, "idempotency-key": "k" },
      ...(needsId ? { id: "x" } : {}),
      ...(payload === undefined ? {} : { [payload]: examples[name] ?? { line_items: [] } }),
    };
    expect(validate(asked), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});

test("a call needs no handshake, and its id is returned unchanged", async () => {
  for (const id of ["a", 7, 0, ""]) {
    expect((await post(rpc("ping", undefined, id))).body).toEqual({
      jsonrpc: "2.0",
      id,
      result: {},
    });
  }
});

test("a notification is accepted with 202 and no body", async () => {
  const { status, body } = await post({ jsonrpc: "2.0", method: "notifications/initialized" });
  expect({ status, body }).toEqual({ status: 202, body: {} });
});

test.for([
  ["text that is not JSON", "{", 400, -32700],
  ["a list", [rpc("ping")], 400, -32600],
  ["an object that is not a JSON-RPC request", { id: 1, method: "ping" }, 400, -32600],
  ["an unknown method", rpc("resources/list"), 200, -32601],
  ["an unknown tool", rpc("tools/call", { name: "steal", arguments: {} }), 200, -32602],
] as const)("refuses with the right JSON-RPC code: %s", async ([, body, status, code]) => {
  expect(await post(body)).toMatchObject({ status, body: { error: { code } } });
});

test("refuses a call without the agent's profile with -32001", async () => {
  for (const args of [{}, { meta: {} }, { meta: { "ucp-agent": { profile: "x" } } }]) {
    const { status, body } = await call("get_cart", { ...args, id: "x" });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { code: -32001, data: { code: "invalid_profile_url" } } },
    });
  }
});

test("refuses wrong arguments with -32602, and names each of them", async () => {
  const { body } = await call("complete_checkout", { meta });
  expect(body).toMatchObject({ error: { code: -32602, data: { errors: expect.any(Array) } } });
  expect(JSON.stringify(body)).toContain("idempotency-key");
  const deep = await call("create_cart", { meta, cart: { line_items: [{ quantity: 1 }] } });
  expect(deep.body).toMatchObject({
    error: { code: -32602, data: { errors: [{ path: "$.line_items[0].item" }] } },
  });
});

test("a business error is a result of the tool, not a JSON-RPC error", async () => {
  const { status, body } = await call("get_cart", { meta, id: "cart_nobody" });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      result: {
        structuredContent: { ucp: { status: "error" }, messages: [{ code: "not_found" }] },
      },
    },
  });
});

test("refuses an idempotency key that was used for another call, with 409 and -32000", async () => {
  const keyed = { meta: { ...meta, "idempotency-key": "k" } };
  const { body } = await call("search_catalog", { meta, catalog: { filters: { in_stock: true } } });
  const text = JSON.stringify(body);
  const id = /"variants":\[\{"id":"([^"]+)"/.exec(text)?.[1];
  const cart = (quantity: number) => ({
    ...keyed,
    cart: { line_items: [{ item: { id }, quantity }] },
  });
  const first = await call("create_cart", cart(1));
  expect((await call("create_cart", cart(1))).body).toEqual(first.body);
  expect(await call("create_cart", cart(2))).toMatchObject({
    status: 409,
    body: { error: { code: -32000, data: { code: "idempotency_conflict" } } },
  });
});

test("answers 405 to GET and DELETE, because there are no streams and no sessions", async () => {
  for (const method of ["GET", "DELETE"]) {
    const response = await app.request("/ucp/mcp", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
});

describe("a request of revision 2026-07-28", () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const headers = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list" };
  const list = rpc("tools/list", { _meta });
  const search = rpc("tools/call", {
    _meta,
    name: "search_catalog",
    arguments: { meta, catalog: { query: "pan" } },
  });
  const called = { ...headers, "Mcp-Method": "tools/call" };

  test.for<[string, object, Record<string, string>]>([
    ["a list of the tools", list, headers],
    ["a call", search, { ...called, "Mcp-Name": " search_catalog " }],
    [
      "a call whose name is in base64",
      search,
      { ...called, "Mcp-Name": `=?base64?${btoa("search_catalog")}?=` },
    ],
  ])("is answered if its headers repeat the body: %s", async ([, body, sent]) => {
    expect(await post(body, sent)).toMatchObject({
      status: 200,
      body: { result: { resultType: "complete" } },
    });
  });

  test.for<[string, object, Record<string, string>, number, number]>([
    ["no metadata", rpc("tools/list"), headers, 400, -32602],
    [
      "no capabilities of the client",
      rpc("tools/list", { _meta: { ..._meta, "io.modelcontextprotocol/clientCapabilities": 1 } }),
      headers,
      400,
      -32602,
    ],
    ["no header of the version", list, { "Mcp-Method": "tools/list" }, 400, -32020],
    [
      "a header of another version",
      list,
      { ...headers, "MCP-Protocol-Version": "2025-11-25" },
      400,
      -32020,
    ],
    ["another method in the header", list, { ...headers, "Mcp-Method": "TOOLS/LIST" }, 400, -32020],
    ["no header of the method", list, { "MCP-Protocol-Version": "2026-07-28" }, 400, -32020],
    ["another tool in the header", search, { ...called, "Mcp-Name": "get_cart" }, 400, -32020],
    ["no header of the tool", search, called, 400, -32020],
    ["a header that is no base64", search, { ...called, "Mcp-Name": "=?base64?*?=" }, 400, -32020],
    [
      "an unknown version",
      rpc("tools/list", {
        _meta: { ..._meta, "io.modelcontextprotocol/protocolVersion": "1999-01-01" },
      }),
      { ...headers, "MCP-Protocol-Version": "1999-01-01" },
      400,
      -32022,
    ],
    [
      "a handshake",
      rpc("initialize", { _meta }),
      { ...headers, "Mcp-Method": "initialize" },
      404,
      -32601,
    ],
    ["a ping", rpc("ping", { _meta }), { ...headers, "Mcp-Method": "ping" }, 404, -32601],
  ])("is refused with %s", async ([, body, sent, status, code]) => {
    expect(await post(body, sent)).toMatchObject({ status, body: { error: { code } } });
  });
});

test("an unknown version in the header is refused, and one with a handshake is not", async () => {
  const unknown = await post(rpc("ping"), { "MCP-Protocol-Version": "1999-01-01" });
  expect(unknown).toMatchObject({ status: 400, body: { error: { code: -32022 } } });
  const older = await post(rpc("ping"), { "MCP-Protocol-Version": "2025-11-25" });
  expect(older).toMatchObject({ status: 200, body: { result: {} } });
});

test("pages of other origins are refused, and those of this machine are not", async () => {
  const foreign = await post(rpc("ping"), { Origin: "http://evil.example" });
  expect(foreign).toMatchObject({
    status: 403,
    body: { error: { code: -32000, data: { code: "forbidden_origin" } } },
  });
  const own = await post(rpc("ping"), { Origin: "http://localhost:5173" });
  expect(own).toMatchObject({ status: 200, body: { result: {} } });
});
