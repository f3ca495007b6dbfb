import { safeNormaliseRequest } from "@almanac/certs";
import { safeCalculateDimWeight } from "@almanac/dimweight";
import { createStore, type ProductQuery, StoreError } from "@almanac/storefront-fixtures";
import { safeCalculatePay, safeCalculateTax } from "@almanac/tax";
import { safeDecodeVin } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { run } from "../harness.ts";

const vin = "1HGCM82633A004352";
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };
const dim = ["dim", "40x30x20cm", "2kg", "--carrier", "dhl"];
const place = { jurisdiction: "US", gross_income: 5000, tax_year: 2026 };
const tax = ["tax", "US", "5000", "--year", "2026"];

async function problem(argv: readonly string[], input?: string) {
  const { stderr, stdout } = await run([...argv, "--json"], input === undefined ? {} : { input });
  return JSON.parse(stderr.startsWith("{") ? stderr : stdout);
}

function refusalOfShop(query: ProductQuery): { readonly error?: StoreError } {
  try {
    createStore().listProducts(query);
    return {};
  } catch (error) {
    return error instanceof StoreError ? { error } : {};
  }
}

/** What the command line says, what the library says, and the field that the option replaces. */
const sameSentence: readonly (readonly [
  argv: string[],
  library: { readonly error?: { readonly issues: readonly { readonly message: string }[] } },
  field: string,
])[] = [
  [[...dim, "--as-of", "x"], safeCalculateDimWeight({ ...parcel, asOf: "x" }), "asOf"],
  [[...tax, "--age", "500"], safeCalculateTax({ ...place, age: 500 }), "age"],
  [[...tax, "--status", "x"], safeCalculateTax({ ...place, filing_status: "x" }), "filing_status"],
  [
    ["pay", ...tax.slice(1), "--period", "x"],
    safeCalculatePay({ ...place, period: "x" }),
    "period",
  ],
  [["vin", vin, "--year", "new"], safeDecodeVin(vin, { year: "new" as never }), "year"],
  [
    ["cert", "example.com", "--port", "x"],
    safeNormaliseRequest({ hostname: "example.com", port: "x" }),
    "port",
  ],
  [
    ["cert", "example.com", "--starttls", "x"],
    safeNormaliseRequest({ hostname: "example.com", starttls: "x" }),
    "starttls",
  ],
  [["shop", "products", "--limit", "x"], refusalOfShop({ limit: "x" }), "limit"],
  [["shop", "products", "--sort", "x"], refusalOfShop({ sort: "x" as never }), "sort"],
];

test.for(sameSentence)(
  "%j is refused in the sentence of the library",
  async ([argv, { error }, field]) => {
    const option = argv.at(-2);
    const { errors } = await problem(argv);
    expect(errors).toHaveLength(1);
    const [{ parameter, detail }] = errors;
    expect(parameter).toBe(option);
    expect(detail).toBe(error?.issues[0]?.message.replace(field, `${option}`));
  },
);

describe("an unknown name is not a known one, and the nearest is suggested", () => {
  test.for([
    [["dim", "40x30x20cm", "2kg", "--carrier", "upz"], '--carrier "upz" is not a known carrier'],
    [[...dim, "--profile", "uss"], '--profile "uss" is not a known profile of dhl'],
    [["tax", "US-CAL", "5"], '--jurisdiction "US-CAL" is not a known jurisdiction'],
    [["pay", "US-CAL", "5"], '--jurisdiction "US-CAL" is not a known jurisdiction'],
    [["shop", "serve", "--scenario", "http_430"], '--scenario "http_430" is not a known scenario'],
    [["shop", "serve", "--packs", "darc"], '--packs "darc" is not a known pack'],
    [["shop", "scenarios", "http_430"], '<id> "http_430" is not a known scenario'],
  ] as const)("%j", async ([argv, what]) => {
    const { stderr } = await run(argv);
    expect(stderr).toContain(`error: ${what}\n`);
    expect(stderr).toContain("did you mean");
  });

  test("a market has too few letters for a suggestion", async () => {
    const { stderr } = await run(["shop", "products", "--market", "XX"]);
    expect(stderr).toBe(
      'error: --market "XX" is not a known market\nallowed: US, DE, GB, JP or KW\nsee: almanac help shop\n',
    );
  });
});

test.for([
  [["shop", "cart", "add"], "<id>", "the id of a product"],
  [["shop", "cart", "show"], "--cart", "the id of a cart"],
  [["shop", "run"], "--agent", "a command that starts the agent"],
  [["tables", "dim", "show"], "<name>", "almanac tables dim show <name>"],
  [["batch"], "<service>", "dim, vin, tax, pay, cert"],
  [["complete"], "<shell>", "bash, zsh, fish, powershell"],
  [["vin", "wmi"], "<code>", "almanac vin wmi"],
] as const)("%j: %s is missing, and a line says what is allowed", async ([argv, name, allowed]) => {
  const { exit, stderr } = await run(argv);
  expect(exit).toBe(2);
  expect(stderr).toContain(`error: ${name} is missing\nallowed: ${allowed}`);
});

test.for([
  [["shop", "cart", "add", "x", "--quantity", "0"], "--quantity", "1 to 999, not 0."],
  [["shop", "cart", "add", "x", "--quantity", "x"], "--quantity", '1 to 999, not "x".'],
  [
    ["shop", "cart", "update", "x", "--cart", "c", "--quantity", "x"],
    "--quantity",
    '0 to 999, not "x".',
  ],
  [["shop", "cart", "ad"], "<action>", 'checkout or pay, not "ad". Did you mean "add"?'],
  [["shop", "serve", "--port", "x"], "--port", '0 to 65535, not "x".'],
  [["shop", "products", "--size", "hugh"], "--size", 'huge, not "hugh". Did you mean "huge"?'],
  [["shop", "products", "--url", "x"], "--url", 'http://127.0.0.1:8788, not "x".'],
  [["cert", "example.com", "--timeout", "0"], "--timeout", 'a time from 1ms to 10m, not "0".'],
  [["vin", "generate", "--count", "x"], "--count", 'a whole number, not "x".'],
] as const)("%j: %s must be what is allowed", async ([argv, parameter, end]) => {
  const { errors } = await problem(argv);
  expect(errors[0].parameter).toBe(parameter);
  expect(errors[0].detail).toMatch(/^(?:--[a-z]+|<[a-z]+>) must be /);
  expect(errors[0].detail.endsWith(end)).toBe(true);
});

describe("a record of a list", () => {
  const faultOf = async (service: string, record: unknown) => {
    const input = `${JSON.stringify(record)}\n`;
    const { results } = await problem(["batch", service, "-", "--from", "ndjson"], input);
    return results[0].error.errors[0];
  };

  test.for([
    [null, "null"],
    [[1], "a list"],
    [5, "5"],
  ] as const)("%j must be an object", async ([record, given]) => {
    const { code, detail } = await faultOf("tax", record);
    expect({ code, detail }).toEqual({
      code: "invalid_type",
      detail: `the record must be an object, not ${given}.`,
    });
  });

  test("names the field of a vehicle that is wrong, and not always the VIN", async () => {
    expect(await faultOf("vin", { vin, year: 1800 })).toMatchObject({
      parameter: "year",
      detail: "year must be a whole number from 1980 to 2100, not 1800.",
    });
    expect(await faultOf("vin", {})).toMatchObject({
      parameter: "<vin>",
      detail: "vin is missing. Send a text of 17 characters.",
    });
    expect(await faultOf("vin", { vin: "1" })).toMatchObject({
      parameter: "<vin>",
      detail: expect.stringMatching(/^"1": A VIN has 17 characters/),
    });
  });
});
