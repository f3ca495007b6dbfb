import { describe, expect, test } from "vitest";
import { describeApi } from "../../src/describe-api.ts";
import { nestingLimit, nestsDeeper, valueNestsDeeper } from "../../src/http/read-body.ts";
import { askWith, createTestPlatform } from "../create-test-platform.ts";
import { exampleRequests } from "../example-requests.ts";
import { headerNames, nestedBodies } from "../hostile-requests.ts";
import { agentProfile } from "../services/storefront/lab/agents.ts";

const lists = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const labKey = "the-key-of-the-lab";
const { app, issue } = await createTestPlatform({
  unlimited: true,
  environment: { ALMANAC_LAB: "on", ALMANAC_LAB_KEY: labKey },
});
const { key } = await issue({ tier: "custom" });

describe("the nesting limit of 64 levels counts correctly", () => {
  test.for([
    ["64 lists", lists(nestingLimit), false],
    ["65 lists", lists(nestingLimit + 1), true],
    ["64 objects", objects(nestingLimit), false],
    ["65 objects", objects(nestingLimit + 1), true],
    ["many lists next to each other", `[${"[],".repeat(500)}[]]`, false],
    ["brackets in a text", JSON.stringify("[".repeat(500)), false],
    ["brackets in a name", JSON.stringify({ [`"\\${"{".repeat(500)}`]: '\\"[[' }), false],
    ["65 lists after a backslash", `["\\\\",${lists(nestingLimit)}]`, true],
    ["64 lists after a quote", `["\\"",${lists(nestingLimit - 1)}]`, false],
  ] as const)("%s", ([, text, expected]) => {
    expect(nestsDeeper(new TextEncoder().encode(text), nestingLimit)).toBe(expected);
    expect(valueNestsDeeper(JSON.parse(text), nestingLimit)).toBe(expected);
  });

  test("checks 500,000 levels without a stack overflow", () => {
    const text = lists(500_000);
    expect(nestsDeeper(new TextEncoder().encode(text), nestingLimit)).toBe(true);
    expect(valueNestsDeeper(JSON.parse(text), nestingLimit)).toBe(true);
  });
});

const sandbox = await app.request("/_lab/sandboxes", {
  method: "POST",
  headers: { "X-Lab-Key": labKey },
});
const { sandbox_id: sandboxId } = (await sandbox.json()) as { sandbox_id: string };

function send(method: string, path: string, body: string, [name, value]: readonly string[]) {
  const headers = new Headers({
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "UCP-Agent": `profile="${agentProfile}"`,
    "X-API-Key": key,
    "X-Lab-Key": labKey,
  });
  // The control API refuses agents.
  if (path.startsWith("/_lab")) headers.delete("UCP-Agent");
  if (name !== undefined && value !== undefined) headers.set(name, value);
  return app.request(path, { method, headers, body });
}

const writes = new Set(
  app.routes
    .filter(({ method, path }) => /^(?:POST|PUT|PATCH|DELETE)$/.test(method) && !path.includes("*"))
    .map(({ method, path }) => `${method} ${path}`),
);

/** Forms, requests without a body, and batches, in which each row is checked separately. */
const judgedOtherwise = /^DELETE |\/early-access\/|^POST \/store\/|\/batch$/;

describe("a body with 8,000 levels is refused, with any headers, by", () => {
  const bodies = nestedBodies(8_000);
  const headers: readonly (readonly string[])[] = [
    ...headerNames.map((name) => [name, "x"] as const),
    ...headerNames.map((name) => [name, "[".repeat(8_000)] as const),
  ];

  test.for([...writes])("%s", async (route) => {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(":id/snapshot", `${sandboxId}/snapshot`).replaceAll(/:\w+/g, "x");
    for (const header of [[], ["Idempotency-Key", "key"]] as const) {
      for (const body of bodies) {
        const response = await send(method, path, body, header);
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        if (judgedOtherwise.test(route) || response.status === 413) continue;
        // The protocol has a code of its own for a body that can be no message.
        const code = path === "/mcp" ? "-32600" : "nested_too_deep";
        expect([response.status, text]).toEqual([400, expect.stringContaining(code)]);
      }
    }
    for (const [index, header] of headers.entries()) {
      const body = bodies[index % bodies.length] ?? "";
      const response = await send(method, path, body, header);
      expect(response.status, `${header[0]}: ${await response.text()}`).toBeLessThan(500);
    }
  });
});

describe("a row that nests too deeply fails alone in", () => {
  const bodies = exampleRequests(describeApi()).map(({ path, body }) => [path, body] as const);
  const rows = new Map(
    bodies.map(([path, body]) => [path, (body as { items?: unknown[] } | undefined)?.items?.[0]]),
  );
  const batches = [...writes].flatMap((route) => /^POST (.*\/batch)$/.exec(route)?.[1] ?? []);

  test.for(batches)("%s", async (path) => {
    expect(rows.get(path), "the example of a batch has rows").toBeDefined();
    const row = JSON.stringify(rows.get(path));
    const others = Array.from({ length: 99 }, () => row);
    const items = others.toSpliced(50, 0, lists(5_000));
    const response = await send("POST", path, `{"items":[${items.join(",")}]}`, []);
    const { results } = (await response.json()) as { results: Record<string, unknown>[] };
    const [failed] = results.splice(50, 1);
    expect(failed).toMatchObject({
      error: {
        status: 400,
        code: "nested_too_deep",
        errors: [{ pointer: "/items/50", code: "nested_too_deep" }],
      },
    });
    expect(results).toHaveLength(99);
    for (const result of results) expect(result).toHaveProperty("data");
  });

  test("levels count from the row, and everything beside the rows counts too", async () => {
    const { status, body } = await askWith(app, key, "/v1/calculate/batch", {
      items: [JSON.parse(lists(nestingLimit)), JSON.parse(lists(nestingLimit + 1))],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [{ error: { code: "invalid_type" } }, { error: { code: "nested_too_deep" } }],
    });
    const beside = await send("POST", "/v1/calculate/batch", `{"items":[],"x":${lists(100)}}`, []);
    expect([beside.status, ((await beside.json()) as { code: string }).code]).toEqual([
      400,
      "nested_too_deep",
    ]);
  });
});

test("JSON-RPC reports a body that nests too deeply as an invalid request", async () => {
  const response = await send("POST", "/ucp/mcp", lists(100), []);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32600, data: { code: "nested_too_deep" } },
  });
});
