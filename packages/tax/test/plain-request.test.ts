import { describe, expect, test } from "vitest";
import { calculateTax, taxRequestSchema } from "../src/index.ts";
import { readPlainRequest } from "../src/internal/plain-request.ts";

const sound = { jurisdiction: "US", gross_income: 85_000 };

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  ...[-1, -0, 0, 0.01, 0.5, 1, 1.0001, 1.5, 49.5, 50, 50.5, 51, 100, 100.1, 129.5, 130, 131],
  ...[1899, 1900, 2025, 2025.5, 2999, 3000, 1e12, 1e12 + 1, Number.NaN, Infinity, -Infinity],
  ...["", "US", "2025", "2025-26", " FY2025-26", "AY 2026", "next", "single", "surviving_spouse"],
  ...["alone", "employment", "taxable_income", "schedule", "table", "toString", "__proto__"],
  ...[[], [3], [3, 130], [3.5], [131], [undefined], [null], new Array(3), new Array(51).fill(4)],
  ...[{}, { length: 1 }, () => 5, Symbol("x"), 5n, new Date(0), new Number(5), new String("US")],
];

describe("what is taken without the schema is what the schema takes", () => {
  test.for([...Object.keys(taxRequestSchema.shape), "grossIncome", "__proto__", "toString"])(
    "%s",
    (field) => {
      for (const value of values) {
        const request = Object.fromEntries([...Object.entries(sound), [field, value]]);
        const { success, data } = taxRequestSchema.safeParse(request);
        const plain = readPlainRequest(request);
        expect(plain !== undefined, `${field}: ${String(value)}`).toBe(success);
        expect(plain).toEqual(data);
      }
    },
  );

  test("jurisdiction and gross_income are required", () => {
    expect(readPlainRequest({})).toBeUndefined();
    expect(readPlainRequest({ jurisdiction: "US" })).toBeUndefined();
    expect(readPlainRequest({ gross_income: 5 })).toBeUndefined();
  });
});

describe("what is no plain object is left to the schema", () => {
  test("inherited fields are fields", () => {
    const request = Object.create({ ...sound, tax_year: 2025 });
    expect(readPlainRequest(request)).toBeUndefined();
    expect(calculateTax(request)).toEqual(calculateTax({ ...sound, tax_year: 2025 }));
  });

  test("anything else", () => {
    for (const value of [undefined, null, 5, "US", [], [sound], new Map()]) {
      expect(readPlainRequest(value)).toBeUndefined();
    }
  });
});

test("a field is looked at once, and what was seen is what is calculated", () => {
  let looks = 0;
  const request = {
    ...sound,
    tax_year: 2025,
    get age(): number {
      looks += 1;
      return looks === 1 ? 70 : Number.NaN;
    },
  };
  expect(calculateTax(request)).toEqual(calculateTax({ ...sound, tax_year: 2025, age: 70 }));
  expect(looks).toBe(1);
});
