import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { isWeekend, workingDay } from "../../src/engine/payments/instalment-plan.ts";
import { countries } from "../../src/jurisdictions/all.ts";
import type { JurisdictionCode } from "../../src/jurisdictions/codes.ts";

const { calculateTax } = createTaxCalculator(countries);

function paymentsOf(jurisdiction: JurisdictionCode, tax_year: string, gross_income = 1_000_000) {
  const result = calculateTax({ jurisdiction, tax_year, gross_income, local_tax_rate: 0.25 });
  return {
    tax: result.tax_due,
    quarters: result.quarterly.map(({ due_date }) => due_date),
    instalments: result.instalments,
  };
}

describe("due dates of payments", () => {
  test.for([
    ["CA", "2025", ["2025-03-17", "2025-06-16", "2025-09-15", "2025-12-15"]],
    ["CA-QC", "2025", ["2025-03-17", "2025-06-16", "2025-09-15", "2025-12-15"]],
    ["AU", "2025-26", ["2025-10-28", "2026-03-03", "2026-04-28", "2026-07-28"]],
    ["DE", "2025", ["2025-03-10", "2025-06-10", "2025-09-10", "2025-12-10"]],
    ["FR", "2025", ["2025-02-17", "2025-05-15", "2025-08-18", "2025-11-17"]],
    ["IN", "2025-26", ["2025-06-16", "2025-09-15", "2025-12-15", "2026-03-16"]],
    ["ES", "2025", ["2025-04-21", "2025-07-21", "2025-10-20", "2026-01-30"]],
    ["ES-MD", "2025", ["2025-04-21", "2025-07-21", "2025-10-20", "2026-01-30"]],
    ["ES-CT", "2025", ["2025-04-22", "2025-07-21", "2025-10-20", "2026-01-30"]],
    ["BE", "2023", ["2023-04-11", "2023-07-10", "2023-10-10", "2023-12-20"]],
    ["BE", "2025", ["2025-04-10", "2025-07-10", "2025-10-10", "2025-12-22"]],
    ["AT", "2025", ["2025-02-17", "2025-05-15", "2025-08-18", "2025-11-17"]],
    ["PL", "2025", ["2025-04-22", "2025-07-21", "2025-10-20", "2026-01-20"]],
    ["CZ", "2025", ["2025-03-17", "2025-06-16", "2025-09-15", "2025-12-15"]],
  ] as const)("%s %s has four quarters with these due dates", ([jurisdiction, year, dates]) => {
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
    ["JP", "2025", ["2025-07-31", "2025-12-01", "2026-03-16"]],
    ["IT", "2025", ["2025-06-30", "2025-12-01"]],
    ["PT", "2025", ["2025-07-21", "2025-09-22", "2025-12-22"]],
  ] as const)("%s %s has instalments; its quarters have no dates", ([code, year, dates]) => {
    const { quarters, instalments } = paymentsOf(code, year);
    expect(instalments?.map(({ due_date }) => due_date)).toEqual(dates);
    expect(quarters).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("a date on a weekend moves to the next working day, in South Africa to the previous one", () => {
    expect(paymentsOf("CA", "2026").quarters).toEqual([
      "2026-03-16",
      "2026-06-15",
      "2026-09-15",
      "2026-12-15",
    ]);
    const southAfrica = paymentsOf("ZA", "2025-26").instalments;
    expect(southAfrica?.map(({ due_date }) => due_date)).toEqual(["2025-08-29", "2026-02-27"]);
  });

  test("without a weekend rule the dates do not move, and assumptions says so", () => {
    const request = { jurisdiction: "IE", tax_year: "2026", gross_income: 60_000 } as const;
    const { instalments, assumptions } = calculateTax(request);
    expect(instalments?.[0]?.due_date).toBe("2026-10-31");
    expect(assumptions).toContain(
      "Ireland: some due dates fall on a Saturday or Sunday. They are not moved, because no source for the rule is loaded.",
    );
    const { assumptions: weekdays } = calculateTax({ ...request, tax_year: "2025" });
    expect(weekdays.join(" ")).not.toContain("not moved");
  });

  test("the United Kingdom keeps a date on a weekend, and assumptions says when to pay", () => {
    const request = { jurisdiction: "GB", tax_year: "2025-26", gross_income: 60_000 } as const;
    const { instalments, assumptions } = calculateTax(request);
    expect(instalments?.[0]?.due_date).toBe("2026-01-31");
    expect(assumptions).toContain(
      "United Kingdom: some due dates fall on a Saturday or Sunday. The law does not move them. Pay so that the money arrives on the last working day before, unless you pay by immediate transfer or by card.",
    );
    const { assumptions: weekdays } = calculateTax({ ...request, tax_year: "2023-24" });
    expect(weekdays.join(" ")).not.toContain("does not move");
  });

  test("in India a date on the 15th moves only from a Sunday, because banks are open on the third Saturday", () => {
    const { quarters } = paymentsOf("IN", "2024-25");
    expect(quarters).toEqual(["2024-06-15", "2024-09-16", "2024-12-16", "2025-03-15"]);
    const rule = { moves: "next", open_saturdays: [1, 3, 5], holidays: [] } as const;
    expect(workingDay("2026-03-14", rule)).toBe("2026-03-16");
    expect(workingDay("2026-03-21", rule)).toBe("2026-03-21");
  });

  test.for([
    ["AT", "2023", "2023-08-16"],
    ["FR", "2024", "2024-08-16"],
    ["DK", "2024", "2024-05-21"],
    ["DK", "2025", "2025-04-22"],
    ["AU", "2026-27", "2027-03-02"],
  ] as const)("%s %s: a date moves past a public holiday to %s", ([jurisdiction, year, date]) => {
    const { quarters, instalments = [] } = paymentsOf(jurisdiction, year);
    expect([...quarters, ...instalments.map(({ due_date }) => due_date)]).toContain(date);
  });

  test("outside the United States a due date is on a weekend only if assumptions says so", () => {
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
        const said = assumptions.some((sentence) =>
          /They are not moved|The law does not move them/.test(sentence),
        );
        expect([data.code, label, onWeekend]).toEqual([data.code, label, said]);
      }
    }
  });

  test("Denmark has ten payments, Malaysia six, and Hong Kong two that name only a month", () => {
    expect(paymentsOf("DK", "2025").instalments).toHaveLength(10);
    expect(paymentsOf("MY", "2025").instalments).toHaveLength(6);
    const { instalments, tax } = paymentsOf("HK", "2025-26");
    expect(instalments?.map(({ period }) => period)).toEqual([
      "first (2026-01)",
      "second (2026-04)",
    ]);
    expect(instalments?.[0]?.payment).toBeCloseTo(tax * 0.75, 2);
  });

  test("Italy splits the tax into 40 and 60 %, India by cumulative shares", () => {
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
    "%s has no dates of its own: four equal quarters without due dates",
    (jurisdiction) => {
      const { quarters, instalments } = paymentsOf(jurisdiction, "2025");
      expect(quarters).toEqual([undefined, undefined, undefined, undefined]);
      expect(instalments).toBeUndefined();
    },
  );
});
