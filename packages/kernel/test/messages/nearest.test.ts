import { expect, test } from "vitest";
import { nearestCode, nearestField, nearestName } from "../../src/messages/nearest.ts";
import { areNotFields } from "../../src/messages/wording.ts";
import { firstNames } from "../../src/requests/copy-request.ts";

const carriers = ["ups", "usps", "fedex", "dhl", "canada_post"];

test.for([
  ["UPS", "ups"],
  ["upz", "ups"],
  ["fed_ex", "fedex"],
  ["fdeex", "fedex"],
  ["canada-post", "canada_post"],
] as const)("suggests for %s: %s", ([given, meant]) => {
  expect(nearestName(given, carriers)).toBe(meant);
});

test("two swapped neighbours count as one mistake", () => {
  expect(nearestName("hdl", ["dhl"])).toBe("dhl");
  expect(nearestName("usp", ["ups", "usps", "fedex"])).toBe("ups");
  expect(nearestName("--lenght", ["--length", "--width"])).toBe("--length");
  expect(nearestName("lenghtCm", ["widthCm", "lengthCm"])).toBe("lengthCm");
});

test.for(["zzz", "", "x".repeat(65), "x".repeat(10_000)])("suggests nothing for %s", (given) => {
  expect(nearestName(given, carriers)).toBeUndefined();
});

test("two mistakes are allowed for every five characters", () => {
  expect(nearestName("abxx", ["abcd"])).toBeUndefined();
  expect(nearestName("abcxx", ["abcde"])).toBe("abcde");
});

test("a swap after another mistake counts as one", () => {
  expect(nearestName("xbdce", ["abcde"])).toBe("abcde");
});

test.for([
  ["badc", "abcd"],
  ["apq", "aqx"],
  ["apq", "axp"],
] as const)("%s has two mistakes against %s, which are too many", ([given, name]) => {
  expect(nearestName(given, [name])).toBeUndefined();
});

test("the beginning of a name is not close if too much is missing", () => {
  expect(nearestName("abcde", ["ab"])).toBeUndefined();
});

test("texts of up to 64 characters are compared", () => {
  const name = "n".repeat(64);
  expect(nearestName(`x${name.slice(1)}`, [name])).toBe(name);
  expect(nearestName(`x${name}`, [name])).toBeUndefined();
});

test("the first of several equally close names is suggested", () => {
  expect(nearestName("cat", ["bat", "rat"])).toBe("bat");
});

const pay = [
  "jurisdiction",
  "gross_income",
  "salaries_per_year",
  "tax_year",
  "spouse_income",
  "prior_year_tax",
  "local_tax_rate",
];
const address = ["first_name", "last_name", "street_address", "extended_address", "postal_code"];

test.for([
  ["year", "tax_year", pay],
  ["income", "gross_income", pay],
  ["per_year", "salaries_per_year", pay],
  ["taxRate", "local_tax_rate", pay],
  ["TaxRate", "local_tax_rate", pay],
  ["street", "street_address", address],
  ["weight", "weightKg", ["lengthCm", "weightKg"]],
  ["fuel", "engine.fuel", ["plant.city", "engine.fuel"]],
] as const)("a part of a field: %s means %s", ([given, meant, fields]) => {
  expect(nearestField(given, fields)).toBe(meant);
});

test("of several fields with the part, the shortest wins, then the first", () => {
  expect(nearestField("year", ["prior_year_tax", "tax_year"])).toBe("tax_year");
  expect(nearestField("name", address)).toBe("last_name");
  expect(nearestField("name", ["given_name", "first_name"])).toBe("given_name");
});

test("the part may be the beginning of a word, from four letters on", () => {
  expect(nearestField("host", ["port", "hostname"])).toBe("hostname");
  expect(nearestField("hos", ["port", "hostname"])).toBeUndefined();
  expect(nearestField("name", ["port", "hostname"])).toBeUndefined();
});

test("a whole word counts from three letters on", () => {
  expect(nearestField("tax", pay)).toBe("tax_year");
  expect(nearestField("of", ["asOf", "carrier"])).toBeUndefined();
});

test("one typing error wins over a part, and a part over more typing errors", () => {
  expect(nearestField("list_order", ["list_order_events", "list_orders"])).toBe("list_orders");
  expect(nearestField("rating", ["ratios", "min_rating"])).toBe("min_rating");
  expect(nearestField("juristiktion", pay)).toBe("jurisdiction");
});

test.for(["zip", "", "_", "no_such_thing"])("suggests nothing for %j", (given) => {
  expect(nearestField(given, [...pay, ...address])).toBeUndefined();
});

test("an unknown field of a request names the field that has it as a part", () => {
  expect(areNotFields(firstNames(["year"]), pay, "this request")[0]).toContain(
    '(did you mean "tax_year"?)',
  );
});

const known = [
  { code: "US-AL", name: "Alabama" },
  { code: "US-CA", name: "California" },
  { code: "sf_express", name: "SF Express" },
  { code: "dhl", name: "DHL Express" },
];

test.for([
  ["California", "US-CA"],
  ["califronia", "US-CA"],
  ["US-CAL", "US-CA"],
  ["us-ca", "US-CA"],
  ["dhl express", "dhl"],
  ["dhll", "dhl"],
  ["sf-express", "sf_express"],
] as const)("%s means %s", ([given, code]) => {
  expect(nearestCode(given, known)).toBe(code);
});

test("a text that is close to nothing means nothing", () => {
  expect(nearestCode("Atlantis", known)).toBeUndefined();
  expect(nearestCode("", known)).toBeUndefined();
});
