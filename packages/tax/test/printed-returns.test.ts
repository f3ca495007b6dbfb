import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../src/index.ts";

/**
 * Returns of 2024 as the Internal Revenue Service filled them in: the expected forms of its own
 * program, https://github.com/IRS-Public/direct-file,
 * direct-file/backend/src/test/resources/pdf-expected/en/olf-NAME.yml, with the facts in
 * scenarios/NAME.json, read on 2026-11-28. The names with `mef-ats` are the scenarios with which
 * software for electronic filing is tested. Lines are in whole dollars.
 */
interface PrintedReturn {
  readonly name: string;
  readonly facts: Omit<TaxRequest, "jurisdiction" | "tax_year" | "method">;
  readonly lines: Readonly<Record<string, number>>;
  /** Line 24 less line 32: the tax, or what the credits pay out beyond it. */
  readonly total: number;
}

const returns: readonly PrintedReturn[] = [
  {
    name: "mef-ats-1: single, 40 years old, two employers",
    facts: { filing_status: "single", age: 40, gross_income: 15_205 + 24_469 },
    lines: { "11": 39_674, "12": 14_600, "15": 25_074, "16": 2777, "22": 2777 },
    total: 2777,
  },
  {
    name: "mef-ats-2: joint, both with wages, a dependent of 18",
    facts: {
      filing_status: "married_joint",
      age: 60,
      spouse_age: 59,
      gross_income: 28_921 + 8772,
      spouse_income: 8772,
      dependent_ages: [18],
    },
    lines: {
      "11": 37_693,
      "12": 29_200,
      "15": 8493,
      "16": 848,
      "19": 500,
      "22": 348,
      "27": 2929,
    },
    total: 348 - 2929,
  },
  {
    name: "ats-3-1099r: the same couple with a pension of 6,000",
    facts: {
      filing_status: "married_joint",
      age: 60,
      spouse_age: 59,
      gross_income: 28_921 + 8772 + 6000,
      spouse_income: 8772,
      pensions: 6000,
      dependent_ages: [18],
    },
    lines: {
      "11": 43_693,
      "12": 29_200,
      "15": 14_493,
      "16": 1448,
      "19": 500,
      "22": 948,
      "27": 1970,
    },
    total: 948 - 1970,
  },
  {
    name: "mef-ats-4: single, one employer",
    facts: { filing_status: "single", age: 35, gross_income: 137_000 },
    lines: { "11": 137_000, "12": 14_600, "15": 122_400, "16": 22_419, "22": 22_419 },
    total: 22_419,
  },
  {
    name: "mef-ats-5: surviving spouse, unemployment benefits, children of 10 and 5",
    facts: {
      filing_status: "surviving_spouse",
      age: 31,
      gross_income: 35_592 + 814,
      unemployment: 814,
      dependent_ages: [10, 5],
    },
    lines: {
      "11": 36_406,
      "12": 29_200,
      "15": 7206,
      "16": 723,
      "19": 723,
      "22": 0,
      "27": 4074,
      "28": 3277,
    },
    total: -7351,
  },
  {
    name: "mef-ats-balance-due: single, wages and interest",
    facts: { filing_status: "single", age: 36, gross_income: 100_000 + 1000, interest: 1000 },
    lines: { "11": 101_000, "12": 14_600, "15": 86_400, "16": 14_067, "22": 14_067 },
    total: 14_067,
  },
  {
    name: "hoh-cdcc: head of household, 2,000 of care for a child of 5",
    facts: {
      filing_status: "head_of_household",
      age: 37,
      gross_income: 50_000,
      dependent_ages: [8, 5],
      care_expenses: 2000,
    },
    lines: {
      "11": 50_000,
      "12": 21_900,
      "15": 28_100,
      "16": 3044,
      "19": 2644,
      "Schedule 3, line 2": 400,
      "22": 0,
      "27": 1210,
      "28": 1356,
    },
    total: -2566,
  },
  {
    name: "hoh-43k-plus-interest: head of household, 20 years old, a child of 1",
    facts: {
      filing_status: "head_of_household",
      age: 20,
      gross_income: 42_386 + 1200,
      interest: 1200,
      dependent_ages: [1],
    },
    lines: {
      "11": 43_586,
      "12": 21_900,
      "15": 21_686,
      "16": 2270,
      "19": 2000,
      "22": 270,
      "27": 880,
    },
    total: 270 - 880,
  },
];

describe.each(returns)("$name", ({ facts, lines, total }) => {
  const answer = calculateTax({
    jurisdiction: "US",
    tax_year: 2024,
    method: "table",
    explain: true,
    ...facts,
  });

  test("each line of the form is the printed one", () => {
    const explained = answer.explanation?.lines ?? [];
    const ours = Object.keys(lines).map((name) => {
      const formLine = name.startsWith("Schedule") ? name : `Form 1040, line ${name}`;
      const found = explained.find(({ form_line }) => form_line === formLine);
      return [name, found === undefined ? undefined : Math.round(found.amount)];
    });
    expect(Object.fromEntries(ours)).toEqual(lines);
  });

  test("the tax after all credits is the printed one", () => {
    expect(Math.round(answer.tax_due - (answer.refund ?? 0))).toBe(total);
  });
});

test("the line of a step moves with the form of the year", () => {
  const lineOf = (step: string, year: number) =>
    calculateTax({
      jurisdiction: "US",
      tax_year: year,
      gross_income: 90_000,
      self_employment_income: 90_000,
      itemized: { charity: 500 },
      explain: true,
    }).explanation?.lines.find((line) => line.step === step)?.form_line;

  expect(
    [2018, 2019, 2020, 2024, 2025].map((year) => lineOf("adjusted_gross_income", year)),
  ).toEqual(["7", "8b", "11", "11", "11a"].map((line) => `Form 1040, line ${line}`));
  expect([2018, 2019, 2021].map((year) => lineOf("half_of_self_employment_tax", year))).toEqual(
    ["27", "14", "15"].map((line) => `Schedule 1, line ${line}`),
  );
  expect([2018, 2019].map((year) => lineOf("self_employment_tax", year))).toEqual([
    "Schedule 4, line 57",
    "Schedule 2, line 4",
  ]);
  expect(lineOf("charity_without_itemizing", 2021)).toBe("Form 1040, line 12b");
  // The form of 2026 is not printed yet, and that of 2025 has no line for this deduction.
  expect(lineOf("taxable_income", 2026)).toBe("Form 1040 of 2025, line 15");
  expect(lineOf("charity_without_itemizing", 2026)).toBeUndefined();
  expect(lineOf("ordinary_rates.band", 2025)).toBeUndefined();
});
