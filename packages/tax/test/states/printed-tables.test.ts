import { describe, expect, test } from "vitest";
import type { TaxRequest } from "../../src/index.ts";
import type { PrintedTableCases } from "../case-file.ts";
import { casesOf } from "../load-cases.ts";
import { taxAfterCredits } from "../own-tax.ts";
import { withTaxableIncome } from "./income-for-taxable-income.ts";

interface Filed {
  readonly taxable: number;
  readonly tax: number;
}

/** The tax before credits, at the lowest income that gives this taxable income. */
function filedOn(request: Omit<TaxRequest, "gross_income">, taxable: number): Filed {
  const components = withTaxableIncome(request, taxable);
  return {
    taxable: components.taxable_income ?? Number.NaN,
    tax: components.tax_before_credits ?? Number.NaN,
  };
}

/** The first and the last income of a printed row. */
function endsOf(holds: string, from: number, to: number): readonly [number, number] {
  switch (holds) {
    case "both":
      return [from, to];
    case "whole":
      return [from, to - 1];
    case "upper":
      return [from + 0.01, to];
    default:
      return [from, to - 0.01];
  }
}

function incomesOf(
  at: PrintedTableCases["at"],
  holds: string,
  from: number,
  to: number,
): readonly number[] {
  const [first, last] = endsOf(holds, from, to);
  if (at === "middle") return [(from + to) / 2];
  return at === "inside" ? [first + 0.05, last - 0.05] : [first, last];
}

const tables = casesOf("printed_tables").flatMap(([, cases]) => cases);

describe.each(tables)("$source.title, $tax_year", (table) => {
  const { jurisdiction, tax_year, holds, columns, rows, at, dependents = 0 } = table;

  test.each(columns.map((statuses, index) => [statuses.join(", "), statuses, index] as const))(
    "%s",
    (_names, statuses, index) => {
      for (const filing_status of statuses) {
        const common = { jurisdiction, tax_year, filing_status, method: "table" } as const;
        const request = dependents > 0 ? { ...common, dependents } : common;
        for (const row of rows) {
          const [from = 0, to = 0] = row;
          const printed = row[index + 2] ?? Number.NaN;
          const words = `${filing_status} ${from} to ${to}`;
          if (at === "gross") {
            for (const gross_income of endsOf(holds, from, to)) {
              const tax_due = taxAfterCredits({ ...request, gross_income });
              expect(tax_due, `${words}: ${gross_income}`).toBe(printed);
            }
            continue;
          }
          for (const income of incomesOf(at, holds, from, to)) {
            const filed = filedOn(request, income);
            expect(filed.taxable, words).toBeGreaterThanOrEqual(from);
            expect(filed.taxable, words).toBeLessThanOrEqual(to);
            if (at === undefined) expect(filed.taxable, words).toBeCloseTo(income, 2);
            expect(filed.tax, `${words}: ${income}`).toBe(printed);
          }
        }
      }
    },
  );
});
