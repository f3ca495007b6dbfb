import { describe, expect, test } from "vitest";
import * as z from "zod";
import { buildOpenApiDocument } from "../../src/http/openapi/build-document.ts";
import type { Call } from "../../src/http/operation/operation.ts";
import type { FieldPlace } from "../../src/problems/library-problem.ts";
import { checkSchema } from "../../src/problems/schema-faults.ts";
import { createServices } from "../../src/services/index.ts";
import { readSettings } from "../../src/settings.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";
import { exampleRequests } from "../example-requests.ts";

const app = createTestApp();
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };

describe("the message of a schema fault is the same sentence as in the libraries", () => {
  const faultsOf = (schema: z.ZodType, given: unknown, place: FieldPlace = "body") =>
    checkSchema(schema, given, place).faults;

  test.for([
    [z.string(), undefined, "missing_field", "a is missing. Send a text."],
    [z.enum(["x", "y"]), undefined, "missing_field", "a is missing. Send x or y."],
    [z.enum(["x", "y"]), "z", "invalid_value", 'a must be x or y, not "z".'],
    [z.literal(true), false, "invalid_value", "a must be true, not false."],
    [z.int(), 1.5, "invalid_type", "a must be a whole number, not 1.5."],
    [z.boolean(), "yes", "invalid_type", 'a must be true or false, not "yes".'],
    [z.number().min(1), 0, "invalid_value", "a must be a number of at least 1, not 0."],
    [z.number().lt(5), 5, "invalid_value", "a must be a number below 5, not 5."],
    [z.string().min(1), "", "invalid_value", 'a must be a text of at least 1 character, not "".'],
    [
      z.array(z.int()).max(1),
      [1, 2],
      "invalid_value",
      "a must be a list of at most 1 item, not a list.",
    ],
    [
      z.email(),
      "me",
      "invalid_value",
      'a must be an email address such as ada@example.com, not "me".',
    ],
    [
      z.string().regex(/^\d$/),
      "x",
      "invalid_value",
      'a must be a text that matches /^\\d$/, not "x".',
    ],
    [z.string().regex(/^\d$/, "a digit"), "x", "invalid_value", 'a must be a digit, not "x".'],
    [
      z.string().regex(/^\d$/, "Two digits are one too many."),
      "12",
      "invalid_value",
      "a is not valid: Two digits are one too many.",
    ],
    [
      z.union([z.int(), z.boolean()]),
      "x",
      "invalid_value",
      'a must be a number or true or false, not "x".',
    ],
    [
      z.string().max(1),
      "x\u001b[31m",
      "invalid_value",
      'a must be a text of at most 1 character, not "x\\u001b[31m".',
    ],
  ] as const)(
    "row %# of this table has the expected code and detail",
    ([schema, a, code, detail]) => {
      expect(faultsOf(z.object({ a: schema }), { a })).toEqual([{ pointer: "/a", code, detail }]);
    },
  );

  test("names the path of the fault, and reports a body of the wrong type", () => {
    expect(faultsOf(z.object({ a: z.array(z.int()) }), { a: [1, "b"] })).toMatchObject([
      { pointer: "/a/1", detail: 'a.1 must be a number, not "b".' },
    ]);
    expect(faultsOf(z.object({}), [1])).toMatchObject([
      { detail: "The request must be an object, not a list." },
    ]);
  });

  test("an unknown name is refused with a list of the known names, at any depth", () => {
    const shop = z.strictObject({ seed: z.int().optional() });
    const either = z.union([z.strictObject({ cm: z.int() }), z.strictObject({ inches: z.int() })]);
    const schema = z.strictObject({ shop: shop.optional(), sizes: z.array(either).optional() });
    const detailOf = (given: unknown) => faultsOf(schema, given)[0]?.detail;
    expect(detailOf({ shops: {} })).toBe(
      '"shops" is not a field of this request (did you mean "shop"?). The fields are shop and sizes.',
    );
    expect(detailOf({ shop: { sead: 1 } })).toBe(
      '"sead" is not a field of shop (did you mean "seed"?). The only field is seed.',
    );
    expect(detailOf({ sizes: [{ cm: 1, mm: 2 }] })).toBe(
      '"mm" is not a field of sizes.0 (did you mean "cm"?). The fields are cm and inches.',
    );
    expect(faultsOf(z.strictObject({}), { x: "1" }, "parameter")).toEqual([
      {
        parameter: "x",
        code: "unknown_field",
        detail: '"x" is not a parameter of this request. There are no parameters.',
      },
    ]);
  });

  test("uses the same words for settings, and does not repeat secrets", () => {
    const reading = (settings: Record<string, string>) => () => readSettings(settings);
    expect(reading({ PORT: "abc" })).toThrow(
      'PORT must be a whole number from 0 to 65535 in decimal digits, not "abc".',
    );
    expect(reading({ ALMANAC_AUTH: "maybe" })).toThrow(
      'ALMANAC_AUTH must be required or off, not "maybe".',
    );
    expect(reading({ DATABASE_URL: "mysql://secret" })).toThrow(
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    );
    expect(reading({ PORT: "70000" })).toThrow('from 0 to 65535 in decimal digits, not "70000".');
    expect(reading({ ALMANAC_OPEN_LIMT: "1" })).toThrow(
      'ALMANAC_OPEN_LIMT is not a setting (did you mean "ALMANAC_OPEN_LIMIT"?). Known: ',
    );
  });
});

test.for<[path: string, names: string]>([
  [
    "/v1/certificates?hostname=a.example&bogus=1",
    "hostname, port, starttls, servername, family, all_addresses and key_types",
  ],
  ["/v1/makes?bogus=1", "vehicleType and contains"],
  ["/v1/models?make=Honda&bogus=1", "make and year"],
  ["/v1/vehicles/1HGCM82633A004352?bogus=1", "year, strict and explain"],
  [
    "/v1/products?bogus=1",
    "q, category, brand, tag, min_price, max_price, min_rating, in_stock, sort, limit, cursor and market",
  ],
])("an unknown parameter gets the same sentence from every service: %s", async ([path, names]) => {
  const { body } = await ask(app, "GET", path);
  expect(body.detail).toBe(
    `"bogus" is not a parameter of this request. The parameters are ${names}.`,
  );
});

test("the sentence about a year is the same for a text and for a year that is out of range", async () => {
  const detailOf = async (year: string) =>
    (await ask(app, "GET", `/v1/vehicles/1HGCM82633A004352?year=${year}`)).body.detail;
  expect(await detailOf("new")).toBe('year must be a whole number from 1980 to 2100, not "new".');
  expect(await detailOf("1066")).toBe("year must be a whole number from 1980 to 2100, not 1066.");
});

describe("all faults are reported at once", () => {
  test("in the query of a certificate lookup", async () => {
    const path = "/v1/certificates?hostname=example.com&port=abc&starttls=foo&bogus=1";
    const { status, body } = await ask(app, "GET", path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_request" });
    expect(body.errors).toHaveLength(3);
    expect(body.errors).toEqual(
      expect.arrayContaining(
        ["port", "starttls", "bogus"].map((parameter) => expect.objectContaining({ parameter })),
      ),
    );
  });

  test("in both the query and the body", async () => {
    const { body } = await ask(app, "POST", "/v1/calculate?explain=yes", {
      ...parcel,
      weightKg: "2",
    });
    expect(body.errors).toMatchObject([{ parameter: "explain" }, { pointer: "/weightKg" }]);
    const batch = await ask(app, "POST", "/v1/calculate/batch?explain=yes", { items: [], more: 1 });
    expect(batch.body.errors).toMatchObject([
      { parameter: "explain" },
      { pointer: "/items" },
      { pointer: "/more" },
    ]);
  });
});

describe("a request with a wrong query is refused without its work", () => {
  test("does not call the handler", async () => {
    const calls: string[] = [];
    const services = createServices({ now: Date.now }).map((service) => ({
      ...service,
      operations: service.operations
        .filter(({ libraryJudgesQuery }) => !libraryJudgesQuery)
        .map((operation) => ({
          ...operation,
          handle: (call: Call) => {
            calls.push(operation.operationId);
            return operation.handle(call);
          },
        })),
    }));
    const watched = createTestApp({ services });
    const requests = exampleRequests(buildOpenApiDocument(services, undefined, []));
    expect(requests.length).toBeGreaterThan(30);
    for (const { method, path, body } of requests) {
      const wrong = `${path}${path.includes("?") ? "&" : "?"}bogus=1`;
      const { status } = await ask(watched, method, wrong, body);
      expect({ path, status }).toEqual({ path, status: 400 });
    }
    expect(calls).toEqual([]);
  });

  test("reports only the query if everything else is right", async () => {
    const { body } = await ask(app, "GET", "/v1/vehicles/1HGCM82633A004352?year=abc");
    expect(body.errors).toMatchObject([{ parameter: "year" }]);
    expect(body.errors).toHaveLength(1);
  });
});

describe("the code of a problem is the code that all its faults share", () => {
  test.for([
    ["/v1/calculate/batch", {}, "missing_field"],
    ["/v1/calculate/batch", { items: [] }, "invalid_value"],
    ["/v1/calculate/batch", { items: 7 }, "invalid_type"],
    ["/v1/calculate/batch", { items: [parcel], more: 1 }, "unknown_field"],
    ["/v1/calculate/batch", { more: 1 }, "invalid_request"],
    ["/v1/calculate?explain=yes", parcel, "invalid_value"],
  ] as const)("%s %j: %s", async ([path, given, code]) => {
    const { body } = await ask(app, "POST", path, given);
    expect(body).toMatchObject({
      status: 400,
      code,
      type: `/problems/${code.replaceAll("_", "-")}`,
    });
  });
});

test.for([
  "/v1/carriers",
  "/v1/jurisdictions",
  "/v1/jurisdictions/US-CA",
  "/v1/vehicles/coverage",
  "/v1/vehicles/1HGCM82633A004352",
  "/v1/certificates",
  "/v1/products",
  "/v1/products/nope",
  "/v1/carts/nope",
])("GET %s refuses an unknown parameter", async (path) => {
  const { body } = await ask(app, "GET", `${path}?bogus=1`);
  expect(body.status).toBe(400);
  expect(body.errors).toContainEqual(
    expect.objectContaining({ parameter: "bogus", code: "unknown_field" }),
  );
});
