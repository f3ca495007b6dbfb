import { expect, test } from "vitest";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";

const app = createTestApp();
const california = { jurisdiction: "US-CA", gross_income: 85000, tax_year: 2025 };

test("a batch of calculations answers each row separately, in order", async () => {
  const items = [
    california,
    { ...california, tax_year: 2017 },
    { ...california, gross_income: "x" },
  ];
  const { status, body } = await ask(app, "POST", "/v1/calculations/batch", { items });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { data: { jurisdiction: "US-CA", tax_due: 3659.98 } },
    {
      error: {
        status: 400,
        code: "unsupported_tax_year",
        errors: [{ pointer: "/items/1/tax_year" }],
      },
    },
    {
      error: { status: 400, code: "invalid_type", errors: [{ pointer: "/items/2/gross_income" }] },
    },
  ]);
});

test("an unknown jurisdiction in the path is refused with unsupported_jurisdiction", async () => {
  const { status, body } = await ask(app, "GET", "/v1/jurisdictions/US-XX");
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: "unsupported_jurisdiction",
    errors: [{ parameter: "code" }],
  });
});

test("a jurisdiction is described with its figures, each with a source", async () => {
  const { body } = await ask(app, "GET", "/v1/jurisdictions/us-ny");
  expect(body).toMatchObject({ jurisdiction: "US-NY", currency: "USD" });
  const figures = body.figures as readonly {
    readonly sources: readonly unknown[];
    readonly value: unknown;
  }[];
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.every(({ sources, value }) => value === null || sources.length > 0)).toBe(true);
});
