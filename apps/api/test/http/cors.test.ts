import { describe, expect, test } from "vitest";
import { readSettings } from "../../src/settings.ts";
import { createTestPlatform, parcel } from "../create-test-platform.ts";

const page = "https://app.example";
const { app, issue } = await createTestPlatform({
  environment: { ALMANAC_CORS_ORIGINS: `${page}, http://localhost:3000/` },
});
const { key } = await issue();

const preflight = (path: string, origin = page) =>
  app.request(path, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "x-api-key,content-type,idempotency-key",
    },
  });

const calculate = (origin: string | undefined, body: object = parcel) =>
  app.request("/v1/calculate", {
    method: "POST",
    headers: {
      "X-API-Key": key,
      "Content-Type": "application/json",
      ...(origin === undefined ? {} : { Origin: origin }),
    },
    body: JSON.stringify(body),
  });

describe("a page of a listed origin", () => {
  test.for([
    "/v1/calculate",
    "/v1/carts/x",
    "/mcp",
    "/vpic/api/vehicles/decodevin/x",
    "/VPIC/api/vehicles",
  ])("may call %s after a preflight without a key", async (path) => {
    const { status, headers } = await preflight(path);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(page);
    const allowed = headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining(["x-api-key", "content-type", "idempotency-key", "if-none-match"]),
    );
    expect(headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  });

  test.for([parcel, { carrier: "none" }])("may read answers and problems: %o", async (body) => {
    const { headers } = await calculate(page, body);
    expect(headers.get("access-control-allow-origin")).toBe(page);
    expect(headers.get("access-control-expose-headers")).toContain("Retry-After");
    expect(headers.get("vary")).toContain("Origin");
  });

  test("may read the problem of a path that does not exist", async () => {
    const { status, headers } = await app.request("/v1/nothing", { headers: { Origin: page } });
    expect(status).toBe(404);
    expect(headers.get("access-control-allow-origin")).toBe(page);
  });
});

describe("a page of another origin", () => {
  test.for(["https://evil.example", "https://app.example.evil.example", "null"])(
    "gets no permission: %s",
    async (origin) => {
      const refused = await preflight("/v1/calculate", origin);
      expect(refused.status).toBe(405);
      expect(refused.headers.has("access-control-allow-origin")).toBe(false);
      const { headers } = await calculate(origin);
      expect(headers.has("access-control-allow-origin")).toBe(false);
      expect(headers.get("vary")).toContain("Origin");
    },
  );

  test("gets no permission for pages outside /v1, /mcp and /vpic", async () => {
    expect((await preflight("/early-access")).status).toBe(405);
  });
});

test("without the setting, no origin is allowed and no answer mentions origins", async () => {
  const { app: closed, issue: issueClosed } = await createTestPlatform();
  const { key: closedKey } = await issueClosed();
  const { status, headers } = await closed.request("/v1/carriers", {
    headers: { Origin: page, "X-API-Key": closedKey },
  });
  expect(status).toBe(200);
  expect(headers.has("access-control-allow-origin")).toBe(false);
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

describe("ALMANAC_CORS_ORIGINS", () => {
  test("is a list of origins", () => {
    expect(readSettings({ ALMANAC_CORS_ORIGINS: `${page}, http://localhost:3000/` })).toMatchObject(
      { corsOrigins: [page, "http://localhost:3000"] },
    );
    expect(readSettings({}).corsOrigins).toEqual([]);
  });

  test.for(["*", "app.example", "https://*.example", "https://a.example/path", "ftp://a.example"])(
    "refuses %s",
    (value) => {
      expect(() => readSettings({ ALMANAC_CORS_ORIGINS: value })).toThrow("ALMANAC_CORS_ORIGINS");
    },
  );
});
