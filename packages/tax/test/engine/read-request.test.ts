import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTaxRequest } from "../../src/engine/request/read-request.ts";
import { calculateTax, safeCalculateTax } from "../../src/index.ts";
import { taxRequestSchema } from "../../src/schema.ts";

const sound = { jurisdiction: "US", gross_income: 85_000 } as const;
const fields = Object.keys(taxRequestSchema.shape);

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  ...[-1, -0, 0, 0.01, 0.5, 1, 1.0001, 1.5, 49.5, 50, 50.5, 51, 100, 100.1, 129.5, 130, 131],
  ...[1899, 1900, 2025, 2025.5, 2999, 3000, 1e12, 1e12 + 1, Number.NaN, Infinity, -Infinity],
  ...["", "US", "2025", "2025-26", " FY2025-26", "AY 2026", "next", "single", "surviving_spouse"],
  ...["alone", "employment", "taxable_income", "schedule", "table", "toString", "__proto__"],
  ...[[], [3], [3, 130], [3.5], [131], [undefined], [null], new Array(3), new Array(51).fill(4)],
  ...[{}, { length: 1 }, () => 5, Symbol("x"), 5n, new Date(0), new Number(5), new String("US")],
];

/** The paths of the faults that zod finds, each once. An unknown field counts as a path. */
function placesBySchema(value: unknown): string[] {
  const issues = taxRequestSchema.safeParse(value).error?.issues ?? [];
  const places = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  );
  return unique(places);
}

function unique(places: readonly (readonly PropertyKey[])[]): string[] {
  return [...new Set(places.map((place) => JSON.stringify(place)))];
}

function expectTheSame(value: unknown): void {
  const { request, issues } = readTaxRequest(value);
  expect(unique(issues.map(({ path }) => path))).toEqual(placesBySchema(value));
  if (issues.length === 0) expect(request).toEqual(taxRequestSchema.parse(value));
}

describe("the request reader accepts the same requests as the zod schema, and finds faults in the same fields", () => {
  test.for([...fields, "grossIncome", "__proto__", "toString"])("%s", (field) => {
    for (const value of values) {
      expectTheSame(Object.fromEntries([...Object.entries(sound), [field, value]]));
    }
  });

  test.for([{}, { jurisdiction: "US" }, { gross_income: 5 }, [], [sound], new Map(), null, "US"])(
    "%j",
    expectTheSame,
  );

  test("several faults at once, in a plain object or a class instance", () => {
    const entry = fc.tuple(fc.constantFrom(...fields, "age_", "0"), fc.constantFrom(...values));
    const prototypes = [Object.prototype, null, {}, { ...sound, age: 70 }];
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 8 }),
        fc.constantFrom(...prototypes),
        (entries, prototype) => {
          expectTheSame(Object.assign(Object.create(prototype), Object.fromEntries(entries)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("the allowed words are those of the schema", () => {
    for (const field of fields) {
      for (const value of [null, -5, "?", [], {}, 1e13]) {
        const request = { ...sound, [field]: value };
        const [fault] = taxRequestSchema.safeParse(request).error?.issues ?? [];
        const [issue] = readTaxRequest(request).issues;
        if (fault !== undefined) expect(issue?.message).toContain(`must be ${fault.message}, not `);
      }
    }
  });
});

describe("a request that is not a plain object", () => {
  test("inherited fields are read", () => {
    const request = Object.create({ ...sound, tax_year: 2025 });
    expect(calculateTax(request)).toEqual(calculateTax({ ...sound, tax_year: 2025 }));
  });

  test("getters of a class are read, and its methods are ignored", () => {
    class Person {
      readonly jurisdiction = "US";
      tax_year = 2025;
      get gross_income(): number {
        return 85_000;
      }
      toString(): never {
        throw new Error("not to be called");
      }
    }
    expect(calculateTax(new Person())).toEqual(calculateTax({ ...sound, tax_year: 2025 }));
  });
});

test("properties added to Object.prototype are not fields", () => {
  const added = { value: 5, enumerable: true, configurable: true };
  Object.defineProperty(Object.prototype, "added", added);
  const reading = readTaxRequest(sound);
  Reflect.deleteProperty(Object.prototype, "added");
  expect(reading).toEqual({ request: sound, sound, issues: [] });
});

test("each field is read only once, and the calculation uses that value", () => {
  let looks = 0;
  const request = {
    ...sound,
    tax_year: 2025,
    get age(): number {
      looks += 1;
      return looks === 1 ? 70 : Number.NaN;
    },
  };
  expect(calculateTax(request)).toEqual(calculateTax({ ...sound, tax_year: 2025, age: 70 }));
  expect(looks).toBe(1);
  looks = 0;
  expect(calculateTax(Object.create(request))).toMatchObject({ tax_due: expect.any(Number) });
  expect(looks).toBe(1);
});

test("only the beginning of a list that is too long is copied", () => {
  const endless = new Array(2 ** 32 - 1);
  expect(safeCalculateTax({ ...sound, dependent_ages: endless }).error?.issues).toMatchObject([
    { code: "invalid_value", path: ["dependent_ages"] },
  ]);
});

test("each fault is reported once", () => {
  expect(safeCalculateTax({ ...sound, age: 1e300 }).error?.issues).toHaveLength(1);
});
