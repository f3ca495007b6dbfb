import { calculateDimWeight } from "@almanac/dimweight";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { prompts } from "../../src/mcp/prompts.ts";
import { resources } from "../../src/mcp/resources.ts";
import { tools } from "../../src/mcp/tools/index.ts";
import { createTestPlatform, parcel } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";
import { connect, generations, refusalIn } from "./connect.ts";

const { app, issue, clock } = await createTestPlatform({ unlimited: true });
const { key } = await issue({ tier: "custom" });
const names = tools.map(({ name }) => name);

/** Arguments for each tool; a new tool needs its own. */
const examples: Readonly<Record<string, Record<string, unknown>>> = {
  calculate_dim_weight: parcel,
  compare_carriers: { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4.4 },
  calculate_shipment: {
    pieces: [{ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 }],
    carrier: "ups",
  },
  decode_vin: { vin: "1HGCM82633A004352", explain: true },
  find_vehicle: { make: "Honda", year: 2015 },
  calculate_tax: { jurisdiction: "US-CA", gross_income: 85_000, tax_year: 2025, explain: true },
  compare_tax: { jurisdiction: "US", gross_income: 90_000, tax_year: 2025, by: "filing_status" },
  plan_estimated_tax: { jurisdiction: "US", gross_income: 90_000, tax_year: 2025 },
  calculate_pay: { jurisdiction: "DE", gross_income: 58_000, tax_year: 2026, explain: true },
  gross_for_net: { jurisdiction: "DE", net_income: 36_000, tax_year: 2026 },
  compare_pay: {
    gross_income: 58_000,
    from: "DE",
    to: ["PT"],
    tax_year: 2026,
  },
  inspect_certificate: { hostname: "example.com", port: 443 },
  list_coverage: { topic: "jurisdictions", contains: "califor" },
};

describe("the list of tools", () => {
  test("has at most sixteen tools, and an example of each in this test", () => {
    expect(tools.length).toBeLessThanOrEqual(16);
    expect(Object.keys(examples).sort()).toEqual([...names].sort());
  });

  test.for(tools)("describes $name without the need for other documents", (tool) => {
    const { name, title, description, inputSchema, annotations } = tool;
    expect(name).toMatch(/^[a-z_]{3,40}$/);
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(80);
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(inputSchema).toMatchObject({ type: "object" });
    for (const alternative of ["anyOf", "oneOf", "allOf"]) {
      expect(inputSchema).not.toHaveProperty(alternative);
    }
  });

  test("describes every field, at the first tool that has it", () => {
    const told = new Set<string>();
    for (const { name, inputSchema } of tools) {
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
        const { description } = schema as { description?: string };
        if (description === undefined) expect(told, `${name} ${field}`).toContain(field);
        told.add(field);
      }
    }
  });

  test("only looking up a certificate reaches servers on the internet", () => {
    const reaching = tools.filter(({ annotations }) => annotations.openWorldHint);
    expect(reaching.map(({ name }) => name)).toEqual(["inspect_certificate"]);
  });

  test("is short enough to be read before every conversation", () => {
    const bytes = Buffer.byteLength(JSON.stringify(tools));
    expect(bytes).toBeLessThan(40_000);
  });
});

describe.for(generations)("a client of the public SDK, at %s", ([version, negotiation]) => {
  test("lists and calls every tool, and the answers match the schemas", async () => {
    const client = await connect(app, { "X-API-Key": key }, negotiation);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(names);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { name, inputSchema, outputSchema } of listed.tools) {
      const given = examples[name] ?? {};
      expect(ajv.validate(inputSchema as object, given), name).toBe(true);
      const { structuredContent, isError } = await client.callTool({ name, arguments: given });
      expect(isError, name).toBeFalsy();
      expect(
        ajv.validate((outputSchema ?? {}) as object, structuredContent),
        ajv.errorsText(),
      ).toBe(true);
    }
    await client.close();
  });

  test("reads every resource and every prompt", async () => {
    const client = await connect(app, { "X-API-Key": key }, negotiation);
    const listed = await client.listResources();
    expect(listed.resources.map(({ uri }) => uri)).toEqual(resources.map(({ uri }) => uri));
    for (const { uri } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(Object.keys(JSON.parse((content as { text: string }).text)).length).toBeGreaterThan(0);
    }
    for (const { name, arguments: needed } of prompts) {
      const values = Object.fromEntries(needed.map((each) => [each.name, `<${each.name}>`]));
      const { messages } = await client.getPrompt({ name, arguments: values });
      const [{ content } = { content: {} }] = messages;
      const { text = "" } = content as { text?: string };
      for (const value of Object.values(values)) expect(text).toContain(value);
      const called = [...text.matchAll(/[Cc]all ([a-z]+_[a-z_]+)/g)].map(([, tool]) => tool);
      expect(called.length).toBeGreaterThan(0);
      for (const tool of called) expect(names).toContain(tool);
    }
    await client.close();
  });
});

test("an answer equals that of the library, as structured content and as text", async () => {
  const client = await connect(app, { Authorization: `Bearer ${key}` });
  const { structuredContent, content } = await client.callTool({
    name: "calculate_dim_weight",
    arguments: parcel,
  });
  const expected = calculateDimWeight(parcel as never, { now: () => clock.at });
  expect(structuredContent).toEqual(expected);
  expect(JSON.parse((content as { text: string }[])[0]?.text ?? "")).toEqual(expected);
});

describe("a refused tool call", async () => {
  const client = await connect(app, { "X-API-Key": key });

  test.for([
    ["a wrong name", "calculate_dim_weight", { ...parcel, carrier: "upz" }, "carrier", "ups"],
    ["a field that does not exist", "decode_vin", { vim: "1HGCM82633A004352" }, "vim", "vin"],
    [
      "a jurisdiction",
      "calculate_tax",
      { jurisdiction: "US-C", gross_income: 1 },
      "jurisdiction",
      "US-CA",
    ],
    ["a make", "find_vehicle", { make: "Hnda", year: 2015 }, "make", "Honda"],
    ["a model", "find_vehicle", { make: "Honda", model: "Acord" }, "model", "Accord"],
    ["a topic", "list_coverage", { topic: "carier" }, "topic", "carriers"],
  ] as const)("names the allowed values, so that a second call can succeed: %s", async (given) => {
    const [, name, wrong, field, right] = given;
    const refusal = refusalIn(await client.callTool({ name, arguments: { ...wrong } }));
    expect(refusal.code).toMatch(/^(?:unsupported|unknown|invalid|missing)_/);
    expect(refusal.detail).toContain(right);
    // The second call uses only the information in the refusal.
    const { [field]: value, ...rest } = wrong as Record<string, unknown>;
    const corrected =
      field === "vim" ? { ...rest, vin: value } : { ...rest, [field]: right, ...taxYearOf(name) };
    const second = await client.callTool({ name, arguments: corrected });
    expect(second.isError).toBeFalsy();
  });

  test("of a tool that does not exist names the nearest one", async () => {
    await expect(client.callTool({ name: "decode_vins", arguments: {} })).rejects.toThrow(
      "Did you mean decode_vin?",
    );
  });

  test("of a certificate obeys the address rules of the server", async () => {
    const result = await client.callTool({
      name: "inspect_certificate",
      arguments: { hostname: "10.0.0.1" },
    });
    expect(refusalIn(result).code).toBe("blocked_address");
  });

  test("of a prompt without its arguments names them", async () => {
    await expect(client.getPrompt({ name: "tax_year_in_review" })).rejects.toThrow(
      "jurisdiction and gross_income",
    );
  });
});

describe("find_vehicle", async () => {
  const client = await connect(app, { "X-API-Key": key });
  const find = async (given: Record<string, unknown>) =>
    client.callTool({ name: "find_vehicle", arguments: given });

  test("finds the vehicles that a partial VIN can be", async () => {
    const { structuredContent } = await find({ pattern: "5UXWX7C5*BA" });
    expect(structuredContent).toEqual({
      makes: ["BMW"],
      country: "US",
      count: 1,
      vehicles: [
        {
          make: "BMW",
          model: "X3",
          years: [{ from: 2011, to: 2011 }],
          markets: ["north-america"],
          bodyTypes: ["suv"],
        },
      ],
    });
  });

  test("finds the years of a model, and the models of a year", async () => {
    const { structuredContent } = await find({ make: "honda", model: "cb1100" });
    expect(structuredContent).toMatchObject({
      count: 1,
      vehicles: [{ make: "Honda", model: "CB1100", years: [{ from: 2013, to: 2018 }] }],
    });
    const { structuredContent: none } = await find({ make: "Honda", model: "CB1100", year: 2020 });
    expect(none).toEqual({ makes: ["Honda"], count: 0, vehicles: [] });
  });

  test("returns at most 100 models, and the total number", async () => {
    const { structuredContent } = await find({ make: "Honda" });
    const { count, vehicles } = structuredContent as { count: number; vehicles: unknown[] };
    expect(count).toBeGreaterThan(100);
    expect(vehicles).toHaveLength(100);
  });

  test.for([
    [{}, "missing_field", "or pattern"],
    [{ pattern: "1HG", make: "Honda" }, "invalid_value", "leave pattern out"],
    [{ pattern: "*HG" }, "invalid_character", "Positions 1 to 3 must be known"],
    [{ make: "Honda", year: "2015" }, "invalid_type", "year must be"],
  ] as const)("refuses %j with %s", async ([given, code, words]) => {
    const refusal = refusalIn(await find({ ...given }));
    expect(refusal.code).toBe(code);
    expect(refusal.detail).toContain(words);
  });
});

function taxYearOf(name: string): object {
  return name === "calculate_tax" ? { tax_year: 2025 } : {};
}

describe("keys, scopes, quotas and pre-launch apply as for /v1", () => {
  const call = { name: "calculate_dim_weight", arguments: parcel };

  test.for([
    ["no key", {}, "missing_api_key"],
    ["a wrong key", { "X-API-Key": "wrong" }, "invalid_api_key"],
    ["a wrong bearer token", { Authorization: "Bearer wrong" }, "invalid_api_key"],
  ] as const)("%s is refused with 401", async ([, headers, code]) => {
    const response = await post(headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("ApiKey");
    expect(await response.json()).toMatchObject({ code });
  });

  test("a key without the scope of a tool is refused, and other tools still answer", async () => {
    const { key: narrow } = await issue({ scopes: "vin" });
    const client = await connect(app, { "X-API-Key": narrow });
    expect(refusalIn(await client.callTool(call)).code).toBe("insufficient_scope");
    const { isError } = await client.callTool({
      name: "decode_vin",
      arguments: { vin: "1HGCM82633A004352" },
    });
    expect(isError).toBeFalsy();
    await expect(client.readResource({ uri: "almanac://carriers" })).rejects.toThrow(
      "The key covers vin",
    );
  });

  test("only successful calls spend quota, and an empty quota refuses them", async () => {
    const tiers = { free: { requestsPerMinute: null, requestsPerMonth: 2 } };
    const small = await createTestPlatform({ tiers });
    const { key: owned } = await small.issue();
    const client = await connect(small.app, { "X-API-Key": owned });
    await client.listTools();
    const refused = { ...call, arguments: { ...parcel, carrier: "upz" } };
    for (let time = 0; time < 3; time++) await client.callTool(refused);
    for (let time = 0; time < 2; time++) {
      expect((await client.callTool(call)).isError).toBeFalsy();
    }
    expect(refusalIn(await client.callTool(call)).code).toBe("quota_exceeded");
    const usage = await small.app.request("/v1/usage", { headers: { "X-API-Key": owned } });
    const { services } = (await usage.json()) as { services: { service: string; used: number }[] };
    expect(services.find(({ service }) => service === "dimweight")).toMatchObject({ used: 2 });
    expect(services.find(({ service }) => service === "vin")).toMatchObject({ used: 0 });
  });

  test("requests count against the rate of the key", async () => {
    const tiers = { free: { requestsPerMinute: 2, requestsPerMonth: null } };
    const slow = await createTestPlatform({ tiers });
    const { key: owned } = await slow.issue();
    const statuses = [];
    for (let time = 0; time < 3; time++) {
      statuses.push((await post({ "X-API-Key": owned }, slow.app)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("a service before its launch refuses its tools, and all services refuse everything", async () => {
    const one = await createTestPlatform({ environment: { ALMANAC_PRELAUNCH: "dimweight" } });
    const { key: owned } = await one.issue();
    const client = await connect(one.app, { "X-API-Key": owned });
    expect(refusalIn(await client.callTool(call)).code).toBe("pre_launch");
    const all = await createTestPlatform({ environment: { ALMANAC_PRELAUNCH: "all" } });
    const response = await post({}, all.app);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "pre_launch" });
  });

  test("an instance offers only the tools of its services", async () => {
    const certs = await createTestPlatform({ environment: { ALMANAC_SERVICES: "certs" } });
    const { key: owned } = await certs.issue();
    const client = await connect(certs.app, { "X-API-Key": owned });
    const listed = (await client.listTools()).tools.map(({ name }) => name);
    expect(listed).toEqual(["inspect_certificate", "list_coverage"]);
    const result = await client.callTool({
      name: "list_coverage",
      arguments: { topic: "carriers" },
    });
    expect(refusalIn(result).code).toBe("not_found");
    const shop = await createTestPlatform({ environment: { ALMANAC_SERVICES: "storefront" } });
    expect((await post({}, shop.app)).status).toBe(404);
  });
});

describe("the endpoint /mcp", () => {
  test.for(["GET", "DELETE", "PUT"])(
    "has no sessions and no streams: %s is 405",
    async (method) => {
      const response = await app.request("/mcp", { method, headers: { "X-API-Key": key } });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    },
  );

  test.for([
    ["https://evil.example", 403],
    ["null", 403],
    ["http://localhost:3000", 200],
    ["http://127.0.0.1", 200],
  ] as const)("answers pages of %s with %d", async ([origin, status]) => {
    const response = await post({ "X-API-Key": key, Origin: origin });
    expect(response.status).toBe(status);
  });

  test.for([
    ["a body that is not JSON", "{", -32700],
    ["an empty body", "", -32700],
    ["very deep nesting", "[".repeat(1_000), -32600],
    ["a text", '"tools/list"', -32600],
    ["null", "null", -32600],
    ["no version", '{"id":1,"method":"tools/list"}', -32600],
    ["a wrong version", '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', -32600],
    ["a method that is no text", '{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ["an empty batch", "[]", -32600],
    ["a batch with something else", "[1]", -32600],
  ] as const)("answers %s with the code of JSON-RPC", async ([, body, code]) => {
    const response = await post({ "X-API-Key": key }, app, body);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      400,
      "application/json",
    ]);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code } });
  });

  test("refuses a body that is too large", async () => {
    const body = JSON.stringify({ text: "x".repeat(300_000) });
    const response = await post({ "X-API-Key": key }, app, body);
    expect(response.status).toBe(413);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  test("has no subscriptions, and says so as for every unknown method", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "subscriptions/listen" });
    const response = await post({ "X-API-Key": key }, app, body);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  test("logs the service and the code of a call, but none of its arguments", async () => {
    const { log, lines } = keptLog();
    const logged = await createTestPlatform({ dependencies: { log } });
    const { key: owned } = await logged.issue();
    const client = await connect(logged.app, { "X-API-Key": owned });
    await client.callTool({ name: "decode_vin", arguments: { vin: "1HGCM82633A00435O" } });
    const line = lines.at(-1);
    expect(line).toMatchObject({ route: "/mcp", service: "vin", code: "invalid_character" });
    expect(JSON.stringify(lines)).not.toContain("1HGCM82633A00435O");
  });
});

function post(
  headers: Readonly<Record<string, string>>,
  on = app,
  body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
): Response | Promise<Response> {
  return on.request("/mcp", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body,
  });
}
