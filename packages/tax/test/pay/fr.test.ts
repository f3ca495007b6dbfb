import { expect, test } from "vitest";
import {
  calculatePay,
  createPayCalculator,
  createTaxCalculator,
  withContributions,
} from "../../src/index.ts";
import { frPay } from "../../src/jurisdictions/fr/contributions.ts";
import { fr } from "../../src/jurisdictions/fr/rules.ts";

const pay = (gross_income: number, tax_year: number, more: object = {}) =>
  calculatePay({ jurisdiction: "FR", gross_income, tax_year, ...more });

test("the income tax of 2026 uses the figures of 2025, and the answer says so", () => {
  const { figures, carried_forward, income_tax, assumptions } = pay(45_000, 2026);
  expect(figures).toBe("carried_forward");
  expect(carried_forward).toEqual(["income tax"]);
  expect(assumptions).toContain(
    "France: the income tax of 2026 is not enacted yet. It is calculated with the figures of the year before.",
  );
  expect(income_tax).toBe(pay(45_000, 2025).income_tax);
  expect(pay(45_000, 2025).figures).toBe("published");
});

test("strict mode refuses a year whose income tax is carried forward", () => {
  expect(() => pay(45_000, 2026, { strict: true })).toThrow(
    /figures of an earlier year: income tax/,
  );
});

test("only pay accepts the year whose income tax is carried forward", () => {
  const request = { jurisdiction: "FR", gross_income: 45_000, tax_year: 2026 } as const;
  for (const tax of [fr, withContributions(frPay)]) {
    expect(() => createTaxCalculator([tax]).calculateTax(request)).toThrow(
      /There are no figures of FR for tax_year "?2026"?/,
    );
  }
  expect(createPayCalculator([frPay]).calculatePay(request)).toEqual(calculatePay(request));
});

test("the reduced rates of 2025 end above 2.25 and 3.3 times the SMIC of the year", () => {
  const rateOf = (id: string, gross: number): number => {
    const row = pay(gross, 2025).contributions.find((each) => each.id === id);
    return Math.round(((row?.employer ?? 0) / gross) * 1e4);
  };
  expect(rateOf("health_employer", 48_648.6)).toBe(700);
  expect(rateOf("health_employer", 48_648.61)).toBe(1300);
  expect(rateOf("family", 71_351.28)).toBe(345);
  expect(rateOf("family", 71_351.29)).toBe(525);
});

test("two earners have two ceilings and two reductions", () => {
  const one = pay(30_000, 2025);
  const two = pay(60_000, 2025, { filing_status: "married_joint", spouse_income: 30_000 });
  expect(two.employee_contributions).toBeCloseTo(2 * one.employee_contributions, 1);
  expect(two.employer_contributions).toBeCloseTo(2 * one.employer_contributions, 1);
});
