import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";

interface OpenApiOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly requestBody?: { required?: boolean; content: Record<string, unknown> };
  readonly responses: Record<string, { content: Record<string, unknown> }>;
}

const app = createTestApp();
const document = (await ask(app, "GET", "/openapi.json")).body as {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, object> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

test("the document is OpenAPI 3.1 with version 0.1.0", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.version).toBe("0.1.0");
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
      const expected = status.startsWith("2") ? "application/json" : "application/problem+json";
      expect(Object.keys(content)).toEqual([expected]);
    }
  });
});

test("a validator accepts every schema as JSON Schema 2020-12", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "almanac", ...document });
  for (const name of Object.keys(document.components.schemas)) {
    expect(ajv.compile({ $ref: `almanac#/components/schemas/${name}` })).toBeTypeOf("function");
  }
});
