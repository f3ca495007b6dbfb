import { expect, test } from "vitest";
import { calculatePay } from "../../src/index.ts";

const parts = (jurisdiction: "CA-ON" | "CA-QC", gross_income: number) =>
  calculatePay({ jurisdiction, gross_income, tax_year: 2025, explain: true }).explanation
    ?.components;

test("Ontario: additional contributions are deducted from income, and the base part and insurance earn the federal and the provincial credit", () => {
  // Income 88,003.76 - 678 - 396 = 86,929.76. Credited: 3,356.10 of the pension plan and 1,077.48
  // of insurance. Federal: 8,319.375 + 20.5 % of 29,554.76 - 14.5 % of (16,129 + 1,471 + 4,433.58).
  // Ontario: 2,670.743 + 9.15 % of 34,043.76 - 5.05 % of (12,747 + 4,433.58).
  expect(parts("CA-ON", 88003.76)).toEqual({
    taxable_income: 86929.76,
    federal: 11183.23,
    provincial: 4918.13,
    health_premium: 750,
  });
});

test("Quebec: only the federal tax has the credits, and the abatement is calculated after them", () => {
  // Income 65,500 - 620 = 64,880. Federal: 8,319.375 + 20.5 % of 7,505 - 14.5 % of (16,129 + 1,471
  // + 3,348 + 858.05 + 323.57), less 16.5 %. Quebec: 14 % of 53,255 + 19 % of (64,880 - 1,420 -
  // 53,255) - 14 % of 18,571.
  expect(parts("CA-QC", 65500)).toEqual({
    taxable_income: 64880,
    federal: 5552,
    provincial: 6794.71,
  });
});

test("Canada without a province says that its tax is the federal tax only", () => {
  const pay = calculatePay({ jurisdiction: "CA", gross_income: 60000, tax_year: 2026 });
  expect(pay.assumptions.join(" ")).toContain("send the code of a province, such as CA-ON");
});

test.each(["CA-NT", "CA-NU"] as const)(
  "%s: employees pay the payroll tax of the territory",
  (jurisdiction) => {
    const { contributions } = calculatePay({ jurisdiction, gross_income: 60000, tax_year: 2026 });
    expect(contributions.find(({ id }) => id === "payroll_tax")?.employee).toBe(1200);
  },
);
