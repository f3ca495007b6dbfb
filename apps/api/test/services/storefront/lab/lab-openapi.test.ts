import { carefulAgent, packTasks, type RunBrief, type Task, tasks } from "@almanac/agent-lab";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeLab } from "../../../../src/services/storefront/lab/openapi/describe-lab.ts";
import { createLabApp } from "./lab.ts";

const app = createLabApp();
const document = JSON.parse(JSON.stringify(describeLab())) as ReturnType<typeof describeLab>;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "lab", ...document });

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/**
 * The schema of a documented answer; null for an answer without a body, undefined if there is no
 * such answer.
 */
function schemaOf(path: string, method: string, status: number, type: string | null) {
  const reply = document.paths[path]?.[method]?.responses[status];
  if (reply === undefined) return undefined;
  if (reply.content === undefined) return type === null ? null : undefined;
  const schema = reply.content[type ?? ""]?.schema;
  return schema && (JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"lab#/')) as object);
}

const validators = new Map<string, ValidateFunction>();

/** Compiles a schema once. */
function validatorOf(schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, known);
  return known;
}

/** The fields of answers that the tests use. */
interface Answer {
  readonly run_id: string;
  readonly brief: RunBrief;
  readonly code: string;
}

/** Sends a request, and checks its answer against the document. */
async function ask(method: string, template: string, values: object, sent?: unknown) {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, string>)[name])),
  );
  const response = await app.request(path, {
    method: method.toUpperCase(),
    headers: { "Content-Type": "application/json" },
    ...(sent === undefined ? {} : { body: typeof sent === "string" ? sent : JSON.stringify(sent) }),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const type = response.headers.get("content-type");
  const schema = schemaOf(template, method, response.status, type);
  expect(schema, `${response.status} ${type} ${text}`).toBeDefined();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  if (schema) {
    const validate = validatorOf(schema);
    expect(validate(body), `${JSON.stringify(validate.errors)} ${text}`).toBe(true);
  } else expect(text).toBe("");
  return { status: response.status, body: body as Answer };
}

const taskNamed = (id: string) => tasks().find((task) => task.id === id) as Task;

test("the lab serves the document, and only to those who may use it", async () => {
  const response = await app.request("/_lab/openapi.json");
  expect(await response.json()).toEqual(document);
  const headers = { "UCP-Agent": 'profile="https://agent.example/.well-known/ucp"' };
  expect((await app.request("/_lab/openapi.json", { headers })).status).toBe(403);
});

test("every operation has an id of its own, a description, and descriptions of its fields", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect([...new Set(ids)]).toEqual(ids);
  expect(ids).toEqual([
    "createRun",
    "scoreRun",
    "deleteRun",
    "createMall",
    "askBuyer",
    "askBuyerOverMcp",
  ]);
  for (const { operation } of operations) expect(operation.description).toBeTruthy();
  for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
    for (const [field, schema] of Object.entries(properties)) {
      const described = schema.description ?? schema.$ref;
      expect(described, `${name}.${field}`).toBeTruthy();
    }
  }
});

test.for([
  ["payment-3ds-approved", "v1"],
  ["price-fee-ask-first", "mcp"],
  ["mall-next-shop", "ucp"],
] as const)("a whole run of %s over %s answers as documented", async ([id, surface]) => {
  const opened = await ask("post", "/_lab/runs", {}, { task: taskNamed(id), surface });
  expect(opened.status).toBe(201);
  const { run_id, brief } = opened.body;
  const said = await carefulAgent(brief, {
    fetch: async (request) => await app.request(request),
    wait: async () => {},
  });
  const run = { id: run_id, sandbox_id: run_id };
  const answer = { answer: said?.answer };
  const scored = await ask("post", "/_lab/runs/{id}/score", run, answer);
  expect(scored.body).toMatchObject({ success: true, score: 100 });
  const asked = await ask("post", "/s/{sandbox_id}/buyer/ask", run, { about: "fee" });
  expect(asked.status).toBe(200);
  for (const method of ["initialize", "tools/list", "tools/call", "nothing"]) {
    const message = { jsonrpc: "2.0", id: 1, method, params: { name: "ask_buyer" } };
    expect((await ask("post", "/s/{sandbox_id}/buyer/mcp", run, message)).status).toBe(200);
  }
  const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
  expect((await ask("post", "/s/{sandbox_id}/buyer/mcp", run, notification)).status).toBe(202);
  expect((await ask("delete", "/_lab/runs/{id}", run)).status).toBe(204);
  expect((await ask("delete", "/_lab/runs/{id}", run)).status).toBe(404);
});

test("a mall, and a run of a task with packs, answer as documented", async () => {
  const mall = await ask("post", "/_lab/malls", {}, { seed: 42, shops: 2 });
  expect(mall.status).toBe(201);
  const [task] = packTasks();
  expect((await ask("post", "/_lab/runs", {}, { task })).status).toBe(201);
});

test("a task with an unknown scenario or pack is refused with its code", async () => {
  const task = taskNamed("exact-one-item");
  const scenario = await ask("post", "/_lab/runs", {}, { task: { ...task, scenario: "rain" } });
  expect([scenario.status, scenario.body.code]).toEqual([400, "unknown_scenario"]);
  const packs = await ask("post", "/_lab/runs", {}, { task: { ...task, packs: ["rain"] } });
  expect(packs.status).toBe(400);
});

describe("every operation answers as documented, whatever the request", () => {
  const bodies: Readonly<Record<string, object>> = {
    createRun: { task: taskNamed("price-fee-ask-first"), surface: "v1", position: 3 },
    scoreRun: { answer: "Done." },
    createMall: { seed: 1, shops: 2 },
    askBuyer: { about: "continue_url", checkout_id: "chk_none", shop: "main" },
    askBuyerOverMcp: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask_buyer" } },
  };

  test.for(operations)("$method $path", async ({ path, method, operation }) => {
    const opened = await ask("post", "/_lab/runs", {}, bodies.createRun);
    const known = { id: opened.body.run_id, sandbox_id: opened.body.run_id };
    const good = bodies[operation.operationId];
    const anyValue = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("", -1, 1e308, null, "a".repeat(5000), "\u0000"),
    );
    const anyBody = fc.oneof(
      fc.string(),
      fc.jsonValue(),
      fc.record({ at: fc.nat(), value: anyValue, name: fc.string() }).map(({ at, value, name }) => {
        const names = [...Object.keys(good ?? {}), name];
        return { ...good, [names[at % names.length] ?? ""]: value };
      }),
    );
    const anyId = fc.oneof(
      fc.constant(undefined),
      fc.string({ minLength: 1 }).map((text) => text.toWellFormed()),
    );
    await fc.assert(
      fc.asyncProperty(anyBody, anyId, async (body, id) => {
        if (id === "" || id === "." || id === "..") return;
        const values = id === undefined ? known : { id, sandbox_id: id };
        if (method === "delete" && id === undefined) return;
        await ask(method, path, values, good === undefined ? undefined : body);
      }),
      { numRuns: 25 },
    );
  });
});
