import { describe, expect, test } from "vitest";
import { calculatePay, grossForPay, type PayRequest } from "../../src/index.ts";

/**
 * At each of these salaries a rounding of the law raises net pay, and a little above lowers
 * it again.
 */
const salaries: readonly PayRequest[] = [
  { jurisdiction: "DE", tax_year: 2026, gross_income: 33_920.7 },
  { jurisdiction: "DE", tax_year: 2026, gross_income: 58_706.84 },
  { jurisdiction: "SE", tax_year: 2026, gross_income: 230_814.43 },
  { jurisdiction: "PL", tax_year: 2026, gross_income: 310_355.5 },
  { jurisdiction: "PL", tax_year: 2026, gross_income: 13_649.39 },
  { jurisdiction: "IT", tax_year: 2024, gross_income: 9542.93 },
  { jurisdiction: "FR", tax_year: 2024, gross_income: 299_228.34 },
  { jurisdiction: "LU", tax_year: 2025, gross_income: 118_010.25 },
  { jurisdiction: "EG", tax_year: 2026, gross_income: 110_382 },
  { jurisdiction: "HK", tax_year: "2026-27", gross_income: 195_368.4 },
  { jurisdiction: "JP", tax_year: 2024, gross_income: 7_111_001 },
];

describe("grossForPay finds the smallest gross pay where a rounding of the law raises net pay", () => {
  test.each(salaries)("$jurisdiction $gross_income", ({ gross_income, ...rest }) => {
    const { net_income } = calculatePay({ ...rest, gross_income });
    const found = grossForPay({ ...rest, net_income }).gross_income;
    expect(found).toBeLessThanOrEqual(gross_income);
    const unit = rest.jurisdiction === "JP" ? 1 : 0.01;
    for (let units = 1; units <= 300; units++) {
      const less = Number((found - units * unit).toFixed(2));
      expect(calculatePay({ ...rest, gross_income: less }).net_income).toBeLessThan(net_income);
    }
  });
});

test("grossForPay finds pay that leaves less than a profit beside it, or than what leaves it before tax", () => {
  const texas = { jurisdiction: "US-TX", tax_year: 2025, filing_status: "single" } as const;
  const freelancer = { ...texas, self_employment_income: 95_000 };
  expect(grossForPay({ ...freelancer, net_income: 50_000 })).toMatchObject({
    gross_income: 95_000,
    net_income: 73_896.16,
    is_exact: false,
  });
  const saver = { ...texas, pre_tax: { retirement: 20_000 } };
  const { gross_income } = grossForPay({ ...saver, net_income: 15_000 });
  expect(gross_income).toBeGreaterThan(35_000);
  expect(calculatePay({ ...saver, gross_income }).net_income).toBe(15_000);
});
