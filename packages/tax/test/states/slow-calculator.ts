import { describe, expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import { filingStatuses } from "../../src/engine/jurisdiction.ts";
import type { JurisdictionCode } from "../../src/index.ts";
import { states } from "../../src/jurisdictions/all.ts";
import { us } from "../../src/jurisdictions/us/rules.ts";
import { beforeEarnedCredit, calculateTax } from "../own-tax.ts";
import { federal, type Household } from "./oracle/federal.ts";
import { slowStateTax } from "./oracle/states.ts";

/** Round and odd wages, small ones, and both sides of limits that the forms name. */
const wages = [
  0, 0.01, 1999.99, 4900, 7777.77, 12_765, 12_765.01, 18_300, 25_000, 25_999, 26_000, 30_000.5,
  41_234.56, 56_500.01, 75_000, 100_000, 107_650.01, 125_000, 150_000.01, 199_999.99, 252_203.01,
  310_000, 500_000.01, 700_000, 875_000, 1_000_000, 1_234_567.89, 26_000_000, 1e12,
];

const families = [[], [4, 10]];

function households(
  { oneIn }: Extent,
  year: number,
  ages: readonly number[][] = families,
): Household[] {
  const asked = [...oneIn(3, wages)];
  return filingStatuses.flatMap((status) =>
    asked.flatMap((amount) => ages.map((children) => ({ year, status, wages: amount, children }))),
  );
}

function ask(
  jurisdiction: JurisdictionCode,
  { year, status, wages: gross_income, children }: Household,
) {
  return calculateTax({
    jurisdiction,
    tax_year: year,
    filing_status: status,
    gross_income,
    ...(children.length > 0 ? { dependent_ages: [...children] } : {}),
    explain: jurisdiction === "US",
  });
}

/** Compares the engine with the slow calculator, for the United States and each state. */
export function compareWithSlowCalculator(extent: Extent): void {
  describe("the engine equals, to the cent, a slow calculator that shares no code with it", () => {
    test("United States", () => {
      for (const { label } of extent.years(us.data.years)) {
        for (const household of households(extent, Number(label), [...families, [2, 7, 16]])) {
          const { explanation } = ask("US", household);
          const slow = federal(household);
          const { tax_after_credits: due, refundable_credits: refundable } =
            explanation?.components ?? {};
          const seen = { due, refundable };
          const expected = { due: slow.due.cents(), refundable: slow.refundable.cents() };
          expect(seen, JSON.stringify(household)).toEqual(expected);
        }
      }
    });

    test.for(states.map(({ data }) => data))("$name", ({ code, years }) => {
      for (const { label } of extent.years(years)) {
        for (const household of households(extent, Number(label))) {
          const expected = slowStateTax(code.slice(3), household);
          expect(
            beforeEarnedCredit(ask(code, household).levels.at(-1)?.components),
            JSON.stringify(household),
          ).toBe(expected);
        }
      }
    });
  });
}
