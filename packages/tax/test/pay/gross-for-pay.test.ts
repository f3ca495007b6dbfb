import { describe, expect, test } from "vitest";
import { calculatePay, grossForPay, type PayRequest } from "../../src/index.ts";

/** At each of these salaries a rounding of the law raises net pay, and lowers it again less than two units of currency above. */
const salaries: readonly PayRequest[] = [
  { jurisdiction: "DE", tax_year: 2026, gross_income: 33_920.7 },
  { jurisdiction: "DE", tax_year: 2026, gross_income: 58_706.84 },
  { jurisdiction: "SE", tax_year: 2026, gross_income: 230_814.43 },
  { jurisdiction: "PL", tax_year: 2026, gross_income: 310_355.5 },
];

describe("grossForPay finds the smallest gross pay where a rounding of the law raises net pay", () => {
  test.each(salaries)("$jurisdiction $gross_income", ({ gross_income, ...rest }) => {
    const { net_income } = calculatePay({ ...rest, gross_income });
    const found = grossForPay({ ...rest, net_income }).gross_income;
    expect(found).toBeLessThanOrEqual(gross_income);
    for (let units = 1; units <= 300; units++) {
      const less = Number((found - units / 100).toFixed(2));
      expect(calculatePay({ ...rest, gross_income: less }).net_income).toBeLessThan(net_income);
    }
  });
});
