import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { defaultTiers } from "../src/access/caller.ts";
import { serviceIds } from "../src/service-id.ts";
import { readSettings, settingNames } from "../src/settings.ts";
import { SettingsError } from "../src/settings-error.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secret = "0123456789abcdef0123456789abcdef";

test("every setting has a default", () => {
  expect(readSettings({})).toMatchObject({
    host: "127.0.0.1",
    port: 8787,
    services: serviceIds,
    prelaunch: [],
    publicUrl: undefined,
    logLevel: "info",
    certs: { allow: [], ports: "hosted" },
    auth: "required",
    autoApprove: false,
    dataDir: ".almanac",
    databaseUrl: undefined,
    maxInFlight: 1_000,
    peppers: undefined,
    tiers: defaultTiers,
    storefront: {
      seed: 1,
      catalogPath: undefined,
      negotiation: "off",
      allow: [],
      lab: false,
      labKey: undefined,
    },
  });
});

test("reads the settings of the storefront", () => {
  const { storefront } = readSettings({
    ALMANAC_STOREFRONT_SEED: "42",
    ALMANAC_UCP_NEGOTIATION: "fetch",
    ALMANAC_UCP_ALLOW: "127.0.0.0/8, agents.example",
    ALMANAC_LAB: "on",
    ALMANAC_LAB_KEY: "open",
    ALMANAC_SIMULATION_SECRET: "ship it",
  });
  expect(storefront).toEqual({
    seed: 42,
    catalogPath: undefined,
    negotiation: "fetch",
    allow: "127.0.0.0/8, agents.example",
    lab: true,
    labKey: "open",
    simulationSecret: "ship it",
  });
  expect(readSettings({ ALMANAC_STOREFRONT_SEED: "spring" }).storefront.seed).toBe("spring");
});

test("refuses a wrong entry in ALMANAC_UCP_ALLOW", () => {
  expect(() => readSettings({ ALMANAC_UCP_ALLOW: "10.0.0.0/33" })).toThrow("ALMANAC_UCP_ALLOW");
});

test("requires a lab key if other machines can reach the lab", () => {
  const lab = { ALMANAC_LAB: "on" };
  for (const HOST of ["0.0.0.0", "::", "192.0.2.1", "example.com", "127.example.com"]) {
    expect(() => readSettings({ ...lab, HOST })).toThrow(SettingsError);
    expect(() => readSettings({ ...lab, HOST })).toThrow("ALMANAC_LAB_KEY is needed");
    expect(readSettings({ ...lab, HOST, ALMANAC_LAB_KEY: "open" }).storefront.lab).toBe(true);
    expect(readSettings({ HOST }).host).toBe(HOST);
  }
  for (const HOST of ["127.0.0.1", "127.9.9.9", "::1", "0:0:0:0:0:0:0:1", "localhost"]) {
    expect(readSettings({ ...lab, HOST }).storefront.lab).toBe(true);
  }
});

test("reads how long a stopping instance still accepts requests", () => {
  expect(readSettings({}).drainSeconds).toBe(2);
  expect(readSettings({ ALMANAC_DRAIN_SECONDS: "0" }).drainSeconds).toBe(0);
  for (const ALMANAC_DRAIN_SECONDS of ["-1", "301", "1.5", "soon"]) {
    expect(() => readSettings({ ALMANAC_DRAIN_SECONDS })).toThrow("ALMANAC_DRAIN_SECONDS");
  }
});

test("reads the rate limit for callers without a key", () => {
  expect(readSettings({}).openLimit).toBe(600);
  expect(readSettings({ ALMANAC_OPEN_LIMIT: "5" }).openLimit).toBe(5);
  for (const ALMANAC_OPEN_LIMIT of ["0", "-1", "1.5", "none"]) {
    expect(() => readSettings({ ALMANAC_OPEN_LIMIT })).toThrow("ALMANAC_OPEN_LIMIT");
  }
});

test("reads lists of services", () => {
  expect(readSettings({ ALMANAC_SERVICES: "tax, dimweight" }).services).toEqual([
    "dimweight",
    "tax",
  ]);
  expect(readSettings({ ALMANAC_PRELAUNCH: "all" }).prelaunch).toEqual(serviceIds);
});

test("treats an empty value as unset", () => {
  expect(readSettings({ PORT: " ", ALMANAC_PUBLIC_URL: "" }).port).toBe(8787);
});

test.for([
  "PORT",
  "ALMANAC_DRAIN_SECONDS",
  "ALMANAC_MAX_IN_FLIGHT",
  "ALMANAC_METRICS_PORT",
  "ALMANAC_OPEN_LIMIT",
])("reads %s as decimal digits alone", (name) => {
  for (const text of [
    "0x50",
    "1e2",
    " 80",
    "80 ",
    "+80",
    "-0",
    "8.0",
    "80.",
    "0b1",
    "8_0",
    "８０",
  ]) {
    expect(() => readSettings({ [name]: text })).toThrow(`${name} must be a whole number from`);
  }
  expect(() => readSettings({ [name]: "80" })).not.toThrow();
});

test("every setting that takes a number takes only decimal digits", () => {
  const odd = settingNames.filter((name) => {
    const accepts = (text: string) => {
      try {
        readSettings({ [name]: text });
        return true;
      } catch {
        return false;
      }
    };
    // A free text accepts words too; a number must not accept its other spellings.
    return !accepts("some words") && accepts("80") && (accepts("0x50") || accepts("+80"));
  });
  expect(odd).toEqual([]);
});

describe("ALMANAC_PUBLIC_URL", () => {
  test.for([
    "https://user:password@almanac.example",
    "https://user@almanac.example",
    "https://@almanac.example",
    "https://almanac.example?password",
    "https://almanac.example/?",
    "https://almanac.example/#password",
    "https://almanac.example/base#",
    "https:\\\\user:password@almanac.example",
    "https://almanac.example\\@other.example",
  ])("refuses %s without repeating it", (text) => {
    expect(() => readSettings({ ALMANAC_PUBLIC_URL: text })).toThrow("ALMANAC_PUBLIC_URL must be");
    expect(() => readSettings({ ALMANAC_PUBLIC_URL: text })).not.toThrow("password@");
  });

  test("may have a port and a path", () => {
    for (const text of [
      "https://almanac.example:8443/base",
      "http://[::1]:80",
      "http://a.test/@b",
    ]) {
      expect(readSettings({ ALMANAC_PUBLIC_URL: text }).publicUrl).toBe(text);
    }
    expect(readSettings({ ALMANAC_PUBLIC_URL: "https://a.test/" }).publicUrl).toBe(
      "https://a.test",
    );
  });
});

test("names every wrong or unknown setting at once, and never repeats a secret", () => {
  const wrong = {
    PORT: "70000",
    DATABASE_URL: "mysql://user:password@host/db",
    VALKEY_URL: "http://x",
    ALMANAC_AUTH: "maybe",
    ALMANAC_SERVICES: "dim",
    ALMANAC_PUBLIC_URL: "ftp://x",
    ALMANAC_PRELAUCH: "all",
    ALMANAC_PEPPER: "too-short-a-pepper",
    ALMANAC_TIERS: join(folder, "missing.json"),
    ALMANAC_TRUSTED_PROXIES: "10.0.0.0/99x",
  };
  expect(() => readSettings(wrong)).toThrow(SettingsError);
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name);
  for (const text of ["password", "too-short-a-pepper"]) {
    expect(() => readSettings(wrong)).not.toThrow(text);
  }
});

describe("ALMANAC_PEPPER", () => {
  test("reads one secret, or several with versions", () => {
    expect(readSettings({ ALMANAC_PEPPER: secret }).peppers).toEqual([{ version: 1, secret }]);
    const both = `2:${secret}x,1:${secret}`;
    expect(readSettings({ ALMANAC_PEPPER: both }).peppers?.map(({ version }) => version)).toEqual([
      2, 1,
    ]);
  });

  test.for([`${secret},${secret}`, `1:${secret},1:${secret}`, `1:${secret},`])(
    "refuses %s",
    (text) => {
      expect(() => readSettings({ ALMANAC_PEPPER: text })).toThrow("ALMANAC_PEPPER");
    },
  );

  test("requires a pepper with a shared store", () => {
    const shared = { DATABASE_URL: "postgres://host/db" };
    expect(() => readSettings(shared)).toThrow("ALMANAC_PEPPER is needed");
    expect(readSettings({ ...shared, ALMANAC_PEPPER: secret }).databaseUrl).toBe(
      shared.DATABASE_URL,
    );
  });
});

test("adds the tiers of a file to the default ones, and refuses a wrong file", () => {
  const path = join(folder, "tiers.json");
  const agreed = { requestsPerMinute: 10, requestsPerMonth: null };
  writeFileSync(path, JSON.stringify({ agreed }));
  expect(readSettings({ ALMANAC_TIERS: path }).tiers).toEqual({ ...defaultTiers, agreed });
  writeFileSync(path, JSON.stringify({ agreed: { requestsPerMinute: 0 } }));
  expect(() => readSettings({ ALMANAC_TIERS: path })).toThrow(
    "agreed.requestsPerMinute must be a number of at least 1, not 0.\n  agreed.requestsPerMonth is missing. Send a number.",
  );
});

test("docs/operations.md explains every setting", () => {
  const guide = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  for (const name of settingNames) expect(guide).toContain(`\`${name}\``);
});
