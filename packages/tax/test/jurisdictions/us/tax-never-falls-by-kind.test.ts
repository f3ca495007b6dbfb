import { expect, test } from "vitest";
import type { TaxRequest } from "../../../src/index.ts";
import { componentsOf } from "../../own-tax.ts";
import { asked, drawHousehold, numbersFrom, raised } from "../../random-households.ts";

/** Every tax of the return after the credits that are not paid out. */
function taxOf(request: Omit<TaxRequest, "jurisdiction">): number {
  const named = componentsOf({ ...request, jurisdiction: "US" });
  return (
    (named.tax_after_credits ?? 0) +
    (named.self_employment_tax ?? 0) +
    (named.net_investment_income_tax ?? 0) +
    (named.additional_medicare_tax ?? 0)
  );
}

// What is paid out is left out, because the earned income credit grows with earnings. So does the
// care credit, which is why no household pays for care.
test("the federal tax of a household never falls as one kind of its income rises", () => {
  const next = numbersFrom(40);
  for (let count = 0; count < 600; count++) {
    const { rest, amounts } = drawHousehold(next);
    const before = taxOf(asked(rest, amounts));
    for (const kind of raised) {
      const by = Math.ceil(next() ** 3 * 5000);
      const more = asked(rest, { ...amounts, [kind]: amounts[kind] + by });
      const after = taxOf(more);
      expect(
        after,
        JSON.stringify([kind, by, before, asked(rest, amounts)]),
      ).toBeGreaterThanOrEqual(before - 0.02);
    }
  }
});

// 26 U.S.C. 199A(i): from 2026 the deduction is 400 at least from 1,000 of qualified income on. Tax
// before it: 20 % of 999.99 are deducted.
test("the minimum of the deduction for business income is a cliff", () => {
  const request = { gross_income: 61_076.02, tax_year: 2026 };
  const below = taxOf({ ...request, self_employment_income: 1076 });
  const above = taxOf({ ...request, self_employment_income: 1076.03 });
  expect(below - above).toBeGreaterThan(20);
});
