import { decodeVin, generateVins } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../create-test-app.ts";

const app = createTestApp();
const headers = { "X-API-Key": "test", "Content-Type": "application/json" };

const get = (path: string, more: Record<string, string> = {}) =>
  app.request(`/v1/vehicles/${path}`, { headers: { ...headers, ...more } });

describe("GET /v1/vehicles/{vin}", () => {
  test("returns the library's answer, which can be cached until the tables change", async () => {
    const response = await get("1HGCM82633A004352");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(decodeVin("1HGCM82633A004352"));
    expect(response.headers.get("cache-control")).toBe("private, max-age=86400");
    const tag = response.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/".+"$/);
    const again = await get("1HGCM82633A004352", { "If-None-Match": `${tag}, "other"` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    // Another answer about the same VIN is not the one that the caller has.
    const explained = await get("1HGCM82633A004352?explain=true", { "If-None-Match": tag });
    expect(explained.status).toBe(200);
    expect((await get("1HGCM82633A004352", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("refuses a faulty VIN even if the caller has a cached answer", async () => {
    const tag = (await get("1HGCM82633A004352")).headers.get("etag") ?? "";
    expect((await get("nonsense", { "If-None-Match": tag })).status).toBe(400);
  });

  test.for([
    ["short", 400, "invalid_length"],
    ["1HGCM82633AO04352", 400, "invalid_character"],
    ["%E2%9C%93HGCM82633A004352", 400, "invalid_character"],
    ["00000000000000000", 404, "unknown_wmi"],
    ["1FTFW1ET5DFC10312?strict=true", 400, "invalid_check_digit"],
    ["1HGCM82633A004352?year=1066", 400, "invalid_value"],
    ["1HGCM82633A004352?year=new", 400, "invalid_value"],
    ["1HGCM82633A004352?strict=yes", 400, "invalid_value"],
    ["1HGCM82633A004352?color=red", 400, "unknown_field"],
  ] as const)("refuses %s with %i %s", async ([path, status, code]) => {
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status, code });
    expect(response.status).toBe(status);
  });

  test.for(["LRW3E7ES7PC******", "LRW3E7ES7PC"])(
    "answers the partial VIN %s with the use of match",
    async (vin) => {
      const { detail } = (await (await get(vin)).json()) as { detail: string };
      expect(detail).toContain("Use match for a partial VIN: matchVin, GET /v1/vehicles/match");
    },
  );

  test.for([
    ["KMTGE4S1PRU008142", []],
    ["ZACCJADH0FPB70446", ["check_digit"]],
    ["1FTFW1ET5DFC10312", ["check_digit"]],
  ] as const)("reports about the check digit of %s: %j", async ([vin, expected]) => {
    const body = (await (await get(vin)).json()) as { warnings: { code: string }[] };
    const codes = body.warnings.map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith("check_digit"))).toEqual(expected);
    const strict = await get(`${vin}?strict=true`);
    expect(strict.status).toBe(expected.length > 0 ? 400 : 200);
  });

  test("suggests the VIN that was meant, and does not use it", async () => {
    const meant = { vin: "1HGCM82633A004352", reason: "letter", positions: [12] };
    const response = await get("1HGCM82633AO04352");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid_character",
      suggestions: [meant],
      errors: [{ parameter: "vin" }],
    });
    expect(await (await get("short")).json()).not.toHaveProperty("suggestions");
  });

  test("adds the explanation on request", async () => {
    const body = (await (await get("1HGCM82633A004352?explain=true")).json()) as {
      explanation?: { fields: { field: string; key?: string }[] };
    };
    expect(body.explanation?.fields.find(({ field }) => field === "model")?.key).toBe("CM82[67]");
  });
});

test("GET /v1/vehicles/coverage describes the tables", async () => {
  const body = (await (await get("coverage")).json()) as { vpic: { wmis: number } };
  expect(body.vpic.wmis).toBe(13_014);
});

describe("POST /v1/vehicles/batch", () => {
  const post = async (items: unknown) => {
    const response = await app.request("/v1/vehicles/batch", {
      method: "POST",
      headers,
      body: JSON.stringify({ items }),
    });
    return { status: response.status, body: (await response.json()) as { results: unknown[] } };
  };

  test("answers the rows in order, and a bad one with its own problem", async () => {
    const { status, body } = await post([
      { vin: "1HGCM82633A004352" },
      { vin: "short" },
      { vin: "00000000000000000" },
      {},
      "1HGCM82633A004352",
      { vin: "1HGCM82633A004352", now: 0 },
    ]);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { data: { make: "Honda", model: "Accord" } },
      { error: { status: 400, code: "invalid_length", errors: [{ pointer: "/items/1/vin" }] } },
      { error: { status: 404, code: "unknown_wmi" } },
      { error: { status: 400, code: "missing_field" } },
      { error: { status: 400, code: "invalid_type" } },
      { error: { status: 400, code: "unknown_field", errors: [{ pointer: "/items/5/now" }] } },
    ]);
  });

  test("shows the format of a row if a row is only a VIN", async () => {
    const { body } = await post(["1HGCM82633A004352", 7, [], null]);
    const allowed = 'an object such as { "vin": "1HGCM82633A004352" }';
    expect(body.results).toMatchObject(
      ['"1HGCM82633A004352"', "7", "an empty list", "null"].map((given, index) => ({
        error: {
          code: "invalid_type",
          detail: `The row must be ${allowed}, not ${given}.`,
          errors: [{ pointer: `/items/${index}` }],
        },
      })),
    );
  });

  test("names the fields of a row if a row has another, with every other fault", async () => {
    const { body } = await post([{ vin: "1HGCM82633A004352", yaer: 2003, now: 0, strict: 1 }]);
    expect(body.results).toMatchObject([
      {
        error: {
          code: "invalid_request",
          errors: [
            { pointer: "/items/0/strict", detail: "strict must be true or false, not 1." },
            {
              pointer: "/items/0/yaer",
              detail:
                '"yaer" is not a field of this request (did you mean "year"?). The fields are vin, year, strict and explain.',
            },
            { pointer: "/items/0/now", detail: '"now" is not a field of this request.' },
          ],
        },
      },
    ]);
  });

  test("has no suggestions, which would take too long for many rows", async () => {
    const { body } = await post([{ vin: "1HGCM82633AO04352" }]);
    expect(body.results).toMatchObject([{ error: { code: "invalid_character" } }]);
    expect(JSON.stringify(body)).not.toContain("suggestions");
  });

  test("accepts at most 1,000 rows", async () => {
    const row = { vin: "1HGCM82633A004352" };
    expect((await post(Array(1000).fill(row))).body.results).toHaveLength(1000);
    expect((await post(Array(1001).fill(row))).status).toBe(400);
    expect((await post([])).status).toBe(400);
  });
});

describe("POST /v1/vehicles/generate", () => {
  const post = async (body: unknown) => {
    const response = await app.request("/v1/vehicles/generate", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  test("returns up to 1,000 invented VINs", async () => {
    const { status, body } = await post({ make: "Honda", count: 1000, seed: 2 });
    expect(status).toBe(200);
    expect(body).toEqual(generateVins({ make: "Honda", count: 1000, seed: 2 }));
    const refused = await post({ count: 1001 });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "invalid_value", errors: [{ pointer: "/count" }] },
    });
    expect((await post([])).status).toBe(400);
    expect((await post(null)).status).toBe(400);
  });
});

describe("GET /v1/makes, /v1/models, /v1/wmis and /v1/vehicles/match", () => {
  const ask = (path: string, more: Record<string, string> = {}) =>
    app.request(`/v1/${path}`, { headers: { ...headers, ...more } });

  test.for([
    "makes?contains=hon",
    "models?make=Honda",
    "wmis/1HG",
    "vehicles/match?pattern=1HGCM8",
  ])("%s can be cached until the tables change", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    const tag = response.headers.get("etag") ?? "";
    expect((await ask(path, { "If-None-Match": tag })).status).toBe(304);
  });

  test.for([
    ["makes?vehicleType=boat", 400, "invalid_value", "vehicleType"],
    ["makes?color=red", 400, "unknown_field", "color"],
    ["models", 400, "missing_field", "make"],
    ["models?make=Hnda", 400, "unsupported_make", "make"],
    ["models?make=Honda&year=new", 400, "invalid_type", "year"],
    ["models?make=Honda&make=Kia", 400, "invalid_value", "make"],
    ["wmis/1HGC", 400, "invalid_length", "wmi"],
    ["wmis/1A9", 404, "unknown_wmi", "wmi"],
    ["vehicles/match", 400, "missing_field", "pattern"],
    ["vehicles/match?pattern=1H", 400, "invalid_length", "pattern"],
    ["vehicles/match?pattern=1HG&year=2003", 400, "unknown_field", "year"],
    ["vehicles/match?pattern=000", 404, "unknown_wmi", "pattern"],
  ] as const)("refuses %s with %i %s", async ([path, status, code, parameter]) => {
    const response = await ask(path);
    expect(await response.json()).toMatchObject({ status, code, errors: [{ parameter }] });
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
