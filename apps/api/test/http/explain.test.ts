import { describe, expect, test } from "vitest";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";

const app = createTestApp();
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };

describe("the explanation of an answer", () => {
  test("is the same whether explain is in the body or in the query", async () => {
    const inBody = await ask(app, "POST", "/v1/calculate", { ...parcel, explain: true });
    const inQuery = await ask(app, "POST", "/v1/calculate?explain=true", parcel);
    expect(inBody.body.explanation).toBeDefined();
    expect(inQuery.body).toEqual(inBody.body);
  });

  test("is missing without explain, or if the body says explain: false", async () => {
    expect((await ask(app, "POST", "/v1/calculate", parcel)).body.explanation).toBeUndefined();
    const refused = await ask(app, "POST", "/v1/calculate?explain=true", {
      ...parcel,
      explain: false,
    });
    expect(refused.body.explanation).toBeUndefined();
  });

  test.for(["explain=yes", "explain=true&explain=true", "explian=true"])(
    "refuses the query ?%s",
    async (query) => {
      const answer = await ask(app, "POST", `/v1/calculate?${query}`, parcel);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        errors: [
          {
            parameter: query.split("=")[0],
            code: expect.stringMatching(/^(invalid_value|unknown_field)$/),
          },
        ],
      });
    },
  );

  const income = {
    jurisdiction: "US-CA",
    filing_status: "single",
    gross_income: 85000,
    deductions: 0,
    tax_year: 2025,
  };

  test("is added to a tax calculation by the query", async () => {
    const inBody = await ask(app, "POST", "/v1/calculations", { ...income, explain: true });
    const inQuery = await ask(app, "POST", "/v1/calculations?explain=true", income);
    expect(inBody.body.explanation).toBeDefined();
    expect(inQuery.body).toEqual(inBody.body);
  });

  test.for([
    ["/v1/calculate/batch", parcel],
    ["/v1/calculations/batch", income],
    ["/v1/vehicles/batch", { vin: "1HGCM82633A004352" }],
  ] as const)("is added to every row by the query of %s", async ([path, item]) => {
    const items = [item, { ...item, explain: false }, 7];
    const { status, body } = await ask(app, "POST", `${path}?explain=true`, { items });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { data: { explanation: expect.anything() } },
      { data: expect.not.objectContaining({ explanation: expect.anything() }) },
      { error: { status: 400 } },
    ]);
    const without = await ask(app, "POST", path, { items: [item] });
    expect(JSON.stringify(without.body)).not.toContain('"explanation"');
  });

  test("leaves a body that is not an object unchanged", async () => {
    const answer = await ask(app, "POST", "/v1/calculate?explain=true", "[]");
    expect(answer.body).toMatchObject({ status: 400, code: "invalid_type" });
  });
});
