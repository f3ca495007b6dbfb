import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { countries } from "../../src/jurisdictions/all.ts";
import type { PublishedGroup } from "../case-file.ts";
import { dutchPayrollMonth } from "../jurisdictions/nl/payroll-month.ts";
import { swedishPayrollMonth } from "../jurisdictions/se/payroll-month.ts";
import { casesOf } from "../load-cases.ts";

const published = casesOf("published").flatMap(([, groups]) => groups);
const { safeCalculateTax } = createTaxCalculator(countries);

function ours(group: PublishedGroup, gross: number): number | undefined {
  const { request, of, fallen_since: earlier, rounding } = group;
  if (earlier !== undefined) {
    const before = amountOf(of, { ...request, tax_year: earlier }, gross) ?? Number.NaN;
    return before - (amountOf(of, request, gross) ?? Number.NaN);
  }
  if (rounding === "dutch_payroll_month") {
    return dutchPayrollMonth(request.tax_year, gross, (annual) => linesOf(request, annual));
  }
  if (rounding === "swedish_payroll_month") {
    return swedishPayrollMonth(request.tax_year, gross, (annual) => ({
      tax: sumOf(["tax_due", "pension_fee"], request, annual),
      taxable: amountOf("taxable_income", request, annual) ?? Number.NaN,
    }));
  }
  return amountOf(of, request, gross);
}

function amountOf(of: string, request: PublishedGroup["request"], gross: number) {
  const result = safeCalculateTax({ ...request, gross_income: gross, explain: true });
  if (!result.success) return undefined;
  if (of === "tax_due") return result.data.tax_due;
  if (of === "average_rate") return (100 * result.data.tax_due) / gross;
  return result.data.explanation?.components[of];
}

function sumOf(names: readonly string[], request: PublishedGroup["request"], gross: number) {
  return names.reduce((sum, of) => sum + (amountOf(of, request, gross) ?? Number.NaN), 0);
}

function linesOf(request: PublishedGroup["request"], gross: number) {
  const result = safeCalculateTax({ ...request, gross_income: gross, explain: true });
  return result.success ? (result.data.explanation?.lines ?? []) : [];
}

describe("published results", () => {
  test.for(
    published.flatMap((group) =>
      group.values.map(([gross = 0, printed = 0]) => ({ group, gross, printed })),
    ),
  )("$group.request.jurisdiction $group.request.tax_year at $gross: $group.of $printed", (one) => {
    const answer = ours(one.group, one.gross) ?? Number.NaN;
    const difference = Math.abs(answer - one.printed);
    expect(difference).toBeLessThanOrEqual(one.group.tolerance + 1e-9);
  });

  test.for(published)("$title has an address and a known kind of publisher", ({ url, kind }) => {
    expect(url).toMatch(/^https:\/\//);
    expect(["authority", "firm", "engine", "by_hand"]).toContain(kind);
  });
});
