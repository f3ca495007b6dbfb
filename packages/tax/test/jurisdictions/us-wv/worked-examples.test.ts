import { describe, expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

describe("West Virginia, family tax credit (W. Va. Code 11-21-22b)", () => {
  test("removes all of the tax up to the poverty guideline, and 90 % of it up to 300 above", () => {
    expect(tax("WV", 2025, 15_000)).toBe(0);
    expect(tax("WV", 2025, 15_650)).toBe(0);
    // 222 plus 2.96 % of 3,650.01. A tenth of it is left.
    expect(tax("WV", 2025, 15_650.01)).toBe(33);
    expect(tax("WV", 2025, 15_950)).toBe(33.89);
    expect(tax("WV", 2025, 15_950.01)).toBe(67.78);
  });

  test("counts dependents in the family size, and uses half of the guideline on a separate return", () => {
    const parent = { filing_status: "head_of_household", dependents: 1 } as const;
    expect(tax("WV", 2025, 21_150, parent)).toBe(0);
    expect(tax("WV", 2025, 21_150.01, parent)).toBeGreaterThan(0);
    const apart = { filing_status: "married_separate" } as const;
    expect(tax("WV", 2025, 7825, apart)).toBe(0);
    expect(tax("WV", 2025, 7825.01, apart)).toBeGreaterThan(0);
  });
});
