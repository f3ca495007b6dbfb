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
    { data: { jurisdiction: "US-CA", tax_due: 13_808.98 } },
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

test("a batch of pay requests answers each row separately, with the path of a fault in its options", async () => {
  const germany = { jurisdiction: "DE", gross_income: 58000, tax_year: 2026 };
  const items = [
    germany,
    { ...germany, options: { saxnoy: true } },
    { ...germany, tax_year: 2023 },
    { ...germany, contributions: "calculate" },
  ];
  const { status, body } = await ask(app, "POST", "/v1/pay/batch", { items });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { data: { jurisdiction: "DE", net_income: 36524.12, employer_cost: 70353.88 } },
    { error: { code: "unknown_field", errors: [{ pointer: "/items/1/options/saxnoy" }] } },
    { error: { code: "unsupported_tax_year", errors: [{ pointer: "/items/2/tax_year" }] } },
    { error: { code: "unknown_field", errors: [{ pointer: "/items/3/contributions" }] } },
  ]);
});

test("?explain=true adds the steps and the sources of contributions to a pay", async () => {
  const { body } = await ask(app, "POST", "/v1/pay?explain=true", {
    jurisdiction: "GB",
    gross_income: 55000,
    tax_year: "2026-27",
  });
  const { lines } = body.explanation as { readonly lines: readonly Record<string, unknown>[] };
  expect(lines.find(({ step }) => step === "pay.ni_employee.employee")).toMatchObject({
    amount: 3110.6,
    parameter: "ni_employee",
    confidence: "two_sources",
    effective_from: "2024-04-06",
  });
});

test("a fault of one place in a comparison points to that place", async () => {
  const { status, body } = await ask(app, "POST", "/v1/pay/compare", {
    gross_income: 58000,
    from: "DE",
    to: ["PT", "XX", "US"],
    tax_year: 2026,
  });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    { pointer: "/to/1", code: "unsupported_jurisdiction" },
    { pointer: "/exchange_rates/EUR~1USD", code: "missing_field" },
  ]);
});
