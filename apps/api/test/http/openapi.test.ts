import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { describeApi } from "../../src/describe-api.ts";
import type { DescribedOperation, DescribedSchema } from "../../src/http/openapi/document.ts";
import { apiHeaders } from "../../src/security-headers.ts";
import { serviceIds } from "../../src/service-id.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";
import { createExampleInstance, printedAnswer } from "../documented-answers.ts";
import { sendExamples } from "../example-requests.ts";

const document = describeApi();
const { schemas, headers, parameters } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

describe("the document", () => {
  test("is OpenAPI 3.1 with version 0.1.0", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe("0.1.0");
  });

  test("is the one that a complete server serves", async () => {
    const { app } = await createExampleInstance();
    expect(await (await app.request("/openapi.json")).json()).toEqual(
      JSON.parse(JSON.stringify(document)),
    );
  });

  test("names the server that it was read from, or the public URL", async () => {
    expect(document.servers).toEqual([{ url: "/" }]);
    const settings = { services: serviceIds, prelaunch: [], publicUrl: "https://almanac.example" };
    const { body } = await ask(createTestApp({ settings }), "GET", "/openapi.json");
    expect(body.servers).toEqual([{ url: "https://almanac.example" }]);
  });
});

describe("every operation of the OpenAPI document", () => {
  test("has a unique id", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.for(operations)("$name requires its body and documents its problems", ({ operation }) => {
    expect(operation.description).toBeTruthy();
    if (operation.requestBody) {
      expect(operation.requestBody.required).toBe(true);
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(["400", "413", "415"]),
      );
    }
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (status === "304") expect(content).toBeUndefined();
      else {
        const expected = status.startsWith("2") ? "application/json" : "application/problem+json";
        expect(Object.keys(content ?? {})).toEqual([expected]);
      }
    }
  });

  test.for(operations)("$name lists the codes of its problems by status", ({ operation }) => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      const schema = content?.["application/problem+json"]?.schema;
      const codes = schema?.allOf?.[1]?.properties?.code?.enum ?? [];
      expect(codes.length, status).toBeGreaterThan(0);
      expect(codes).toEqual([...codes].sort());
    }
  });

  test.for(operations)("$name describes boolean parameters as booleans", ({ operation }) => {
    for (const parameter of operation.parameters ?? []) {
      if (!("in" in parameter)) expect(parameters).toHaveProperty([nameOf(parameter.$ref)]);
      else expect(parameter.schema.enum ?? []).not.toContain("true");
    }
  });
});

test("every field and every parameter has a description", () => {
  const missing: string[] = [];
  const walk = (schema: DescribedSchema, path: string) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (descriptionOf(field) === undefined) missing.push(`${path}.${name}`);
      walk(field, `${path}.${name}`);
    }
    for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []))
      walk(part, path);
    if (schema.items) walk(schema.items, `${path}[]`);
    if (typeof schema.additionalProperties === "object")
      walk(schema.additionalProperties, `${path}{}`);
  };
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name);
  for (const { name, operation } of operations) {
    for (const parameter of operation.parameters ?? []) {
      if ("in" in parameter && !parameter.description) missing.push(`${name} ${parameter.name}`);
    }
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {})))
      walk(media.schema, name);
  }
  expect(missing).toEqual([]);
});

test("a validator accepts every schema as JSON Schema 2020-12", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "almanac", ...document });
  for (const name of Object.keys(schemas)) {
    expect(ajv.compile({ $ref: `almanac#/components/schemas/${name}` })).toBeTypeOf("function");
  }
});

describe("the example of every operation", async () => {
  const { app, key } = await createExampleInstance();
  const exchanges = await sendExamples(app, document, key);

  test.for(exchanges)("$operationId gets the answer that the document prints", (exchange) => {
    const { operation, response, answer } = exchange;
    const documented = operation.responses[response.status];
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    const { example } = documented?.content?.["application/json"] ?? {};
    expect(printedAnswer(answer)).toEqual(example);
  });

  test.for(exchanges)("$operationId answers with the headers that are documented", (exchange) => {
    const { operation, response } = exchange;
    const documented = operation.responses[response.status]?.headers ?? {};
    const names = Object.keys(documented).map((name) => name.toLowerCase());
    const security = Object.keys(apiHeaders).map((name) => name.toLowerCase());
    // Every client handles the headers of the content itself, and any long answer can
    // be compressed.
    const ofContent = ["content-type", "content-encoding", "vary"];
    const sent = [...response.headers.keys()].filter((name) => !ofContent.includes(name));
    expect(names).toEqual(
      expect.arrayContaining(
        sent.filter((name) => name === "cache-control" || !security.includes(name)),
      ),
    );
    const required = Object.keys(documented).filter((name) => headers[name]?.required);
    expect(sent).toEqual(expect.arrayContaining(required.map((name) => name.toLowerCase())));
  });

  test("the key of the examples has limits, so that the headers of limits are sent", () => {
    const [first] = exchanges;
    expect(first?.response.headers.get("ratelimit")).toMatch(/"month";r=\d+/);
  });
});

describe("an operation supports exactly the conditional headers that it documents", async () => {
  const { app, key } = await createExampleInstance();
  const replayed = new Map<string, string | null>();
  const again = new Map<string, Response>();
  /**
   * Sends each write twice with one Idempotency-Key, and each read a second time with the ETag of
   * its answer.
   */
  const twice = async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const route = `${init.method} ${path}`;
    if (init.method === "GET") {
      const first = await app.request(path, init);
      const known = { ...headers, "If-None-Match": first.headers.get("etag") ?? '"none"' };
      again.set(route, await app.request(path, { ...init, headers: known }));
      return first;
    }
    const repeated = {
      ...init,
      headers: { ...headers, "Idempotency-Key": route.replace(" ", ":") },
    };
    const first = await app.request(path, repeated);
    const second = await app.request(path, repeated);
    replayed.set(route, second.headers.get("idempotent-replayed"));
    return first;
  };
  const exchanges = await sendExamples({ request: twice as typeof app.request }, document, key);
  const isDocumented = (operation: DescribedOperation, header: string) =>
    operation.parameters?.some((each) => "$ref" in each && nameOf(each.$ref) === header) ?? false;

  test.for(exchanges.filter(({ method }) => method !== "GET"))(
    "Idempotency-Key of $operationId",
    ({ operation, route }) => {
      const documented = isDocumented(operation, "Idempotency-Key");
      expect(replayed.get(route)).toBe(documented ? "true" : null);
    },
  );

  test.for(exchanges.filter(({ method }) => method === "GET"))(
    "If-None-Match of $operationId",
    async ({ operation, response, route }) => {
      const documented = isDocumented(operation, "If-None-Match");
      expect("304" in operation.responses).toBe(documented);
      const second = again.get(route);
      expect(second?.status).toBe(documented ? 304 : 200);
      if (!documented) return;
      expect(second?.headers.get("etag")).toBe(response.headers.get("etag"));
      expect(await second?.text()).toBe("");
    },
  );
});

function descriptionOf({ description, $ref }: DescribedSchema): string | undefined {
  return $ref === undefined ? description : schemas[nameOf($ref)]?.description;
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}
