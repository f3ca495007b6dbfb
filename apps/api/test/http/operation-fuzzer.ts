import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTestPlatform } from "../create-test-platform.ts";
import { type FuzzSize, fuzzTimeoutMs } from "../fuzz-runs.ts";
import { nestedBodies } from "../hostile-requests.ts";
import { manyNames, mostBytes, similarName } from "../wide-requests.ts";

/**
 * Sends hostile requests to every operation of our own OpenAPI document, and compares each answer
 * with the document: a documented status, its content type, a body that matches its schema, and at
 * most 64 kB about a wrong request. Never a 5xx.
 */
interface Media {
  readonly schema: object;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
}

interface OpenApiOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: { readonly schemas: Record<string, SchemaObject> };
}

interface SchemaObject {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly type?: string | readonly string[];
  readonly items?: SchemaObject;
  readonly properties?: Record<string, SchemaObject>;
}

const { app, issue } = await createTestPlatform({ unlimited: true });
const { key } = await issue({ tier: "custom" });
const document = (await (await app.request("/openapi.json")).json()) as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "almanac", ...document });

const hostileNames = [
  "__proto__",
  "constructor",
  "toString",
  "",
  "a/b~c",
  "\u0000",
  "ÿ",
  "carrier ",
];
const hostileValues: readonly unknown[] = [
  null,
  true,
  "",
  "0",
  "NaN",
  -0,
  0,
  -1,
  1e-320,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  "💥".repeat(50),
  { __proto__: null },
  "a".repeat(5000),
  "2025-02-30",
  "../../etc/passwd",
  "'; drop table keys; --",
  "\u202e\u0000",
  manyNames(65),
  manyNames(1_000),
  manyNames(500, similarName),
  Array(1_000).fill("x"),
  Array(400).fill(manyNames(5)),
];
const hostileValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 }));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    path,
    method,
    operation,
  })),
);

const headers = fc.dictionary(
  fc.constantFrom("Idempotency-Key", "If-Match", "X-Request-Id", "traceparent", "UCP-Agent"),
  fc.oneof(fc.constantFrom("", "key", '"1"', "[".repeat(8_000)), fc.uuid()),
);

/** Tests every operation with hostile requests. */
export function fuzzOperations(runs: FuzzSize): void {
  describe("every operation answers as documented, for any request", {
    timeout: fuzzTimeoutMs,
  }, () => {
    test.for(operations)("$name", async ({ path, method, operation }) => {
      const validatorOf = compileReplies(operation);
      await fc.assert(
        fc.asyncProperty(
          pathFor(path, operation),
          bodyFor(operation),
          headers,
          async (url, body, more) => {
            const response = await app.request(url, {
              method,
              headers: { ...more, "X-API-Key": key, "Content-Type": "application/json" },
              ...(body === undefined ? {} : { body }),
            });
            expect(response.status).toBeLessThan(500);
            const validate = validatorOf(response.status);
            expect(validate, `${response.status} is not documented`).toBeDefined();
            const contentType =
              response.status < 300 ? "application/json" : "application/problem+json";
            expect(response.headers.get("content-type")).toBe(contentType);
            const answer = await response.json();
            if (response.status >= 400) {
              expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(mostBytes.ofRequest);
            } else if (path.endsWith("/batch")) {
              expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(mostBytes.ofBatch);
            }
            expect(validate?.(answer), JSON.stringify(validate?.errors)).toBe(true);
          },
        ),
        runs(150),
      );
    });
  });
}

/**
 * The validators of the replies by status. Each is compiled when the first reply has its status.
 */
function compileReplies({ responses }: OpenApiOperation) {
  const compiled = new Map<number, ValidateFunction>();
  return (status: number): ValidateFunction | undefined => {
    const documented = responses[status];
    if (documented === undefined || compiled.has(status)) return compiled.get(status);
    const schema = Object.values(documented.content ?? {})[0]?.schema ?? {};
    // References inside the document must be resolved against the document, which ajv has under
    // its id.
    const resolved = JSON.stringify(schema).replaceAll('"#/', '"almanac#/');
    const validate = ajv.compile(JSON.parse(resolved));
    compiled.set(status, validate);
    return validate;
  };
}

function pathFor(path: string, operation: OpenApiOperation): fc.Arbitrary<string> {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(...hostileNames),
    fc.string({ unit: "binary", maxLength: 30 }),
  );
  const parameters = operation.parameters ?? [];
  return fc
    .record({ values: fc.array(text, { minLength: 8, maxLength: 8 }), extra: fc.boolean() })
    .map(({ values, extra }) => {
      let next = 0;
      // A lone surrogate is not allowed in a URL, and an empty segment is another path.
      const value = () =>
        encodeURIComponent((values[next++ % values.length] ?? "").toWellFormed()) || "x";
      const filled = path.replaceAll(/\{\w+\}/g, value).replaceAll(/\/\.{1,2}(?=\/|$)/g, "/x");
      const query = parameters
        .filter((parameter) => parameter.in === "query")
        .map(({ name }) => `${name}=${value()}`);
      if (extra) query.push(`${value()}=${value()}`);
      return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
    });
}

/**
 * Broken text, random JSON, deep nesting, and examples of the schema with a few values replaced by
 * hostile ones.
 */
function bodyFor(operation: OpenApiOperation): fc.Arbitrary<string | undefined> {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema as
    | SchemaObject
    | undefined;
  if (!schema) return fc.constant(undefined);
  const examples = examplesOf(schema);
  expect(examples.length, "a request schema needs an example").toBeGreaterThan(0);
  const mutated = fc
    .tuple(
      fc.constantFrom(...examples),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), hostileValue), { maxLength: 3 }),
    )
    .map(([example, changes]) =>
      changes.reduce<unknown>(
        // A copy each time, because a later change may modify the inserted value. Without the copy
        // it could insert the value into itself, or change it for the next body.
        (value, [where, how, hostile]) => mutate(value, where, how, structuredClone(hostile)),
        structuredClone(example),
      ),
    );
  return fc.oneof(
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom(...nestedBodies(65), ...nestedBodies(8_000)) },
    { weight: 6, arbitrary: mutated.map((value) => JSON.stringify(value)) },
  );
}

function examplesOf(schema: SchemaObject): unknown[] {
  if (schema.examples) return [...schema.examples];
  if (schema.$ref)
    return examplesOf(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap(examplesOf);
  if (schema.items) return examplesOf(schema.items).map((item) => [item, item]);
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    examplesOf(property)[0],
  ]);
  const known = entries.filter(([, example]) => example !== undefined);
  return known.length > 0 ? [Object.fromEntries(known)] : [];
}

/** Removes, replaces or adds a member somewhere in the value. */
function mutate(value: unknown, where: number, how: number, hostile: unknown): unknown {
  if (typeof value !== "object" || value === null) return hostile;
  const target = value as Record<string, unknown>;
  const names = Object.keys(target);
  const name = names[where % Math.max(1, names.length)];
  if (name === undefined) return hostile;
  if (how === 0) delete target[name];
  else if (how === 1) target[name] = hostile;
  else if (how === 2) {
    const added = hostileNames[where % hostileNames.length] ?? "x";
    Object.defineProperty(target, added, {
      value: hostile,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else target[name] = mutate(target[name], Math.floor(where / 2), 1, hostile);
  return value;
}
