import { unwrap } from "@almanac/kernel/errors/result";
import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { countries } from "../../src/jurisdictions/all.ts";

const { safeCalculateTax } = createTaxCalculator(countries);
const calculateTax = (request: unknown) => unwrap(safeCalculateTax(request));

type Options = Readonly<Record<string, unknown>>;

const onBase: Options = { basis: "taxable_income" };

function taxOf(jurisdiction: string, year: string, gross: number, options: Options = {}): number {
  const request = { jurisdiction, tax_year: year, gross_income: gross, ...options };
  return calculateTax(request).tax_due;
}

function componentOf(
  name: string,
  [jurisdiction, year, gross, options = {}]: readonly [string, string, number, Options?],
): number | undefined {
  const request = { jurisdiction, tax_year: year, gross_income: gross, ...options };
  return calculateTax({ ...request, explain: true }).explanation?.components[name];
}

type Case = readonly [
  rule: string,
  jurisdiction: string,
  year: string,
  gross: number,
  tax: number,
  options?: Options,
];

/** Calculated by hand from the law. The arithmetic is in the comments. */
const worked: readonly Case[] = [
  // 75,000 x 0.42 - 10,911.92 = 20,588; surcharge 0.119 x (20,588 - 19,950) = 75.922, below 0.055
  // x 20,588.
  ["solidarity surcharge in its taper", "DE", "2025", 75_000, 20_663.92, onBase],
  // Half of 120,001 is 60,000.50: the tariff of 60,000, twice 14,415.
  [
    "splitting drops half a euro",
    "DE",
    "2025",
    120_001.99,
    28_830,
    { ...onBase, filing_status: "married_joint" },
  ],
  ["no tax below the first whole euro", "DE", "2025", 12_097, 0, onBase],
  // 600,000 x 0.15 - 30,840.
  ["the base is rounded down to a hundred", "CZ", "2025", 600_099, 59_160],
  // 1,676,052 x 0.15 + 324,048 x 0.23 = 325,938.84, up to 325,939, less 30,840.
  ["the tax is rounded up before the credit", "CZ", "2025", 2_000_100, 295_099],
  // Allowance 12,570 - 5,000.50 = 7,569.50, up to 7,570; 37,700 x 0.2 + 64,731 x 0.4.
  ["an odd pound over 100,000 rounds the allowance up", "GB", "2025-26", 110_001, 33_432.4],
  // 27,430 x 0.2; dividends: 500 free, 9,770 x 0.0875, 9,730 x 0.3375.
  ["dividends are the top slice", "GB", "2025-26", 60_000, 9624.75, { dividends: 20_000 }],
  ["rebate up to 12 lakh", "IN", "2026-27", 1_275_000, 0],
  // 10,000 over the limit, and cess 4 %.
  ["marginal relief of the rebate", "IN", "2026-27", 1_285_000, 10_400],
  // 1,080,000 at 50 lakh + the 100,000 over it, less than 1,110,000 x 1.1; cess 4 %.
  ["marginal relief of the surcharge", "IN", "2025-26", 5_100_000, 1_227_200, onBase],
  // 12,500 + 100,000, cess 4 %: the slabs of the old regime are 2.5, 5 and 10 lakh.
  ["slabs of the old regime", "IN", "2025-26", 1_000_000, 117_000, { ...onBase, regime: "old" }],
  ["no USC up to 13,000", "IE", "2025", 13_000, 0],
  // 12,012 x 0.005 + 988.01 x 0.02.
  ["USC on all income a cent above", "IE", "2025", 13_000.01, 79.82],
  ["no daily allowance below its threshold", "FI", "2026", 17_254.99, 33.87],
  // 17,255 x 0.0088 = 151.84, and 33.88.
  ["daily allowance on all wages from the threshold", "FI", "2026", 17_255, 185.72],
  // 3,041.24 before the credit of 18 % of the whole 16,000, and 2.50 for broadcasting.
  [
    "work credit on wages before expenses",
    "FI",
    "2026",
    16_000,
    163.74,
    { local_tax_rate: 0.109, church_tax_rate: 0.02 },
  ],
  // 1,500 + 2,250 + 26,000 + 45,000 + 50,000.
  ["first schedule up to 600,000", "EG", "2025", 620_000, 124_750, onBase],
  // 5,500 + 2,250 + 26,000 + 45,000 + 200,010 x 0.25.
  ["second schedule from 600,001", "EG", "2025", 620_010, 128_752.5, onBase],
  ["no surcharge at ten million", "PK", "2025-26", 10_000_000, 2_681_000],
  ["surcharge on the whole tax above ten million", "PK", "2025-26", 10_000_001, 2_922_290],
  // 40,000 + 412,000 x 0.1209 + 363,700 x 0.25.
  ["lowest state rate of 2023", "DK", "2023", 500_000, 180_735.8, { local_tax_rate: 0.25 }],
  // 80,000 + 868,400 x 0.1201 + 308,200 x (0.15 - 0.0124) + 809,900 x 0.263; 53.31 % are 1.24 over
  // the ceiling.
  ["tax ceiling of 52.07 %", "DK", "2025", 1_000_000, 439_706.86, { local_tax_rate: 0.263 }],
  // (54,050 x 0.38 - 11,694.60) x 1.07 = 9,463.51.
  ["base in fifties, tax in whole euros", "LU", "2025", 54_099.99, 9463, onBase],
  // (150,050 x 0.4 - 13,410) x 1.07 + 20 x 0.02.
  ["nine per cent only above 150,000", "LU", "2026", 150_050, 49_873, onBase],
  // (18,400 - 15,200) x 0.0077 = 24.64.
  ["less than 25 francs is not levied", "CH", "2025", 18_400, 0, onBase],
  ["25.41 francs are rounded to 25.40", "CH", "2025", 18_500, 25.4, onBase],
  // The printed 91,298.15 at 793,900, and 11.5 % of the whole from 794,000.
  ["last step before the flat rate", "CH", "2026", 793_999, 91_298.15, onBase],
  [
    "a couple at the flat rate",
    "CH",
    "2026",
    1_000_000,
    115_000,
    { ...onBase, filing_status: "married_joint" },
  ],
  // Two parts: 2 x 8,103.99 = 16,207.98; two half-parts save no more than 2 x 1,807.
  [
    "cap of the quotient",
    "FR",
    "2025",
    100_000,
    12_594,
    { ...onBase, filing_status: "married_joint", parts: 3 },
  ],
  ["relief removes all of a small tax", "FR", "2025", 17_000, 0, onBase],
  // 627 - (897 - 283.72) = 13.72, less than 61.
  ["less than 61 euros is not collected", "FR", "2025", 17_300, 0, onBase],
  // 660 - (897 - 298.65) = 61.65.
  ["62 euros are collected", "FR", "2025", 17_600, 62, onBase],
  // 111,524 + 0.03 x 50,000.
  ["contribution on high incomes", "FR", "2025", 300_000, 113_024, onBase],
  // 5,000,000 x 0.15 + 1,000,000 x 0.16 = 910,000 before allowances; reduction 1,500.
  ["standard rate if it gives less", "HK", "2024-25", 6_000_000, 908_500],
  // 1,568 - 700; Medicare 0.1 x (28,000 - 27,222) stays whole.
  ["the offset does not reduce Medicare", "AU", "2024-25", 28_000, 945.8],
  // Federal 18,894.25; Ontario 8,453.87 + surtax 548.77 + 412.87; premium 750.
  ["surtax and premium", "CA-ON", "2025", 120_000, 29_059.77],
  // Federal 638; reduction and low-income credit leave no Ontario tax; premium 0.06 x 2,000.
  ["the premium is due although no tax is", "CA-ON", "2025", 22_000, 758],
  // 5,000,000 x 0.8 - 440,000 - 680,000 = 2,880,000; 190,500 x 1.021 = 194,500.5.
  ["salary steps of 4,000 and tax down to 100", "JP", "2025", 5_001_234, 194_500],
  ["no tax on gross incomes up to 60,000", "BR", "2026", 60_000, 0],
  // 4,495.34 - (8,429.73 - 0.095575 x 70,000).
  ["reduction falls with gross income", "BR", "2026", 70_000, 2755.86],
  // 3,350, less 60 % but at most 200 in year of assessment 2025.
  ["rebate of one year", "SG", "2024", 80_000, 3150, onBase],
  ["no such rebate a year later", "SG", "2025", 80_000, 3350, onBase],
  ["no tax-free band", "NZ", "2025-26", 1000, 105],
  // 8,059 x 0.125: the law of July 2025, not the budget of that year.
  ["the table of July 2025, not the budget", "PT", "2025", 8059, 1007.38, onBase],
  ["the enacted limit, not the draft", "CY", "2026", 22_000, 0, onBase],
  ["the enacted rate above that limit", "CY", "2026", 22_100, 20, onBase],
];

describe("taxes calculated by hand", () => {
  test.for(worked)("%s: %s %s at %d", ([, jurisdiction, year, gross, tax, options]) => {
    expect(taxOf(jurisdiction, year, gross, options)).toBe(tax);
  });

  test("the German tariff of 2025 equals integer arithmetic at every 97th euro", () => {
    for (let taxable = 0; taxable <= 400_000; taxable += 97) {
      const income = BigInt(taxable);
      const [y, z] = [income - 12_096n, income - 17_443n];
      let tax = 0n;
      if (taxable > 277_825) tax = (income * 45n - 1_924_667n) / 100n;
      else if (taxable > 68_480) tax = (income * 42n - 1_091_192n) / 100n;
      else if (taxable > 17_443) {
        tax = (17_664n * z * z + 23_970_000n * 100n * z + 101_513n * 10n ** 8n) / 10n ** 10n;
      } else if (taxable > 12_096) tax = (9323n * y * y + 140_000_000n * y) / 10n ** 9n;
      const request: Parameters<typeof componentOf>[1] = ["DE", "2025", taxable, onBase];
      expect([taxable, componentOf("income_tax", request)]).toEqual([taxable, Number(tax)]);
    }
  });

  test("the Quebec abatement is 16.5 % of the federal tax", () => {
    expect(componentOf("federal", ["CA", "2025", 80_000])).toBe(10_405.5);
    expect(componentOf("federal", ["CA-QC", "2025", 80_000])).toBe(8688.59);
  });

  test("the Scottish top rate starts at 125,140 of taxable income", () => {
    const at = (gross: number): number => taxOf("GB-SCT", "2025-26", gross);
    expect(at(125_240) - at(125_140)).toBeCloseTo(48, 6);
  });

  test("in Hong Kong, allowances replaces the basic allowance", () => {
    expect(componentOf("taxable_income", ["HK", "2025-26", 500_000])).toBe(368_000);
    expect(componentOf("taxable_income", ["HK", "2025-26", 500_000, { allowances: 200_000 }])).toBe(
      300_000,
    );
  });

  test("Greece 2026 follows the rows of the table, not the total that PwC prints", () => {
    expect(componentOf("tax_before_credits", ["GR", "2026", 40_000, onBase])).toBe(8900);
  });

  test("the Netherlands 2026 uses the first rate that was enacted", () => {
    expect(componentOf("tax_before_credits", ["NL", "2026", 10_000, onBase])).toBe(3575);
  });
});

describe("labels of tax years", () => {
  test.for([
    ["GB", "2026", "2026-27"],
    ["uk", "2025/26", "2025-26"],
    ["IN", 2026, "2026-27"],
    ["HK", 2026, "2026-27"],
    ["AU", 2026, "2026-27"],
    ["NZ", 2026, "2025-26"],
    ["ZA", 2026, "2025-26"],
    ["PK", 2026, "2025-26"],
    ["SG", "YA2026", "2025"],
    ["BE", "AY2027", "2026"],
    ["IN", "AY2027-28", "2026-27"],
    ["IN", "FY2025-26", "2025-26"],
    ["AU", "2025-2026", "2025-26"],
  ] as const)("%s %s is %s", ([jurisdiction, label, canonical]) => {
    const result = calculateTax({ jurisdiction, tax_year: label, gross_income: 1000 });
    expect(result.tax_year).toBe(canonical);
  });

  test.for([
    ["GB", "2025-26", "2025-04-06", "2026-04-05"],
    ["IN", "2025-26", "2025-04-01", "2026-03-31"],
    ["HK", "2025-26", "2025-04-01", "2026-03-31"],
    ["AU", "2025-26", "2025-07-01", "2026-06-30"],
    ["NZ", "2025-26", "2025-04-01", "2026-03-31"],
    ["ZA", "2023-24", "2023-03-01", "2024-02-29"],
    ["ZA", "2025-26", "2025-03-01", "2026-02-28"],
    ["PK", "2025-26", "2025-07-01", "2026-06-30"],
    ["FR", "2025", "2025-01-01", "2025-12-31"],
  ] as const)("%s %s runs from %s to %s", ([jurisdiction, label, start, end]) => {
    const result = calculateTax({ jurisdiction, tax_year: label, gross_income: 1000 });
    expect([result.period_start, result.period_end]).toEqual([start, end]);
  });
});

describe("unsupported requests", () => {
  function refusal(request: Options): readonly [string, unknown] {
    const result = safeCalculateTax({ gross_income: 50_000, ...request });
    if (result.success) return ["", undefined];
    return [result.error.code, result.error.issues[0]?.path[0]];
  }

  test.for([
    ["FR", "2026"],
    ["AU", "2027-28"],
    ["AU-NR", "2026-27"],
    ["IL", "2023"],
    ["BG", "2027"],
    ["DE", "2027"],
    ["CH", "2022"],
  ] as const)("%s %s is refused because it is not loaded", ([jurisdiction, year]) => {
    expect(refusal({ jurisdiction, tax_year: year })).toEqual(["unsupported_tax_year", "tax_year"]);
  });

  const individual = countries.filter(({ statuses }) => !statuses.includes("married_joint"));
  test.for(individual.map(({ data }) => data))(
    "$code refuses a joint return, because it taxes every person alone",
    ({ code, years }) => {
      const request = {
        jurisdiction: code,
        tax_year: years.at(-1)?.label,
        filing_status: "married_joint",
      };
      expect(refusal(request)).toEqual(["unsupported_filing_status", "filing_status"]);
    },
  );

  test("only Germany, France, Ireland, Portugal, Poland, Switzerland and Hong Kong tax couples together", () => {
    const joint = countries.filter(({ statuses }) => statuses.includes("married_joint"));
    expect(new Set(joint.map(({ data }) => data.code.slice(0, 2)))).toEqual(
      new Set(["DE", "FR", "IE", "PT", "PL", "CH", "HK"]),
    );
  });

  test("refuses Denmark 2024 without local_tax_rate, and an unknown regime for India", () => {
    expect(refusal({ jurisdiction: "DK", tax_year: "2024" })).toEqual([
      "missing_field",
      "local_tax_rate",
    ]);
    expect(refusal({ jurisdiction: "IN", tax_year: "2025-26", regime: "flat" })).toEqual([
      "invalid_value",
      "regime",
    ]);
  });
});

describe("figures carried forward from an earlier year", () => {
  test.for([
    ["AU", "2026-27", 30_000, "carried_forward"],
    ["AU", "2025-26", 30_000, "published"],
    ["CA-NB", "2026", 18_000, "carried_forward"],
    ["CA-NB", "2026", 200_000, "published"],
    ["CA-PE", "2026", 18_000, "published"],
  ] as const)("%s %s at %d: %s", ([jurisdiction, label, gross, figures]) => {
    const result = calculateTax({ jurisdiction, tax_year: label, gross_income: gross });
    expect(result.figures).toBe(figures);
  });
});
