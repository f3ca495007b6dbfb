import { describe, expect, test } from "vitest";
import { calculatePay, calculateTax, type PayRequest, safeCalculatePay } from "../../src/index.ts";
import { states } from "../../src/jurisdictions/all.ts";
import { places } from "./places.ts";

function pay(jurisdiction: PayRequest["jurisdiction"], more: Partial<PayRequest> = {}) {
  return calculatePay({ jurisdiction, gross_income: 100_000, tax_year: 2025, ...more });
}

function row(result: ReturnType<typeof pay>, id: string) {
  return result.contributions.find((each) => each.id === id);
}

test("every state and the District of Columbia has pay for 2024, 2025 and 2026", () => {
  const loaded = new Map(places.map(({ code, years }) => [code, years]));
  expect(states).toHaveLength(51);
  for (const { data } of states) {
    expect(loaded.get(data.code), data.code).toEqual(["2024", "2025", "2026"]);
  }
});

test("the income tax of pay in a state is the federal tax plus the state tax, as calculateTax returns both", () => {
  for (const { data } of states) {
    const request = { gross_income: 87_654.32, tax_year: 2025 };
    const { tax_due } = calculateTax({ ...request, jurisdiction: data.code });
    const { income_tax } = calculatePay({ ...request, jurisdiction: data.code });
    expect(income_tax, data.code).toBeCloseTo(tax_due, 2);
  }
});

describe("federal unemployment tax", () => {
  test.each([
    ["US-CA", 2024, 105],
    ["US-CA", 2025, 126],
    ["US-CA", 2026, 42],
    ["US-NY", 2024, 105],
    ["US-NY", 2025, 42],
    ["US-NY", 2026, 42],
    ["US-CT", 2024, 42],
    ["US-TX", 2025, 42],
  ] as const)("in %s in %i is %i, because the credit is reduced", (code, tax_year, expected) => {
    expect(row(pay(code, { tax_year }), "futa")?.employer).toBe(expected);
  });

  test("in California says that the reduction of 2026 is not known", () => {
    expect(pay("US-CA", { tax_year: 2026 }).assumptions.join(" ")).toMatch(
      /does not include California's reduction of the FUTA credit for 2026/,
    );
  });
});

describe("state unemployment insurance", () => {
  test("uses the rate of a new employer by default, and the answer says so", () => {
    const result = pay("US-TX");
    expect(row(result, "state_ui_employer")).toMatchObject({
      employee: 0,
      employer: 243,
      base: 9000,
      cap_reached: true,
    });
    expect(result.assumptions.join(" ")).toContain("rate of a new employer, 0.027");
  });

  test("uses the rate of the request, and then assumptions names no rate", () => {
    const result = pay("US-TX", { options: { sui_rate: 0.0625 } });
    expect(row(result, "state_ui_employer")?.employer).toBe(562.5);
    expect(result.assumptions.join(" ")).not.toContain("new employer");
  });

  test("uses the wage base and the rate of its year", () => {
    const of = (tax_year: number) =>
      row(
        calculatePay({ jurisdiction: "US-KS", gross_income: 100_000, tax_year }),
        "state_ui_employer",
      );
    expect(of(2025)).toMatchObject({ base: 14_000, employer: 378 });
    expect(of(2026)).toMatchObject({ base: 15_100, employer: 264.25 });
  });

  test("of 2026 is published for every state, so a strict request accepts it", () => {
    for (const { code } of places.filter((place) => place.code.startsWith("US-"))) {
      const request = { jurisdiction: code, gross_income: 100_000, tax_year: 2026, strict: true };
      const result = safeCalculatePay(request);
      const named = result.success ? [] : result.error.issues.map(({ message }) => message);
      expect(
        named.filter((message) => message.includes("state ui")),
        code,
      ).toEqual([]);
    }
  });
});

test("each of two spouses has separate limits", () => {
  const joint = pay("US-NJ", {
    gross_income: 120_000,
    spouse_income: 60_000,
    filing_status: "married_joint",
  });
  const single = pay("US-NJ", { gross_income: 60_000 });
  for (const id of ["oasdi", "nj_ui", "nj_wf", "nj_tdi", "nj_fli"]) {
    expect(row(joint, id)?.employee, id).toBe(2 * (row(single, id)?.employee ?? 0));
  }
  expect(row(joint, "state_ui_employer")?.employer).toBe(
    2 * (row(single, "state_ui_employer")?.employer ?? 0),
  );
});

test("a levy that begins within a year is due only for the months from then on", () => {
  expect(row(pay("US-VT", { tax_year: 2024 }), "vt_cc")).toMatchObject({
    employee: 55,
    employer: 165,
  });
  expect(row(pay("US-DC", { tax_year: 2024 }), "dc_upl")?.employer).toBe(505);
  for (const [code, id] of [
    ["US-DE", "de_pl"],
    ["US-ME", "me_pfml"],
    ["US-MN", "mn_pl"],
  ] as const) {
    expect(row(pay(code, { tax_year: 2024 }), id), code).toBeUndefined();
    expect(row(pay(code, { tax_year: 2026 }), id)?.employee, code).toBeGreaterThan(0);
  }
});

test("the tax of a county of Maryland is local tax, and lowers the net", () => {
  const [without, county] = [pay("US-MD"), pay("US-MD", { local_tax_rate: 0.032 })];
  expect(without).not.toHaveProperty("local_tax");
  expect(county.income_tax).toBe(without.income_tax);
  // 100,000 less the deduction of 3,350 and the exemption of 3,200.
  expect(county.local_tax).toBe(2990.4);
  expect(county.net_income).toBeCloseTo(without.net_income - 2990.4, 2);
});
