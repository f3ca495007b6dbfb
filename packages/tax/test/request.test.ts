import { describe, expect, test } from "vitest";
import {
  calculateTax,
  type JurisdictionCode,
  jurisdiction,
  jurisdictions,
  safeCalculatePay,
  safeCalculateTax,
  safeCompareStatuses,
  safeCompareYears,
  safeGrossFor,
  safeJurisdiction,
  safeMarginalSchedule,
  safePlanEstimatedTax,
  TaxError,
  type TaxRequest,
  taxErrorCodes,
} from "../src/index.ts";

const sound = { jurisdiction: "US", gross_income: 85000, tax_year: 2025 } as const;
const french = { ...sound, jurisdiction: "FR" } as const;

function issuesOf(request: unknown) {
  const result = safeCalculateTax(request);
  return (result.error?.issues ?? []).map(({ code, path }) => [code, path.join(".")]);
}

describe("faulty requests", () => {
  test.for([
    [{ ...sound, gross_income: undefined }, [["missing_field", "gross_income"]]],
    [{ ...sound, gross_income: "85000" }, [["invalid_type", "gross_income"]]],
    [{ ...sound, jurisdiction: "DE", gross_income: -1 }, [["invalid_value", "gross_income"]]],
    [
      { ...sound, jurisdiction: "DE", long_term_capital_gains: -1 },
      [["invalid_value", "long_term_capital_gains"]],
    ],
    [{ ...sound, gross_income: Number.NaN }, [["invalid_value", "gross_income"]]],
    [{ ...sound, gross_income: Number.POSITIVE_INFINITY }, [["invalid_value", "gross_income"]]],
    [{ ...sound, gross_income: 1e12 + 1 }, [["invalid_value", "gross_income"]]],
    [{ ...sound, gross_income: 0.001 }, [["invalid_value", "gross_income"]]],
    [{ ...sound, jurisdiction: 5 }, [["invalid_type", "jurisdiction"]]],
    [{ ...sound, jurisdiction: "XX" }, [["unsupported_jurisdiction", "jurisdiction"]]],
    [{ ...sound, tax_year: 2017 }, [["unsupported_tax_year", "tax_year"]]],
    [{ ...sound, tax_year: "next" }, [["invalid_value", "tax_year"]]],
    [{ ...sound, tax_year: "banana" }, [["invalid_value", "tax_year"]]],
    [{ ...sound, tax_year: "" }, [["invalid_value", "tax_year"]]],
    [{ ...sound, jurisdiction: "GB", tax_year: "2025-2" }, [["invalid_value", "tax_year"]]],
    [{ ...sound, tax_year: "2017" }, [["unsupported_tax_year", "tax_year"]]],
    [{ ...sound, tax_year: "2025-26" }, [["unsupported_tax_year", "tax_year"]]],
    [{ ...sound, tax_year: "AY 2026" }, [["unsupported_tax_year", "tax_year"]]],
    [{ ...sound, tax_year: 2025.5 }, [["invalid_value", "tax_year"]]],
    [{ ...sound, tax_year: true }, [["invalid_type", "tax_year"]]],
    [{ ...sound, filing_status: "alone" }, [["invalid_value", "filing_status"]]],
    [{ ...sound, grossIncome: 5 }, [["unknown_field", "grossIncome"]]],
    [{ ...sound, age: 40.5 }, [["invalid_value", "age"]]],
    [{ ...sound, dependent_ages: [3, "x"] }, [["invalid_type", "dependent_ages.1"]]],
    [{ ...sound, dependents: 1, dependent_ages: [3, 5] }, [["invalid_value", "dependents"]]],
    [{ ...sound, dividends: 90000 }, [["invalid_value", "dividends"]]],
    [{ ...sound, spouse_income: 90000 }, [["invalid_value", "spouse_income"]]],
    [{ ...sound, spouse_income: -1 }, [["invalid_value", "spouse_income"]]],
    [{ ...french, spouse_income: -1 }, [["invalid_value", "spouse_income"]]],
    [{ ...sound, local_tax_rate: 3 }, [["invalid_value", "local_tax_rate"]]],
    [[], [["invalid_type", ""]]],
    [5, [["invalid_type", ""]]],
    [null, [["invalid_type", ""]]],
  ])("%j", ([request, expected]) => {
    expect(issuesOf(request)).toEqual(expected);
  });

  test("all faults are reported at once, including unsupported values", () => {
    expect(issuesOf({ jurisdiction: "DE", gross_income: 2e12, tax_year: 2017, x: 1 })).toEqual([
      ["invalid_value", "gross_income"],
      ["unknown_field", "x"],
      ["unsupported_tax_year", "tax_year"],
    ]);
  });

  test("the error for a year that is not loaded lists the loaded years", () => {
    const { error } = safeCalculateTax({ ...sound, tax_year: 2030 });
    expect(error?.code).toBe("unsupported_tax_year");
    expect(error?.category).toBe("unsupported");
    expect(error?.message).toContain("2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025 or 2026");
  });

  test("the throwing form throws the same error", () => {
    expect(() => calculateTax({} as TaxRequest)).toThrow(TaxError);
    expect(() => jurisdiction("US-XX" as JurisdictionCode)).toThrow(TaxError);
    expect(safeJurisdiction("US-XX").error?.code).toBe("unsupported_jurisdiction");
    expect(safeJurisdiction(Symbol("US")).error?.code).toBe("invalid_type");
    expect(safeGrossFor({ ...sound, gross_income: undefined }).error?.issues[0]?.path).toEqual([
      "net",
    ]);
  });
});

test("grossFor names its own fields: gross_income is not one of them", () => {
  const { error } = safeGrossFor({ ...sound, net: 40_000 });
  expect(error?.issues).toMatchObject([{ code: "unknown_field", path: ["gross_income"] }]);
  expect(error?.message).toContain('"gross_income" is not a field of this request');
  expect(error?.message).toContain("The fields are jurisdiction, net, filing_status,");
});

test("a missing, non-text or unknown jurisdiction code is reported", () => {
  const issue = (code: unknown) => safeJurisdiction(code).error?.issues[0];
  expect(issue(undefined)).toMatchObject({ code: "missing_field", path: ["code"] });
  expect(issue(5)?.message).toBe(
    'code must be a jurisdiction code such as "US" or "US-CA", not 5.',
  );
  expect(issue("US-KA")?.message).toMatch(/^"US-KA" is not a known jurisdiction \(did you mean/);
});

test("tax and pay list their jurisdictions by code", () => {
  const codesIn = (message = "") => /Send (.+) or (\S+)\.$/.exec(message)?.slice(1).join(", ");
  const listed = jurisdictions().map((each) => each.jurisdiction);
  expect(listed).toEqual([...listed].sort());
  const wrong = { ...sound, jurisdiction: "XX" };
  expect(codesIn(safeCalculateTax(wrong).error?.message)).toBe(listed.join(", "));
  const paying = codesIn(safeCalculatePay(wrong).error?.message)?.split(", ") ?? [];
  expect(paying).toContain("US-CA");
  expect(paying).toEqual([...paying].sort());
});

test("only the faulty age of a list is reported", () => {
  const { error } = safeCalculateTax({ ...sound, dependents: 1, dependent_ages: [3, "x"] });
  expect(error?.issues.map(({ path }) => path)).toEqual([["dependent_ages", 1]]);
});

describe("hostile requests", () => {
  const hostile: readonly (readonly [string, () => unknown])[] = [
    [
      "a getter that throws",
      () => ({
        ...sound,
        get age(): number {
          throw new Error("no");
        },
      }),
    ],
    [
      "a proxy that throws",
      () =>
        new Proxy(sound, {
          get() {
            throw new Error("no");
          },
        }),
    ],
    [
      "a revoked proxy",
      () => {
        const made = Proxy.revocable({}, {});
        made.revoke();
        return made.proxy;
      },
    ],
    [
      "a cycle",
      () => {
        const request: Record<string, unknown> = { ...sound };
        request.jurisdiction = request;
        return request;
      },
    ],
    [
      "a prototype key",
      () => JSON.parse('{"__proto__": {"gross_income": 1}, "jurisdiction": "US"}'),
    ],
    ["a symbol", () => Symbol("request")],
    ["a function", () => () => sound],
    ["a long code", () => ({ ...sound, jurisdiction: "X".repeat(1e6) })],
  ];
  test.for(hostile)("%s", ([, make]) => {
    const result = safeCalculateTax(make());
    expect(result.success).toBe(false);
    const codes: readonly string[] = [...taxErrorCodes.invalid, ...taxErrorCodes.unsupported];
    expect(codes).toContain(result.error?.code);
  });
});

const throwing = (): never => {
  throw new Error("no");
};

const trap = new Proxy(
  {},
  { get: throwing, has: throwing, ownKeys: throwing, getOwnPropertyDescriptor: throwing },
);
const listTrap = new Proxy([5], { get: throwing });

function revokedList(): unknown {
  const { proxy, revoke } = Proxy.revocable([5], {});
  revoke();
  return proxy;
}

describe.each([
  ["safeCalculateTax", safeCalculateTax, "gross_income"],
  ["safeCompareStatuses", safeCompareStatuses, "gross_income"],
  ["safeCompareYears", safeCompareYears, "gross_income"],
  ["safeGrossFor", safeGrossFor, "net"],
  ["safeMarginalSchedule", safeMarginalSchedule, "gross_income"],
  ["safePlanEstimatedTax", safePlanEstimatedTax, "gross_income"],
] as const)("%s never throws", (_name, operation, amount) => {
  const request = { jurisdiction: "US", [amount]: 85_000, tax_year: 2025 };
  const call = operation as (request: unknown, options?: unknown) => { readonly success: boolean };
  const elementTrap = Object.defineProperty([5, 7], 1, { get: throwing, enumerable: true });

  test.for([
    ["a list that throws", { ...request, dependent_ages: listTrap }],
    ["an element that throws", { ...request, dependent_ages: elementTrap }],
    ["a revoked list", { ...request, dependent_ages: revokedList() }],
    ["an object that throws as an age", { ...request, dependent_ages: [trap] }],
    ["an object that throws as a year", { ...request, tax_year: trap }],
    ["an object that throws", trap],
    [
      "a getter that throws",
      Object.defineProperty({ ...request }, "age", { get: throwing, enumerable: true }),
    ],
    ["a fault beside a list that throws", { ...request, dependent_ages: listTrap, dependents: -1 }],
  ] as const)("%s in the request", ([, hostile]) => {
    expect(call(hostile).success).toBe(false);
  });

  test.for([
    ["an object that throws", trap],
    ["a clock that is not a function", { now: 5 }],
    ["a getter that throws", Object.defineProperty({}, "now", { get: throwing })],
  ] as const)("%s as options", ([, options]) => {
    const result = call(request, options);
    expect(result).toMatchObject({
      success: false,
      error: { code: "invalid_type", issues: [{ path: ["now"] }] },
    });
  });

  test.for([
    ["throws", throwing],
    ["returns a symbol", () => Symbol("now")],
    ["returns undefined", () => undefined],
  ] as const satisfies readonly (readonly [string, () => unknown])[])(
    "a clock that %s",
    ([, now]) => {
      const undated = { jurisdiction: "US", [amount]: 85_000 };
      expect(call(undated, { now })).toMatchObject({
        success: false,
        error: { code: "invalid_value", issues: [{ path: ["now"] }] },
      });
    },
  );

  test.for([undefined, null])("%s as options means no options", (options) => {
    expect(call(request, options).success).toBe(true);
  });
});

describe("the fields of an answer", () => {
  test("tax_year is by default the year that contains the current day", () => {
    const now = () => Date.UTC(2025, 2, 1);
    const result = calculateTax({ jurisdiction: "US", gross_income: 1000 }, { now });
    expect(result).toMatchObject({
      tax_year: "2025",
      period_start: "2025-01-01",
      period_end: "2025-12-31",
    });
    expect(result.assumptions).toContain("tax_year is 2025, which contains the current day.");
    expect(
      safeCalculateTax({ jurisdiction: "US", gross_income: 1 }, { now: () => Number.NaN }).error
        ?.code,
    ).toBe("invalid_value");
  });

  test("assumptions names the default status and inputs that have no effect", () => {
    const { assumptions, filing_status } = calculateTax({
      ...sound,
      jurisdiction: "US-TX",
      parts: 2,
    });
    expect(filing_status).toBe("single");
    expect(assumptions).toContain("filing_status is single.");
    expect(assumptions).toContain("Not used for US-TX: parts.");
  });

  test("rates are 0 without income", () => {
    const result = calculateTax({ ...sound, gross_income: 0 });
    expect(result).toMatchObject({ tax_due: 0, effective_rate: 0 });
  });

  test("codes are accepted in any letter case, and UK means GB", () => {
    expect(safeCalculateTax({ ...sound, jurisdiction: "us-ca" }).data?.jurisdiction).toBe("US-CA");
    expect(
      safeCalculateTax({ jurisdiction: "uk", gross_income: 1, tax_year: "2025-26" }).data
        ?.jurisdiction,
    ).toBe("GB");
  });

  test("figures of an earlier year are listed, and refused in strict mode", () => {
    const request = { ...sound, jurisdiction: "US-CA", tax_year: 2026 } as const;
    const result = calculateTax(request);
    expect(result.figures).toBe("carried_forward");
    expect(result.carried_forward).toContain("rates");
    expect(safeCalculateTax({ ...request, strict: true }).error?.code).toBe("unsupported_tax_year");
    expect(calculateTax(sound).figures).toBe("published");
  });
});
