import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../src/config.ts";

test("an empty environment is enough", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 8787,
    services: ["dimweight", "vin", "tax", "certs", "storefront"],
    prelaunch: [],
    publicUrl: undefined,
    logLevel: "info",
    dataDir: ".almanac",
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

test("the storefront's settings", () => {
  const { storefront } = readConfig({
    ALMANAC_STOREFRONT_SEED: "42",
    ALMANAC_UCP_NEGOTIATION: "fetch",
    ALMANAC_UCP_ALLOW: "127.0.0.0/8, agents.example",
    ALMANAC_LAB: "on",
    ALMANAC_LAB_KEY: "open",
  });
  expect(storefront).toEqual({
    seed: 42,
    catalogPath: undefined,
    negotiation: "fetch",
    allow: ["127.0.0.0/8", "agents.example"],
    lab: true,
    labKey: "open",
  });
  expect(readConfig({ ALMANAC_STOREFRONT_SEED: "spring" }).storefront.seed).toBe("spring");
});

test("lists of services", () => {
  expect(readConfig({ ALMANAC_SERVICES: "tax, dimweight" }).services).toEqual(["dimweight", "tax"]);
  expect(readConfig({ ALMANAC_PRELAUNCH: "all" }).prelaunch).toHaveLength(5);
});

test("an empty value counts as unset", () => {
  expect(readConfig({ PORT: " ", ALMANAC_PUBLIC_URL: "" }).port).toBe(8787);
});

test("every wrong setting is named at once, unknown ones too", () => {
  const wrong = {
    PORT: "70000",
    ALMANAC_SERVICES: "dim",
    ALMANAC_PUBLIC_URL: "ftp://x",
    ALMANAC_PRELAUCH: "all",
  };
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});
