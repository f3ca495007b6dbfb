import { describe, expect, test } from "vitest";
import { type JurisdictionCode, safeCalculateTax, type TaxRequest } from "../../src/index.ts";
import { calculateTax, componentsOf } from "../own-tax.ts";

/** A single person with 30,000 of wages and pensions of 60,000, of which 40,000 are military. */
const retired = { gross_income: 90_000, pensions: 60_000, military_pensions: 40_000 };

function requestOf(
  jurisdiction: JurisdictionCode,
  year: number,
  more: Partial<TaxRequest> = {},
): TaxRequest {
  return { jurisdiction, tax_year: year, age: 50, ...retired, ...more };
}

/** What the same pension is taxed less for being military. */
function exemptOf(request: TaxRequest): number {
  const { military_pensions: _, ...civil } = request;
  const taxed = (of: TaxRequest) => componentsOf(of).taxable_income ?? Number.NaN;
  return taxed(civil) - taxed(request);
}

function saysNotLoaded(request: TaxRequest): boolean {
  return calculateTax(request).assumptions.some((text) => text.startsWith("military_pensions: no"));
}

type Row = readonly [
  place: JurisdictionCode,
  year: number,
  more: Partial<TaxRequest>,
  exempt: number,
];

describe("all of it is exempt", () => {
  test.for<Row>([
    ["US-AL", 2021, {}, 40_000],
    ["US-AL", 2026, {}, 40_000],
    ["US-AZ", 2021, {}, 40_000],
    ["US-CT", 2022, {}, 40_000],
    ["US-IA", 2021, {}, 40_000],
    ["US-IA", 2024, {}, 40_000],
    // From 55 every pension is.
    ["US-IA", 2024, { age: 55 }, 0],
    ["US-KS", 2024, {}, 40_000],
    ["US-LA", 2022, {}, 40_000],
    ["US-LA", 2025, {}, 40_000],
    // 6,000 of the civil pension beside it.
    ["US-LA", 2025, { age: 65 }, 40_000],
    ["US-MA", 2023, {}, 40_000],
    ["US-MI", 2018, {}, 40_000],
    ["US-MI", 2024, {}, 40_000],
    ["US-MN", 2023, {}, 40_000],
    ["US-MO", 2021, {}, 40_000],
    // 6,000 of the civil pension beside it, at an income of at most 25,000 without benefits.
    ["US-MO", 2024, { gross_income: 24_000, pensions: 24_000, military_pensions: 3000 }, 3000],
    ["US-NC", 2021, {}, 40_000],
    ["US-ND", 2022, {}, 40_000],
    ["US-NE", 2021, {}, 0],
    ["US-NE", 2022, {}, 40_000],
    ["US-NJ", 2022, {}, 40_000],
    ["US-NY", 2023, {}, 40_000],
    // 20,000 of the civil pension beside it.
    ["US-NY", 2023, { age: 60 }, 40_000],
    ["US-RI", 2022, {}, 0],
    ["US-RI", 2023, {}, 40_000],
    // With 300,000 there is no deduction that falls with income.
    ["US-WI", 2023, { gross_income: 300_000 }, 40_000],
    ["US-WV", 2022, {}, 40_000],
  ])("%s %i %o: %i", ([place, year, more, exempt]) => {
    expect(exemptOf(requestOf(place, year, more))).toBeCloseTo(exempt, 2);
  });
});

describe("all of it is exempt, less what the same person could exclude anyway", () => {
  test.for<Row>([
    // 40,000 instead of 6,000. 4,000 are less than those.
    ["US-AR", 2022, {}, 34_000],
    ["US-AR", 2022, { military_pensions: 4000 }, 0],
    // 10,000 of the other 20,000 beside it; in 2023 30,000 of any pension, before 20,000.
    ["US-ME", 2021, { gross_income: 80_000 }, 40_000],
    ["US-ME", 2023, { gross_income: 80_000 }, 30_000],
    // At 70 the deduction of 20,000 falls by military pay to 0.
    ["US-MI", 2021, { age: 70 }, 20_000],
    // The exemption rises from 1,900 to 2,150, with 50,000 of income instead of 90,000.
    ["US-OH", 2023, {}, 40_250],
    // The 3,000 of other pensions are lost; at 65 the 15,000 of any income stay.
    ["US-SC", 2022, {}, 37_000],
    ["US-SC", 2022, { age: 65 }, 40_000],
    // To 2021 17,500 within the earnings instead of 3,000, and 30,000 at 65.
    ["US-SC", 2021, {}, 14_500],
    ["US-SC", 2021, { gross_income: 65_000 }, 2000],
    ["US-SC", 2021, { age: 65, gross_income: 60_000 }, 30_000],
    // The 8,000 of a person of 65 are lost.
    ["US-WV", 2022, { age: 65 }, 32_000],
  ])("%s %i %o: %i", ([place, year, more, exempt]) => {
    expect(exemptOf(requestOf(place, year, more))).toBeCloseTo(exempt, 2);
  });
});

describe("a part of it is exempt, by age, income and year", () => {
  test.for<Row>([
    ["US-CA", 2024, {}, 0],
    ["US-CA", 2025, {}, 20_000],
    ["US-CA", 2025, { gross_income: 125_000 }, 20_000],
    ["US-CA", 2025, { gross_income: 125_001 }, 0],
    ["US-CA", 2025, { gross_income: 250_000, filing_status: "married_joint" }, 20_000],
    ["US-CA", 2025, { gross_income: 250_001, filing_status: "married_joint" }, 0],
    ["US-CO", 2018, { age: 54 }, 0],
    ["US-CO", 2019, { age: 54 }, 4500],
    ["US-CO", 2020, { age: 54 }, 7500],
    ["US-CO", 2021, { age: 54 }, 10_000],
    ["US-CO", 2022, { age: 54 }, 15_000],
    ["US-CO", 2026, { age: 54 }, 15_000],
    // 20,000 of any pension instead.
    ["US-CO", 2022, { age: 55 }, 0],
    ["US-DC", 2024, {}, 0],
    // 12,500 instead of 2,000 of any pension; at 60 12,500 of any.
    ["US-DE", 2021, { age: 59 }, 0],
    ["US-DE", 2022, { age: 59 }, 10_500],
    ["US-DE", 2022, { age: 59, military_pensions: 1900 }, 0],
    ["US-DE", 2022, { age: 60 }, 0],
    ["US-GA", 2021, { age: 61 }, 0],
    ["US-GA", 2022, { age: 61, gross_income: 77_500 }, 17_500],
    ["US-GA", 2022, { age: 61, gross_income: 77_501 }, 35_000],
    ["US-GA", 2025, { age: 61 }, 35_000],
    // 35,000 of any pension instead, and 40,000 from 2026.
    ["US-GA", 2025, { age: 62 }, 0],
    ["US-GA", 2026, { age: 61 }, 40_000],
    ["US-GA", 2026, { age: 61, pensions: 80_000, military_pensions: 70_000 }, 65_000],
    ["US-GA", 2026, { age: 64 }, 5000],
    ["US-GA", 2026, { age: 65 }, 0],
    // 6,250 and 75 % of 33,750.
    ["US-IN", 2021, {}, 31_562.5],
    ["US-IN", 2021, { military_pensions: 6250 }, 6250],
    ["US-IN", 2022, {}, 40_000],
    ["US-MD", 2022, { age: 54 }, 5000],
    ["US-MD", 2022, { age: 55 }, 15_000],
    ["US-MD", 2023, { age: 54 }, 12_500],
    ["US-MD", 2023, { age: 55 }, 20_000],
    // The 40,000 that are left fill the exclusion of other pensions, as 60,000 would.
    ["US-MD", 2023, { age: 65 }, 20_000],
    ["US-MT", 2023, {}, 0],
    // Half of it, but no more than the wages.
    ["US-MT", 2024, {}, 20_000],
    ["US-MT", 2024, { gross_income: 65_000 }, 5000],
    ["US-NM", 2021, {}, 0],
    ["US-NM", 2022, {}, 10_000],
    ["US-NM", 2023, {}, 20_000],
    ["US-NM", 2024, {}, 30_000],
    ["US-NM", 2026, { military_pensions: 25_000 }, 25_000],
    // 75 %, or 10,000; the 10,000 of other pensions beside it are of the 20,000.
    ["US-OK", 2021, {}, 30_000],
    ["US-OK", 2021, { military_pensions: 12_000 }, 10_000],
    ["US-OK", 2021, { military_pensions: 8000 }, 8000],
    // Nothing is left for those 10,000.
    ["US-OK", 2021, { military_pensions: 60_000 }, 35_000],
    ["US-OK", 2022, {}, 40_000],
    ["US-VA", 2021, { age: 55 }, 0],
    ["US-VA", 2022, { age: 54 }, 0],
    ["US-VA", 2022, { age: 55 }, 10_000],
    ["US-VA", 2023, { age: 54 }, 0],
    ["US-VA", 2023, { age: 55 }, 20_000],
    ["US-VA", 2024, { age: 54 }, 30_000],
    ["US-VA", 2025, { military_pensions: 45_000 }, 40_000],
    ["US-VT", 2021, { gross_income: 60_000 }, 0],
    ["US-VT", 2022, { gross_income: 50_000, pensions: 40_000 }, 10_000],
    ["US-VT", 2022, { gross_income: 55_000, pensions: 40_000 }, 5000],
    ["US-VT", 2022, { gross_income: 60_000 }, 0],
    ["US-VT", 2025, { gross_income: 125_000 }, 40_000],
    ["US-VT", 2025, { gross_income: 150_000 }, 20_000],
    ["US-VT", 2025, { gross_income: 175_000 }, 0],
  ])("%s %i %o: %i", ([place, year, more, exempt]) => {
    const request = requestOf(place, year, more);
    expect(exemptOf(request)).toBeCloseTo(exempt, 2);
    expect(saysNotLoaded(request)).toBe(false);
  });
});

test("Utah gives the tax on it as a credit: 4.55 % of 40,000", () => {
  const request = requestOf("US-UT", 2024);
  expect(componentsOf(request).retirement_credit).toBeCloseTo(1820, 2);
  expect(exemptOf(request)).toBe(0);
});

test("Vermont exempts benefits or military pay, not both", () => {
  // 32 V.S.A. 5830e: 8,500 of 10,000 of benefits are taxed federally, and would be exempt here.
  const request = requestOf("US-VT", 2025, {
    gross_income: 50_000,
    pensions: 40_000,
    social_security: 10_000,
    age: 60,
  });
  expect(exemptOf({ ...request, military_pensions: 8000 })).toBe(0);
  expect(exemptOf({ ...request, military_pensions: 9000 })).toBeCloseTo(500, 2);
});

test("each spouse has an own maximum, and the taxpayer the first of the pay", () => {
  // 40,000 are the taxpayer's, of which 12,500 are exempt, and 10,000 the spouse's, of 60.
  const couple = requestOf("US-MD", 2024, {
    filing_status: "married_joint",
    age: 54,
    spouse_age: 60,
    spouse_pensions: 20_000,
    military_pensions: 50_000,
  });
  expect(exemptOf(couple)).toBeCloseTo(22_500, 2);
  expect(calculateTax(couple).assumptions).toContain(
    "military_pensions are the taxpayer's up to the taxpayer's pensions; what is left is the spouse's.",
  );
});

describe("places without a rule of their own", () => {
  test.for<JurisdictionCode>(["US-HI", "US-IL", "US-MS", "US-PA"])(
    "%s taxes no pension at all",
    (place) => {
      expect(exemptOf(requestOf(place, 2024))).toBe(0);
      expect(saysNotLoaded(requestOf(place, 2024))).toBe(false);
    },
  );

  test.for<readonly [JurisdictionCode, number]>([
    ["US-ID", 2025],
    ["US-KY", 2024],
    ["US-OR", 2024],
    ["US-NE", 2021],
  ])("%s %i taxes it like other pensions and says so", ([place, year]) => {
    expect(exemptOf(requestOf(place, year))).toBe(0);
    expect(saysNotLoaded(requestOf(place, year))).toBe(true);
    expect(saysNotLoaded(requestOf(place, year, { military_pensions: 0 }))).toBe(false);
  });

  test("the federal return taxes it as a pension", () => {
    const request = { jurisdiction: "US", tax_year: 2024, ...retired } as const;
    expect(calculateTax(request).tax_due).toBe(
      calculateTax({ ...request, military_pensions: 0 }).tax_due,
    );
  });
});

test.for<readonly [Partial<TaxRequest>, string]>([
  [{ pensions: 30_000 }, "military_pensions is a part of pensions and cannot exceed it: 30000."],
  [{ pensions: undefined }, "military_pensions is a part of pensions: send that as well."],
])("%o is refused", ([more, message]) => {
  const result = safeCalculateTax(requestOf("US-VA", 2024, more));
  expect(result.error?.issues).toEqual([
    expect.objectContaining({ code: "invalid_value", path: ["military_pensions"], message }),
  ]);
});
