import { describe, expect, test } from "vitest";
import {
  calculatePay,
  calculateTax,
  grossForPay,
  jurisdictions,
  type PayRequest,
  safeCalculatePay,
} from "../../src/index.ts";

const salary = { gross_income: 100_000, tax_year: 2025 } as const;
const pre_tax = { retirement: 10_000, health: 3000, hsa: 2000, commuter: 1000 };

function paid(pay: ReturnType<typeof calculatePay>, id: string): number | undefined {
  return pay.contributions.find((each) => each.id === id)?.employee;
}

/** The income tax of the state: all of it less the federal tax of the same pay. */
const federalTax = 9929;

describe("pre_tax, worked by hand for 100,000 in 2025", () => {
  test("Texas: all of it leaves the federal income, and all but deferrals leave Social Security", () => {
    const pay = calculatePay({ ...salary, jurisdiction: "US-TX", pre_tax });
    // 84,000 - 15,750 = 68,250: 1,192.50 + 12 % of 36,550 + 22 % of 19,775.
    expect(pay.income_tax).toBe(federalTax);
    // 6.2 % and 1.45 % of 94,000.
    expect(paid(pay, "oasdi")).toBe(5828);
    expect(paid(pay, "medicare")).toBe(1363);
    expect(pay.pre_tax).toBe(16_000);
    expect(pay.gross_income).toBe(100_000);
    expect(pay.net_income).toBe(66_880);
  });

  test.each([
    // 100,000 - 14,000 - 5,706 = 80,294: 3,201.97 to 72,724 and 9.3 % of 7,570, less 153.
    ["US-CA", 3752.98],
    // 100,000 - 10,000 - 1,000 = 89,000: 2,651.25 to 75,000 and 6.37 % of 14,000.
    ["US-NJ", 3543.05],
    // 3.07 % of 100,000 less health and savings.
    ["US-PA", 2916.5],
    // 84,000 - 8,000 = 76,000: 599.50 to 13,900 and 5.5 % of 62,100.
    ["US-NY", 4015],
  ] as const)("%s has its own income", (jurisdiction, stateTax) => {
    const pay = calculatePay({ ...salary, jurisdiction, pre_tax });
    expect(pay.income_tax).toBeCloseTo(federalTax + stateTax, 2);
  });

  test.each([
    ["US-CA", "ca_sdi", 1128],
    ["US-PA", "pa_ui", 70],
  ] as const)("%s takes %s from its own wages", (jurisdiction, id, share) => {
    expect(paid(calculatePay({ ...salary, jurisdiction, pre_tax }), id)).toBe(share);
  });

  test.each([
    // 369.36 + 489.06 + 954.75 + 3.876 % of 26,000, less 63, 21 and 0.228 % of 64,000.
    ["US-NY-new_york_city", 2591.01],
    // 3.745 % of 95,000.
    ["US-PA-philadelphia", 3557.75],
    ["US-PA-pittsburgh", 2850],
    // 2.5 % of 94,000: the wages on which Medicare is due.
    ["US-OH-columbus", 2350],
    // 84,000 - 600, at 2.4 %.
    ["US-MI-detroit", 2001.6],
  ] as const)("%s", (jurisdiction, localTax) => {
    const pay = calculatePay({ ...salary, jurisdiction, pre_tax });
    expect(pay.local_tax).toBe(localTax);
    const taken = pay.income_tax + localTax + pay.employee_contributions + 16_000;
    expect(pay.net_income).toBeCloseTo(100_000 - taken, 2);
  });

  test("assumptions name what a state taxes all the same", () => {
    const { assumptions } = calculatePay({ ...salary, jurisdiction: "US-NJ", pre_tax });
    expect(assumptions).toContain("US-NJ taxes pre_tax.health, pre_tax.hsa and pre_tax.commuter.");
  });

  test("is refused outside the United States, and above the wages", () => {
    const abroad = safeCalculatePay({ ...salary, jurisdiction: "DE", pre_tax });
    expect(abroad.error?.issues).toMatchObject([{ code: "unsupported_input", path: ["pre_tax"] }]);
    const wide = { ...salary, jurisdiction: "US-TX", pre_tax: { retirement: 100_001 } };
    expect(safeCalculatePay(wide).error?.issues).toMatchObject([{ code: "invalid_value" }]);
    expect(safeCalculatePay({ ...wide, pre_tax: { pension: 1 } }).success).toBe(false);
  });

  test("the gross of a net pay has it on top", () => {
    const { gross_income } = grossForPay({
      ...{ jurisdiction: "US-TX", net_income: 66_880, tax_year: 2025, pre_tax },
    });
    expect(gross_income).toBe(100_000);
  });
});

describe("one code, one meaning", () => {
  const codes = ["US", "US-TX", "US-CA", "US-NY-new_york_city", "US-MD-howard"] as const;

  test.each(codes)("%s: the taxes of pay are tax_due", (jurisdiction) => {
    for (const gross_income of [8000, 30_000, 95_000, 180_000, 320_000]) {
      for (const self_employment_income of [0, gross_income]) {
        const request = { jurisdiction, gross_income, self_employment_income, tax_year: 2026 };
        const pay = calculatePay(request);
        const withheld = paid(pay, "additional_medicare") ?? 0;
        expect(pay.income_tax + (pay.local_tax ?? 0) + withheld, `${gross_income}`).toBeCloseTo(
          calculateTax(request).tax_due,
          2,
        );
      }
    }
  });

  test("a profit bears self-employment tax, and no contribution of an employee", () => {
    const request: PayRequest = {
      jurisdiction: "US-TX",
      ...{ gross_income: 95_000, self_employment_income: 95_000, tax_year: 2026 },
    };
    const pay = calculatePay(request);
    expect(pay.employee_contributions).toBe(0);
    // 92.35 % of 95,000 at 15.3 % is 13,423.07. 88,288.46 - 16,100 = 72,188.46, less a fifth of it
    // (26 U.S.C. 199A) = 57,750.77: 5,800 and 22 % of 7,350.77.
    expect(pay.income_tax).toBe(20_840.24);
    expect(pay.net_income).toBe(74_159.76);
  });
});

test("the federal steps of a pay name the line of the form", () => {
  for (const jurisdiction of ["US", "US-CA"] as const) {
    const { explanation } = calculatePay({ ...salary, jurisdiction, explain: true });
    const step = explanation?.lines.find((each) => each.step === "adjusted_gross_income");
    expect(step?.form_line, jurisdiction).toBe("Form 1040, line 11a");
  }
});

test("the gross of a net pay is the smallest one where credits lower self-employment tax", () => {
  const request: PayRequest = {
    ...{ jurisdiction: "US-TX", gross_income: 13_000, self_employment_income: 10_000 },
    ...{ filing_status: "head_of_household", dependent_ages: [3, 5, 8], tax_year: 2025 },
  };
  const { gross_income: _gross, ...rest } = request;
  const { net_income } = calculatePay(request);
  expect(grossForPay({ ...rest, net_income }).gross_income).toBe(13_000);
});

describe("profits outside the United States", () => {
  const profit = { gross_income: 60_000, self_employment_income: 60_000, tax_year: 2026 } as const;

  test.each([
    [12_570, undefined],
    [50_270, 2262],
    [60_000, 2456.6],
  ])("the United Kingdom takes Class 4 of %d", (amount, due) => {
    const request = { gross_income: amount, self_employment_income: amount, tax_year: "2026-27" };
    const pay = calculatePay({ jurisdiction: "GB", ...request });
    expect(paid(pay, "ni_class_4")).toBe(due);
    expect(paid(pay, "ni_employee")).toBeUndefined();
  });

  test("nobody who was of pension age when the year began pays it", () => {
    const due = (age: number) =>
      paid(
        calculatePay({ ...profit, tax_year: "2026-27", jurisdiction: "GB-SCT", age }),
        "ni_class_4",
      );
    expect(due(66)).toBe(2456.6);
    expect(due(67)).toBeUndefined();
  });

  test("every other country refuses them by name", () => {
    const countries = jurisdictions().filter(({ jurisdiction }) => jurisdiction.length === 2);
    for (const { jurisdiction } of countries) {
      if (["GB", "US"].includes(jurisdiction)) continue;
      const { error } = safeCalculatePay({ ...profit, jurisdiction });
      expect(error?.issues[0], jurisdiction).toMatchObject({
        code: expect.stringMatching(/^unsupported_/),
      });
    }
    expect(safeCalculatePay({ ...profit, jurisdiction: "DE" }).error?.issues).toMatchObject([
      { code: "unsupported_input", path: ["self_employment_income"] },
    ]);
  });
});

test("deductions lower the tax, and the answer says that they do not leave the net", () => {
  const { assumptions } = calculatePay({ ...salary, jurisdiction: "US-TX", deductions: 20_000 });
  expect(assumptions).toContain(
    "deductions lower the tax only: they are not taken from net_income.",
  );
});

test("the local tax of a place that may levy one is left out, but not where nobody does", () => {
  const pay = calculatePay({ ...salary, jurisdiction: "US-PA" });
  expect(pay).not.toHaveProperty("local_tax");
  expect(pay.per_period.month).not.toHaveProperty("local_tax");
  expect(pay.assumptions).toContainEqual(expect.stringContaining("local_tax is left out"));
  expect(calculatePay({ ...salary, jurisdiction: "US-TX" }).local_tax).toBe(0);
  expect(calculatePay({ ...salary, jurisdiction: "US-PA", local_tax_rate: 0.01 }).local_tax).toBe(
    1000,
  );
});

test("contributions that are calculated change no tax of a state or of the nation", () => {
  for (const jurisdiction of ["US", "US-CA"] as const) {
    const request = { jurisdiction, gross_income: 300_000, tax_year: 2025 };
    const calculated = calculateTax({ ...request, contributions: "calculate" });
    expect(calculated.tax_due).toBe(calculateTax(request).tax_due);
  }
});

test("what is said of unemployment insurance is of the year, and of wages", () => {
  const said = (request: Omit<PayRequest, "jurisdiction" | "gross_income">) =>
    calculatePay({ ...request, jurisdiction: "US-CA", gross_income: 95_000 })
      .assumptions.join(" ")
      .match(/(?:Federal|State) unemployment/g);
  expect(said({ tax_year: 2025 })).toEqual(["State unemployment"]);
  expect(said({ tax_year: 2026 })).toEqual(["Federal unemployment", "State unemployment"]);
  expect(said({ tax_year: 2026, self_employment_income: 95_000 })).toBeNull();
});
