import { describe, expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

describe("West Virginia, family tax credit (W. Va. Code 11-21-22b)", () => {
  test("takes all of the tax at or below the poverty guideline, 90 % up to 300 above it", () => {
    expect(tax("WV", 2025, 15_000)).toBe(0);
    expect(tax("WV", 2025, 15_650)).toBe(0);
    // 222 + 2.96 % of 3,650.01, of which a tenth is left.
    expect(tax("WV", 2025, 15_650.01)).toBe(33);
    expect(tax("WV", 2025, 15_950)).toBe(33.89);
    expect(tax("WV", 2025, 15_950.01)).toBe(67.78);
  });

  test("counts dependents in the size of the family, and half the guideline on a separate return", () => {
    const parent = { filing_status: "head_of_household", dependents: 1 } as const;
    expect(tax("WV", 2025, 21_150, parent)).toBe(0);
    expect(tax("WV", 2025, 21_150.01, parent)).toBeGreaterThan(0);
    const apart = { filing_status: "married_separate" } as const;
    expect(tax("WV", 2025, 7825, apart)).toBe(0);
    expect(tax("WV", 2025, 7825.01, apart)).toBeGreaterThan(0);
  });
});
