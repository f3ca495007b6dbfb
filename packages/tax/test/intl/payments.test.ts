import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { isWeekend } from "../../src/internal/weekend-rule.ts";
import { countries } from "../../src/intl/countries.ts";

const { calculateTax } = createTaxCalculator(countries);

function paymentsOf(jurisdiction: string, tax_year: string, gross_income = 1_000_000) {
  const result = calculateTax({ jurisdiction, tax_year, gross_income });
  return {
    tax: result.tax_due,
    quarters: result.quarterly.map(({ due_date }) => due_date),
    instalments: result.instalments,
  };
}

describe("dates of payments", () => {
  test.for([
    ["CA", "2025", ["2025-03-17", "2025-06-16", "2025-09-15", "2025-12-15"]],
    ["CA-QC", "2025", ["2025-03-17", "2025-06-16", "2025-09-15", "2025-12-15"]],
    ["AU", "2025-26", ["2025-10-28", "2026-02-28", "2026-04-28", "2026-07-28"]],
    ["DE", "2025", ["2025-03-10", "2025-06-10", "2025-09-10", "2025-12-10"]],
    ["FR", "2025", ["2025-02-15", "2025-05-15", "2025-08-15", "2025-11-15"]],
    ["IN", "2025-26", ["2025-06-15", "2025-09-15", "2025-12-15", "2026-03-15"]],
    ["ES", "2025", ["2025-04-20", "2025-07-20", "2025-10-20", "2026-01-30"]],
    ["ES-MD", "2025", ["2025-04-20", "2025-07-20", "2025-10-20", "2026-01-30"]],
    ["BE", "2025", ["2025-04-10", "2025-07-10", "2025-10-10", "2025-12-20"]],
    ["AT", "2025", ["2025-02-15", "2025-05-15", "2025-08-15", "2025-11-15"]],
    ["PL", "2025", ["2025-04-20", "2025-07-20", "2025-10-20", "2026-01-20"]],
    ["CZ", "2025", ["2025-03-15", "2025-06-15", "2025-09-15", "2025-12-15"]],
  ] as const)("%s %s in quarters", ([jurisdiction, year, dates]) => {
    const { quarters, instalments } = paymentsOf(jurisdiction, year);
    expect(quarters).toEqual(dates);
    expect(instalments).toBeUndefined();
  });

  test.for([
    ["GB", "2025-26", ["2026-01-31", "2026-07-31"]],
    ["GB-SCT", "2025-26", ["2026-01-31", "2026-07-31"]],
    ["NZ", "2025-26", ["2025-08-28", "2026-01-15", "2026-05-07"]],
    ["IE", "2025", ["2025-10-31"]],
    ["ZA", "2022-23", ["2022-08-31", "2023-02-28"]],
    ["ZA", "2023-24", ["2023-08-31", "2024-02-29"]],
    ["JP", "2025", ["2025-07-31", "2025-11-30", "2026-03-15"]],
    ["IT", "2025", ["2025-06-30", "2025-12-01"]],
    ["PT", "2025", ["2025-07-20", "2025-09-20", "2025-12-20"]],
  ] as const)("%s %s in instalments, with even quarters besides", ([code, year, dates]) => {
    const { quarters, instalments } = paymentsOf(code, year);
    expect(instalments?.map(({ due_date }) => due_date)).toEqual(dates);
    expect(quarters).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("a date on a weekend moves to the next working day, in South Africa to the one before", () => {
    expect(paymentsOf("CA", "2026").quarters).toEqual([
      "2026-03-16",
      "2026-06-15",
      "2026-09-15",
      "2026-12-15",
    ]);
    const southAfrica = paymentsOf("ZA", "2025-26").instalments;
    expect(southAfrica?.map(({ due_date }) => due_date)).toEqual(["2025-08-29", "2026-02-27"]);
  });

  test("without a rule for weekends the dates stay, and the answer says so", () => {
    const request = { jurisdiction: "GB", tax_year: "2025-26", gross_income: 60_000 };
    const { instalments, assumptions } = calculateTax(request);
    expect(instalments?.[0]?.due_date).toBe("2026-01-31");
    expect(assumptions).toContain(
      "United Kingdom: some due dates fall on a Saturday or Sunday. They are not moved, because no source for the rule is loaded.",
    );
    const { assumptions: weekdays } = calculateTax({ ...request, tax_year: "2023-24" });
    expect(weekdays.join(" ")).not.toContain("not moved");
  });

  test("no country outside the United States has a due date on a weekend without saying so", () => {
    for (const { data } of countries) {
      for (const { label } of data.years) {
        const {
          quarterly,
          instalments = [],
          assumptions,
        } = calculateTax({
          jurisdiction: data.code,
          tax_year: label,
          gross_income: 100_000,
          basis: "taxable_income",
          local_tax_rate: 0.25,
        });
        const onWeekend = [...quarterly, ...instalments].some(
          ({ due_date }) => due_date !== undefined && isWeekend(due_date),
        );
        const said = assumptions.some((sentence) => sentence.includes("They are not moved"));
        expect([data.code, label, onWeekend]).toEqual([data.code, label, said]);
      }
    }
  });

  test("ten payments in Denmark, six in Malaysia, two months in Hong Kong", () => {
    expect(paymentsOf("DK", "2025").instalments).toHaveLength(10);
    expect(paymentsOf("MY", "2025").instalments).toHaveLength(6);
    const { instalments, tax } = paymentsOf("HK", "2025-26");
    expect(instalments?.map(({ period }) => period)).toEqual([
      "first (2026-01)",
      "second (2026-04)",
    ]);
    expect(instalments?.[0]?.payment).toBeCloseTo(tax * 0.75, 2);
  });

  test("Italy pays 40 and 60 in the hundred, India by cumulative shares", () => {
    const italy = paymentsOf("IT", "2025");
    expect(italy.instalments?.[0]?.payment).toBeCloseTo(italy.tax * 0.4, 2);
    const india = calculateTax({
      jurisdiction: "IN",
      tax_year: "2025-26",
      gross_income: 12_870_000,
      basis: "taxable_income",
    });
    let paid = 0;
    const shares = [0.15, 0.45, 0.75, 1];
    for (const [index, { payment }] of india.quarterly.entries()) {
      paid += payment;
      expect(paid).toBeCloseTo(india.tax_due * (shares[index] ?? 0), 1);
    }
  });

  test.for(["NO", "CH", "FI", "IL", "KR", "SE", "NL", "SG", "MX", "BR", "AE"] as const)(
    "%s has no dates of its own: even quarters without any",
    (jurisdiction) => {
      const { quarters, instalments } = paymentsOf(jurisdiction, "2025");
      expect(quarters).toEqual([undefined, undefined, undefined, undefined]);
      expect(instalments).toBeUndefined();
    },
  );
});
