import { unwrap } from "@almanac/kernel/errors/result";
import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { countries } from "../../src/jurisdictions/all.ts";

const { safeCalculateTax } = createTaxCalculator(countries);
const calculateTax = (request: unknown) => unwrap(safeCalculateTax(request));

type Options = Readonly<Record<string, unknown>>;

function ask(jurisdiction: string, tax_year: string, gross_income: number, options: Options = {}) {
  const result = calculateTax({
    ...{ jurisdiction, tax_year, gross_income, explain: true },
    ...options,
  });
  const { components = {} } = result.explanation ?? {};
  return { tax: result.tax_due, assumptions: result.assumptions, components };
}

const onBase: Options = { basis: "taxable_income" };
const couple: Options = { filing_status: "married_joint" };

describe("optional inputs", () => {
  test("age gives the South African rebates from 65 and from 75", () => {
    // 0.18 x 200,000 - 17,235; less 9,444; less 3,145.
    const at = (age: number): number => ask("ZA", "2025-26", 200_000, { age }).tax;
    expect([64, 65, 74, 75].map(at)).toEqual([18_765, 9321, 9321, 6176]);
  });

  test("age selects the slabs of India's old regime from 60 and from 80", () => {
    const at = (age: number): number =>
      ask("IN", "2025-26", 600_000, { ...onBase, regime: "old", age }).tax;
    // 12,500 + 20,000; 10,000 + 20,000; 20,000; each with a cess of 4 %.
    expect([59, 60, 79, 80].map(at)).toEqual([33_800, 31_200, 31_200, 20_800]);
  });

  test("credit_points replaces the default credit points of Israel", () => {
    expect(ask("IL", "2026", 300_000).components).toMatchObject({ credits: 6534 });
    const more = ask("IL", "2026", 300_000, { credit_points: 4.5 });
    expect(more).toMatchObject({ tax: 44_244, components: { credits: 13_068 } });
  });

  test("church_tax_rate adds church tax in Germany, Denmark and Finland", () => {
    // 10,691 and 9 % of it, with fractions of a cent dropped.
    expect(ask("DE", "2025", 50_000, { ...onBase, church_tax_rate: 0.09 }).tax).toBe(11_653.19);
    const without = ask("DK", "2025", 500_000, { local_tax_rate: 0.25 });
    const { taxable_income: base = 0 } = without.components;
    const withChurch = ask("DK", "2025", 500_000, { local_tax_rate: 0.25, church_tax_rate: 0.007 });
    expect(withChurch.tax - without.tax).toBeCloseTo(base * 0.007, 1);
    expect(ask("FI", "2025", 50_000, { church_tax_rate: 0.01 }).components).toMatchObject({
      taxable_income: 44_960,
      church_tax: 449.6,
    });
  });

  test("local_tax_rate replaces the average rate; without it assumptions names the average", () => {
    const average = ask("SE", "2025", 400_000);
    expect(average.assumptions.join(" ")).toMatch(/Sweden: municipal tax at the average rate/);
    const own = ask("SE", "2025", 400_000, { local_tax_rate: 0.3 });
    expect(own.components).toMatchObject({ taxable_income: 376_400, municipal: 112_920 });
    expect(own.assumptions.join(" ")).not.toMatch(/average rate/);
    // 7 % of the federal tax.
    expect(ask("BE", "2025", 50_000, { local_tax_rate: 0.07 }).components).toMatchObject({
      federal: 10_275.25,
      municipal: 719.27,
    });
  });

  test("dependents and parts set the parts of the French family quotient", () => {
    const parts = (options: Options): string =>
      ask("FR", "2025", 60_000, options).assumptions.find((one) => one.includes("parts")) ?? "";
    expect(parts({ dependents: 2 })).toContain("2 parts");
    expect(parts({ ...couple, dependents: 3 })).toContain("4 parts");
    expect(parts({ parts: 2.5 })).toBe("");
    // A household cannot have fewer parts than adults.
    expect(ask("FR", "2025", 60_000, { ...couple, parts: 1 }).tax).toBe(
      ask("FR", "2025", 60_000, couple).tax,
    );
  });

  test("spouse_income gives each earner an employee's deductions", () => {
    const france = (options: Options) => ask("FR", "2025", 200_000, { ...couple, ...options });
    // One deduction at its cap of 14,555; two of a tenth of 100,000.
    expect(france({}).components).toMatchObject({ taxable_income: 185_445 });
    expect(france({ spouse_income: 100_000 }).components).toMatchObject({
      taxable_income: 180_000,
    });
    const portugal = (options: Options) => ask("PT", "2025", 60_000, { ...couple, ...options });
    expect(portugal({}).components).toMatchObject({ taxable_income: 55_537.85 });
    expect(portugal({ spouse_income: 20_000 }).components).toMatchObject({
      taxable_income: 51_075.7,
    });
  });

  test("dividends in Scotland are taxed by the limits of the United Kingdom", () => {
    // 9,770 x 0.0875 + 9,730 x 0.3375; the 27,430 earned are taxed by the Scottish bands.
    const shared = { tax_on_dividends: 4138.75 };
    expect(ask("GB", "2025-26", 60_000, { dividends: 20_000 }).components).toMatchObject({
      ...shared,
      tax_on_income: 5486,
    });
    expect(ask("GB-SCT", "2025-26", 60_000, { dividends: 20_000 }).components).toMatchObject({
      ...shared,
      tax_on_income: 5582.82,
    });
  });

  test("regime selects wages or other income in Turkey, and any other value is refused", () => {
    const other = ask("TR", "2025", 500_000, { regime: "other" });
    expect(other).toMatchObject({ tax: 104_000, components: { credits: 0 } });
    const unknown = safeCalculateTax({
      ...{ jurisdiction: "TR", tax_year: "2025", gross_income: 500_000, regime: "x" },
    });
    expect(!unknown.success && unknown.error.code).toBe("invalid_value");
  });

  test("Spain refuses basis employment before 2025, because the deductions of employees are not loaded", () => {
    const earlier = safeCalculateTax({
      ...{ jurisdiction: "ES", tax_year: "2023", gross_income: 60_000 },
    });
    expect(!earlier.success && earlier.error.code).toBe("unsupported_input");
    expect(ask("ES", "2025", 60_000).tax).toBeGreaterThan(0);
  });

  test("in countries that tax every person alone, assumptions says that a married person is taxed as single", () => {
    for (const filing_status of ["married_separate", "head_of_household"]) {
      const { tax, assumptions } = ask("NL", "2025", 60_000, { filing_status });
      expect(tax).toBe(ask("NL", "2025", 60_000).tax);
      expect(assumptions.join(" ")).toMatch(/single/);
    }
  });
});

describe("the explanation", () => {
  const untaxed = new Set(["AE", "SA", "QA", "KW", "BH", "OM"]);
  const years = countries.flatMap(({ data: { code, years: loaded } }) =>
    loaded.map(({ label }) => ({ code, label })),
  );

  test.for(years)("of $code $label names a source for every figure", ({ code, label }) => {
    let lines = 0;
    for (const basis of ["employment", "taxable_income"]) {
      for (const gross_income of [9000, 60_000, 150_000, 4_000_000]) {
        const request = { jurisdiction: code, tax_year: label, gross_income, basis };
        const result = safeCalculateTax({ ...request, local_tax_rate: 0.25, explain: true });
        if (!result.success) continue;
        for (const line of result.data.explanation?.lines ?? []) {
          lines++;
          if (line.parameter === undefined) continue;
          expect([line.parameter, line.sources?.length ?? 0]).not.toEqual([line.parameter, 0]);
          expect(line.effective_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }
      }
    }
    expect(lines > 0 || untaxed.has(code)).toBe(true);
  });
});

describe("assumptions reports amounts that an answer leaves out", () => {
  const claimed = (jurisdiction: string, options: Options = {}) =>
    ask(jurisdiction, "2026", 58_000, options).assumptions.find((sentence) =>
      sentence.includes("are not calculated"),
    );

  test("names social contributions that lower the tax, and says what to do about them", () => {
    expect(claimed("DE")).toBe(
      "Germany: social contributions, as far as they are deductible, lower this tax and are not calculated. For wages, add them to deductions: without them the tax is too high.",
    );
    expect(claimed("DE", { deductions: 12_000 })).toMatch(
      /It is assumed that deductions contains them\.$/,
    );
    expect(claimed("DE", onBase)).toBeUndefined();
    expect(claimed("CA-ON")).toBe(
      "Canada: the credits for contributions to the pension plan and employment insurance, and the deduction of their additional part, are not calculated. On wages the tax is too high by them.",
    );
  });

  // Countries whose law subtracts contributions from the income or the tax, and whose rules do not
  // calculate them.
  test.for([
    ..."AR AT BG BR CA CH CO CY DE EE EG ES ES-AN ES-CT ES-MD FR GR HK HR HR-21 IT JP KE KR".split(
      " ",
    ),
    ..."LU LV MY NG PH PT SG SI SK TH TR CA-AB CA-BC CA-MB CA-NB CA-NL CA-NS CA-NT CA-NU".split(
      " ",
    ),
    ..."CA-ON CA-PE CA-QC CA-SK CA-YT DK IL NL ZA".split(" "),
  ])("%s says that contributions are not calculated", (code) => {
    const jurisdiction = countries.find(({ data }) => data.code === code);
    const year = jurisdiction?.data.years.at(-1)?.label ?? "";
    const { assumptions } = ask(code, year, 1_000_000, { local_tax_rate: 0.25 });
    expect(assumptions.some((sentence) => sentence.includes("not calculated"))).toBe(true);
  });

  test("India names the provident fund only in the old regime, which allows the deduction", () => {
    const fund = (options: Options) =>
      ask("IN", "2025-26", 1_800_000, options).assumptions.filter((sentence) =>
        sentence.includes("provident fund"),
      );
    expect(fund({})).toEqual([]);
    expect(fund({ regime: "new" })).toEqual([]);
    expect(fund({ regime: "old", basis: "taxable_income" })).toEqual([]);
    expect(fund({ regime: "old" })).toEqual([
      "India: contributions to the provident fund, up to their yearly limit, lower this tax and are not calculated. For wages, add them to deductions: without them the tax is too high.",
    ]);
    expect(fund({ regime: "old", deductions: 150_000 })).toEqual([
      "India: contributions to the provident fund, up to their yearly limit, lower this tax and are not calculated. It is assumed that deductions contains them.",
    ]);
  });

  test.for([
    ["BR", "simplified discount", 17_640],
    ["PT", "specific deduction", 4587.09],
  ] as const)("%s subtracts its %s or larger deductions, and says so", ([code, name, amount]) => {
    const sentences = (deductions: number) =>
      ask(code, "2026", 120_000, { deductions }).assumptions.join(" ");
    expect(sentences(amount - 1)).toContain(`${name} ${amount}`);
    expect(sentences(amount + 1)).not.toContain("without a claim");
    expect(sentences(0)).toContain(`deductions or the ${name}, whichever is larger.`);
    expect(sentences(0)).not.toContain("without them the tax is too high");
  });

  test.for(["GB", "NZ", "AU", "PL", "RO", "BE", "FI", "IS", "MX", "PE", "CZ", "HU", "AE"])(
    "%s says nothing about contributions, because they do not lower its tax or are calculated",
    (code) => {
      const jurisdiction = countries.find(({ data }) => data.code === code);
      const year = jurisdiction?.data.years.at(-1)?.label ?? "";
      const { assumptions } = ask(code, year, 1_000_000);
      expect(assumptions.some((sentence) => sentence.includes("not calculated"))).toBe(false);
    },
  );

  test("Italy names the payments that come with small salaries, up to their limits", () => {
    const paidOut = (income: number, year: string) =>
      ask("IT", year, income).assumptions.filter((sentence) => sentence.includes("paid out"))
        .length;
    expect([20_000, 20_000.01, 28_000, 28_000.01].map((income) => paidOut(income, "2025"))).toEqual(
      [2, 1, 1, 0],
    );
    expect(paidOut(20_000, "2024")).toBe(1);
    expect(
      ask("IT", "2025", 18_000, onBase).assumptions.filter((sentence) =>
        sentence.includes("paid out"),
      ),
    ).toEqual([]);
  });

  test("lists fields used only for planning, and parts of income without rules, in separate sentences", () => {
    const { assumptions } = ask("FR", "2025", 50_000, {
      withholding: 5000,
      prior_year_tax: 4000,
      dividends: 2000,
      long_term_capital_gains: 1000,
      age: 40,
    });
    expect(assumptions).toContain(
      "FR has no rules for dividends, long_term_capital_gains here: taxed like the rest of gross_income.",
    );
    expect(assumptions).toContain("Not used for FR: age.");
    expect(assumptions).toContain("Used only to plan instalments: prior_year_tax.");
  });
});
