import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSqlite } from "../src/store/sqlite.ts";
import { startServer } from "./start-server.ts";

let folder: string;
const taken = createServer();
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "almanac-start-"));
  await once(taken.listen(0, "127.0.0.1"), "listening");
  port = (taken.address() as AddressInfo).port;
});

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a setting that cannot be worked with is named, without a stack", () => {
  test.for([
    [
      "a catalogue that is not there",
      () => ({ ALMANAC_STOREFRONT_CATALOG: "/nope" }),
      /ALMANAC_STOREFRONT_CATALOG="\/nope"/,
    ],
    [
      "a host that is no name",
      () => ({ HOST: "no-such-host.invalid" }),
      /HOST="no-such-host\.invalid" is no address/,
    ],
    [
      "an address of another machine",
      () => ({ HOST: "192.0.2.1" }),
      /HOST="192\.0\.2\.1" is no address/,
    ],
    ["a port that is taken", () => ({ PORT: String(port) }), /^\s*PORT=\d+ is taken/m],
    [
      "a metrics port that is taken",
      () => ({ ALMANAC_METRICS_PORT: String(port) }),
      /ALMANAC_METRICS_PORT=\d+ is taken/,
    ],
  ] as const)("%s", async ([, settings, message]) => {
    const started = startServer({ ALMANAC_DATA_DIR: join(folder, "data"), ...settings() });
    const error = await started.then(
      async (server) => {
        await server.kill();
        return new Error(server.said());
      },
      (reason: unknown) => reason as Error,
    );
    expect(error.message).toMatch(/^ended with 1: The settings are not right:/);
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/^\s+at /m);
  });
});

test("the data is its owner's alone, and what is not live yet is not advertised", async () => {
  const path = join(folder, "fresh");
  const server = await startServer({ ALMANAC_DATA_DIR: path, ALMANAC_PRELAUNCH: "tax" });
  try {
    expect(statSync(path).mode & 0o777).toBe(0o700);
    const files = readdirSync(path);
    expect(files).toContain("almanac.sqlite");
    for (const file of files)
      expect([file, statSync(join(path, file)).mode & 0o777]).toEqual([file, 0o600]);
    expect(server.said()).toContain("/v1/calculate'");
    expect(server.said()).not.toContain("/v1/calculations'");
    expect(server.said()).toContain("not live yet");
  } finally {
    await server.stop();
  }
});

test("a store of before is closed to others as well", async () => {
  const path = join(folder, "open.sqlite");
  writeFileSync(path, "", { mode: 0o644 });
  await openSqlite(path).destroy();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
