import { describe, expect, test } from "vitest";
import { safeComparePay } from "../../src/index.ts";

const request = { gross_income: 58000, from: "DE", to: ["AT"], tax_year: 2026 };

const issuesOf = (more: object) =>
  safeComparePay({ ...request, ...more }).error?.issues.map(({ code, path, message }) => [
    code,
    path.join(" "),
    message,
  ]);

describe("the options of places", () => {
  const places = "The places are DE and AT.";

  test("change the pay of their place", () => {
    const { data } = safeComparePay({ ...request, options: { DE: { has_children: true } } });
    expect(data?.results[0]?.net_income).toBe(36756.12);
  });

  test.for([
    ["a place that is not compared", "FR", {}, ""],
    ["a place in another case", "de", {}, ' (did you mean "DE"?)'],
    ["a place with a space", "DE ", {}, ' (did you mean "DE"?)'],
    ["no place", "__proto__", {}, ""],
  ] as const)("are refused for %s", ([, name, options, similar]) => {
    expect(issuesOf({ options: { [name]: options } })).toEqual([
      [
        "unknown_field",
        `options ${name}`,
        `"${name}" is not a place of this comparison${similar}. ${places}`,
      ],
    ]);
  });

  test("are refused without a place, with the form that is right", () => {
    expect(issuesOf({ options: { has_children: true } })).toEqual([
      [
        "unknown_field",
        "options has_children",
        `"has_children" is not a place of this comparison. ${places} Send the options of each place by its code: { "DE": { ... } }.`,
      ],
    ]);
  });

  test("of 100,000 places name 20 of them and the number of the others", () => {
    const names = Array.from({ length: 100_000 }, (_, index) => [`p${index}`, {}]);
    const issues = issuesOf({ options: Object.fromEntries(names) });
    expect(issues).toHaveLength(21);
    expect(issues?.at(-1)).toEqual([
      "unknown_field",
      "options",
      "99980 more names are not places of this comparison.",
    ]);
  });
});

describe("exchange rates", () => {
  const refusalOf = (exchange_rates: object, to = ["GB", "US", "AT"]) =>
    issuesOf({ to, exchange_rates });
  const needed = { "EUR/GBP": 0.87, "USD/EUR": 0.9 };

  test("can have either direction", () => {
    expect(refusalOf(needed)).toBeUndefined();
  });

  test("that no place needs are refused", () => {
    expect(refusalOf({ ...needed, "EUR/CHF": 0.9 })).toEqual([
      [
        "unknown_field",
        "exchange_rates EUR/CHF",
        '"EUR/CHF" is not used: this comparison needs EUR/GBP and EUR/USD. Leave it out.',
      ],
    ]);
    expect(refusalOf({ "EUR/USD": 1.08 }, ["AT"])).toEqual([
      [
        "unknown_field",
        "exchange_rates EUR/USD",
        '"EUR/USD" is not used: all places of this comparison have EUR. Leave it out.',
      ],
    ]);
  });

  test("of one pair in both directions are refused", () => {
    expect(refusalOf({ ...needed, "GBP/EUR": 1.15 })).toEqual([
      [
        "unknown_field",
        "exchange_rates GBP/EUR",
        '"GBP/EUR" is not used, because exchange_rates also has "EUR/GBP". Leave one of them out.',
      ],
    ]);
  });

  test("are not called unused as long as a place is not known", () => {
    expect(refusalOf({ "EUR/CHF": 0.9 }, ["XX"])?.map(([code]) => code)).toEqual([
      "unsupported_jurisdiction",
    ]);
  });

  test("with very many names have a few issues", () => {
    const names = Array.from({ length: 100_000 }, (_, index) => [`p${index}`, 1]);
    const issues = refusalOf({ ...Object.fromEntries(names), ...needed });
    expect(issues).toHaveLength(21);
    expect(issues?.at(-1)?.[2]).toBe(
      "99980 more names of exchange_rates are not pairs of this comparison.",
    );
  });
});
