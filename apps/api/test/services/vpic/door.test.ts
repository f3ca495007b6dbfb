import { describe, expect, test } from "vitest";
import { readSettings } from "../../../src/settings.ts";
import { createTestPlatform } from "../../create-test-platform.ts";
import { keptLog } from "../../kept-log.ts";

const path = "/vpic/api/vehicles/DecodeVinValues/1FTMW1T88MFA00001?format=json";
const batch = "/vpic/api/vehicles/DecodeVINValuesBatch/";

const form = (data: string, key: string) => ({
  method: "POST",
  headers: { "X-API-Key": key, "Content-Type": "application/x-www-form-urlencoded" },
  body: `DATA=${data}&format=json`,
});

const refused = async (response: Response) => {
  const body = (await response.json()) as Record<string, string>;
  expect(Object.keys(body)).toEqual(["message", "messageDetail"]);
  return response.status;
};

describe("the API key", () => {
  test("is required, as for /v1, and the refusal has the format of the original", async () => {
    const { app, issue } = await createTestPlatform();
    expect(await refused(await app.request(path))).toBe(401);
    const wrong = { headers: { "X-API-Key": "alm_live_wrong" } };
    expect(await refused(await app.request(path, wrong))).toBe(401);
    const { key } = await issue();
    const response = await app.request(path, { headers: { "X-API-Key": key } });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-data-version")).toMatch(/^vpic-/);
    expect(response.headers.get("ratelimit")).toMatch(/"month";r=/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("must cover the service vin", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue({ scopes: "tax" });
    const response = await app.request(path, { headers: { "X-API-Key": key } });
    expect(await refused(response)).toBe(403);
    expect(response.headers.get("link")).toBe('</problems/insufficient-scope>; rel="describedby"');
  });

  test("in the URL is not read unless the setting is on", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue();
    expect(await refused(await app.request(`${path}&api_key=${key}`))).toBe(401);
  });
});

describe("ALMANAC_VPIC_QUERY_KEY=on", () => {
  const environment = { ALMANAC_VPIC_QUERY_KEY: "on" };

  test("reads the key from api_key, in any letter case, only on the vPIC paths", async () => {
    const { app, issue } = await createTestPlatform({ environment });
    const { key } = await issue();
    expect((await app.request(`${path}&api_key=${key}`)).status).toBe(200);
    expect((await app.request(`${path}&API_KEY=${key}`)).status).toBe(200);
    expect((await app.request(`/v1/vehicles/1FTMW1T88MFA00001?api_key=${key}`)).status).toBe(401);
    expect(await refused(await app.request(`${path}&api_key=alm_live_wrong`))).toBe(401);
    expect(await refused(await app.request(path))).toBe(401);
  });

  test("a key in the header takes precedence over one in the URL", async () => {
    const { app, issue } = await createTestPlatform({ environment });
    const { key } = await issue();
    const headers = { "X-API-Key": key };
    expect((await app.request(`${path}&api_key=alm_live_wrong`, { headers })).status).toBe(200);
    const wrong = { headers: { "X-API-Key": "alm_live_wrong" } };
    expect((await app.request(`${path}&api_key=${key}`, wrong)).status).toBe(401);
  });

  test("neither the log nor an answer contains the key or the URL", async () => {
    const { log, lines } = keptLog();
    const { app, issue } = await createTestPlatform({ environment, dependencies: { log } });
    const { key } = await issue();
    const answers = await Promise.all(
      [
        `${path}&api_key=${key}`,
        `/vpic/api/vehicles/Nothing?api_key=${key}`,
        `/vpic/api/vehicles/GetParts?api_key=${key}`,
        `${path}&modelyear=new&api_key=${key}`,
        `${path}&api_key=${key}x`,
      ].map(async (each) => (await app.request(each)).text()),
    );
    const logged = JSON.stringify(lines);
    expect(logged).toContain("/vpic/api/vehicles/DecodeVinValues");
    expect(lines.length).toBe(5);
    for (const text of [logged, ...answers]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain("api_key=");
    }
  });

  test("is off by default, and accepts no other value", () => {
    expect(readSettings({}).vin.vpicQueryKey).toBe(false);
    expect(readSettings(environment).vin.vpicQueryKey).toBe(true);
    expect(() => readSettings({ ALMANAC_VPIC_QUERY_KEY: "yes" })).toThrow(/ALMANAC_VPIC_QUERY_KEY/);
  });
});

describe("quota and launch", () => {
  test("an answer costs one unit of quota, a batch one for each VIN, and a refusal nothing", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue();
    const left = (response: Response) =>
      Number(/"month";r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
    const headers = { "X-API-Key": key };
    const first = left(await app.request(path, { headers }));
    const bad = "/vpic/api/vehicles/GetParts";
    expect(left(await app.request(bad, { headers }))).toBe(first);
    expect(left(await app.request(batch, form("ZZZ;5UXWX7C5*BA;1FT", key)))).toBe(first - 3);
  });

  test("a batch that exceeds the remaining quota is refused as a whole", async () => {
    const tiers = { free: { requestsPerMinute: null, requestsPerMonth: 2 } };
    const { app, issue } = await createTestPlatform({ tiers });
    const { key } = await issue();
    expect(await refused(await app.request(batch, form("ZZZ;1FT;1HG", key)))).toBe(429);
    expect((await app.request(batch, form("ZZZ;1FT", key))).status).toBe(200);
    const response = await app.request(path, { headers: { "X-API-Key": key } });
    expect(await refused(response)).toBe(429);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  test("before the launch of vin, every path is 503", async () => {
    const { app } = await createTestPlatform({ environment: { ALMANAC_PRELAUNCH: "vin" } });
    for (const each of [path, "/vpic/api/vehicles/Nothing"]) {
      const response = await app.request(each);
      expect(await refused(response)).toBe(503);
      expect(response.headers.get("retry-after")).toBe("86400");
    }
  });

  test("an instance without the service vin does not have the paths", async () => {
    const { app } = await createTestPlatform({ environment: { ALMANAC_SERVICES: "tax" } });
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});

test("a page of a listed origin can read answers and refusals", async () => {
  const origin = "https://app.example";
  const environment = { ALMANAC_CORS_ORIGINS: origin };
  const { app, issue } = await createTestPlatform({ environment });
  const { key } = await issue();
  for (const headers of [{ Origin: origin, "X-API-Key": key }, { Origin: origin }]) {
    const response = await app.request(path, { headers });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  }
});
