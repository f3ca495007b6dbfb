import { describe, expect, test } from "vitest";
import { exact, toNumber } from "../../src/engine/amounts.ts";
import { type PrintedTable, rowOfTable } from "../../src/engine/formulas/printed-table.ts";
import {
  grossFor,
  type JurisdictionCode,
  jurisdiction,
  marginalSchedule,
  type TaxRequest,
} from "../../src/index.ts";
import { states } from "../../src/jurisdictions/all.ts";
import { casesOf } from "../load-cases.ts";
import { calculateTax } from "../own-tax.ts";
import { expectNearSchedule, followed, withBrackets } from "./printed-table-near-schedule.ts";

const printed = casesOf("printed_tables").flatMap(([, cases]) => cases);

describe("rowOfTable finds the middle of the row", () => {
  const lower: PrintedTable = {
    bands: [
      { from: 20, width: 30 },
      { from: 50, width: 50 },
      { from: 100, width: 100, tax: 7 },
      { from: 300, width: 80, rows: 3 },
    ],
    end: 380,
  };
  const upper: PrintedTable = { bands: [{ from: 60, width: 100 }], end: 260, holds: "upper" };

  test.each([
    [lower, 19.99, undefined],
    [lower, 20, 35],
    [lower, 49.99, 35],
    [lower, 50, 75],
    [lower, 99.99, 75],
    [lower, 100, 150],
    [lower, 299.99, 250],
    [lower, 326.66, 313.333],
    [lower, 326.67, 340],
    [lower, 379.99, 366.667],
    [lower, 380, undefined],
    [upper, 60, undefined],
    [upper, 60.01, 110],
    [upper, 160, 110],
    [upper, 160.01, 210],
    [upper, 260, 210],
    [upper, 260.01, undefined],
  ])("%#: %s.%s", (table, income, middle) => {
    const row = rowOfTable(table, exact(income));
    expect(row && toNumber(row.middle, 3)).toBe(middle);
  });

  test("a row can have a printed tax of its own, and a column can end later than the table", () => {
    expect(rowOfTable(lower, exact(150))?.tax).toEqual(exact(7));
    expect(rowOfTable(lower, exact(60))?.tax).toBeUndefined();
    const last = rowOfTable(lower, exact(430), 500);
    expect(last && toNumber(last.middle, 3)).toBe(420);
  });
});

describe("printed tables of the states", () => {
  test("each table has printed amounts in the test cases, except those of these years", () => {
    const tested = new Set(printed.map((each) => `${each.jurisdiction} ${each.tax_year}`));
    const without = followed.filter(({ name }) => !tested.has(name)).map(({ name }) => name);
    // These tables were read in OpenTaxSolver. No printed row of these years was found.
    expect(without).toEqual([
      "US-NJ 2021",
      "US-NJ 2022",
      "US-NJ 2023",
      "US-NY 2021",
      "US-NY 2022",
      "US-NY 2023",
      "US-NY 2024",
      "US-OR 2024",
    ]);
  });

  test.each(followed)("$name: bands are in rising order and consist of whole rows", ({ table }) => {
    const { bands, end, longer = {} } = table;
    for (const [index, { from, width, rows = 1 }] of bands.entries()) {
      const later = bands[index + 1];
      for (const last of later ? [later.from] : [end, ...Object.values(longer)]) {
        const count = ((last - from) * rows) / width;
        // In Virginia's table rows of half units follow rows of whole units, so half a unit is
        // left over.
        expect((Math.abs(count - Math.round(count)) * width) / rows).toBeLessThanOrEqual(0.5);
      }
    }
    const starts = bands.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(bands.every(({ width, rows = 1 }) => width > 0 && rows >= 1)).toBe(true);
    expect(end).toBeGreaterThan(starts.at(-1) ?? Number.NaN);
    expect(Object.values(longer).every((later) => later > end)).toBe(true);
  });

  // One income in ten of those that table-method.exhaustive.test.ts checks.
  test.each(withBrackets)("$name: within half a row and half a unit of the schedule", (entry) =>
    expectNearSchedule(entry, 40),
  );
});

const grosses = [15_000, 23_456, 31_234, 45_678, 61_234, 78_901, 99_999];

/** Whether the method changes any of a few results. */
function hasEffect(code: JurisdictionCode, tax_year: string): boolean {
  return grosses.some((gross_income) =>
    (["single", "married_joint"] as const).some((filing_status) =>
      [0, 25_000].some((deductions) => {
        const request = { jurisdiction: code, tax_year, filing_status, gross_income, deductions };
        const family = { ...request, age: 40, dependent_ages: [4, 9] };
        return [request, family].some(
          (each) =>
            calculateTax({ ...each, method: "table" }).tax_due !== calculateTax(each).tax_due,
        );
      }),
    ),
  );
}

describe.each(states.map(({ data, own }) => ({ ...data, inputs: own?.inputs ?? [] })))(
  "$code",
  ({ code, inputs, years }) => {
    test("lists method as an input exactly if it changes a result", () => {
      const effects = years.filter(({ label }) => hasEffect(code, label));
      expect(inputs.includes("method")).toBe(effects.length > 0);
    });

    test("assumptions reports where method changes nothing", () => {
      for (const { label: tax_year } of years) {
        const request = { jurisdiction: code, tax_year, gross_income: 45_678 };
        const { assumptions, tax_due } = calculateTax({ ...request, method: "table" });
        const sentences = assumptions.filter((each) => /\bmethod\b|printed/.test(each));
        if (!inputs.includes("method")) {
          expect(sentences).toEqual([`Not used for ${code}: method.`]);
        } else if (followed.some(({ name }) => name === `${code} ${tax_year}`)) {
          expect(sentences).toEqual([]);
        } else {
          const isSame = tax_due === calculateTax(request).tax_due;
          const effect = isSame ? "has no effect" : "follows the federal one only";
          expect(sentences).toEqual([
            `No printed tax table of ${code} is known for ${tax_year}: method ${effect}.`,
          ]);
        }
        expect(calculateTax(request).assumptions.some((each) => /printed/.test(each))).toBe(false);
      }
    });
  },
);

describe("incomes and statuses that a table does not cover", () => {
  const california = { jurisdiction: "US-CA", tax_year: 2025, filing_status: "single" } as const;
  const sentence =
    "US-CA: no known row of the printed tax table of 2025 is for this income and status: the rate schedule is used.";

  test("use the schedule, and assumptions says so", () => {
    const last = calculateTax({ ...california, gross_income: 105_706, method: "table" });
    expect(last.assumptions).not.toContain(sentence);
    // 3,201.97 plus 9.3 % of 99,975.50 less 72,724, less the exemption credit of 153.
    expect(last.tax_due).toBe(5736 - 153);
    const request = { ...california, gross_income: 105_707 } as const;
    const beyond = calculateTax({ ...request, method: "table" });
    expect(beyond.assumptions).toContain(sentence);
    expect(beyond.tax_due).toBe(calculateTax(request).tax_due);
  });

  test("New York above 107,650 uses the schedule, because its worksheets start from it", () => {
    const request = {
      jurisdiction: "US-NY",
      tax_year: 2025,
      gross_income: 110_000,
      deductions: 50_000,
    } as const;
    const { tax_due } = calculateTax({ ...request, method: "table" });
    expect(tax_due).toBe(calculateTax(request).tax_due);
  });

  test("West Virginia uses the schedule for separate returns, which its table does not cover", () => {
    const request = {
      jurisdiction: "US-WV",
      tax_year: 2025,
      gross_income: 40_000,
      filing_status: "married_separate",
    } as const;
    const { tax_due } = calculateTax({ ...request, method: "table" });
    expect(tax_due).toBe(calculateTax(request).tax_due);
  });
});

test("an explanation shows the row and the sources of its table", () => {
  const { explanation } = calculateTax({
    jurisdiction: "US-CA",
    tax_year: 2025,
    filing_status: "single",
    gross_income: 45_806,
    method: "table",
    explain: true,
  });
  const line = explanation?.lines.find(({ step }) => step === "rates.table_rounding");
  // The taxable income of 40,100 is in the row 40,051 to 40,150, whose tax is 967.95.
  expect(line).toMatchObject({
    jurisdiction: "US-CA",
    amount: 0.05,
    base: 40_100.5,
    parameter: "printed_table",
    effective_from: "2024-01-01",
  });
  expect(line?.sources?.length).toBe(3);
  expect(jurisdiction("US-CA").figures.some((each) => each.parameter === "printed_table")).toBe(
    true,
  );
});

describe.each([
  ["US", 2025],
  ["US-CA", 2025],
  ["US-KS", 2025],
  ["US-CT", 2025],
  ["US-LA", 2024],
] as const)("the other operations with the table of %s %i", (code, tax_year) => {
  const request = {
    jurisdiction: code,
    levels: "own",
    tax_year,
    filing_status: "single",
  } as const;
  const asked = { ...request, method: "table" } as const;

  test("marginalSchedule matches the tax of calculateTax within the rounding that it reports", () => {
    const { segments, is_truncated, up_to } = marginalSchedule({ ...asked, gross_income: 60_000 });
    expect(is_truncated).toBe(false);
    for (const [index, { from, rate, rounding = 0 }] of segments.entries()) {
      // Where the earned income credit of Louisiana is phased in, 5 % of it exceeds the tax.
      expect(rate).toBeGreaterThanOrEqual(-0.05 * 0.0765);
      expect(rate).toBeLessThan(0.4);
      const next = segments[index + 1]?.from ?? up_to;
      const inside = Math.floor((from + next) / 2);
      const start = calculateTax({ ...asked, gross_income: from }).tax_due;
      const tax = calculateTax({ ...asked, gross_income: inside }).tax_due;
      expect(Math.abs(tax - start - rate * (inside - from))).toBeLessThanOrEqual(2 * rounding + 1);
    }
  });

  test("marginalSchedule has the segments of the schedule if the rows are narrow", () => {
    const shape = (method: "schedule" | "table") =>
      marginalSchedule({ ...request, method, gross_income: 60_000 }).segments.map(
        ({ from, rate }) => ({ from, rate }),
      );
    // Louisiana's rows are 250 wide, so each remains a step of its own.
    if (code === "US-LA") expect(shape("table").length).toBeGreaterThan(150);
    else expect(shape("table")).toEqual(shape("schedule"));
  });

  test("grossFor finds an income that leaves at least the requested net, and little more", () => {
    for (const net of [12_345, 30_000, 45_000]) {
      const found = grossFor({ ...asked, net });
      const { tax_due } = calculateTax({ ...asked, gross_income: found.gross_income });
      expect(found.tax_due).toBe(tax_due);
      expect(found.net).toBeGreaterThanOrEqual(net);
      // The tax of one row differs from that of the next by only a few units.
      expect(found.net - net).toBeLessThanOrEqual(13);
      const exactly = grossFor({ ...request, net }).gross_income;
      expect(Math.abs(found.gross_income - exactly)).toBeLessThan(20);
    }
  });

  test("marginal_rate is the change of the tax over the next 100", () => {
    const at = (gross_income: number) => calculateTax({ ...asked, gross_income } as TaxRequest);
    const { marginal_rate, tax_due } = at(50_000);
    expect(marginal_rate).toBeCloseTo((at(50_100).tax_due - tax_due) / 100, 6);
  });
});
