import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../start-server.ts";
import { expectRefused, expectTakenPort } from "./refused-start.ts";

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

describe("a setting that cannot be used stops the start with its name and no stack trace", () => {
  test.for([
    [
      "a catalogue file that does not exist",
      () => ({ ALMANAC_STOREFRONT_CATALOG: "/nope" }),
      /ALMANAC_STOREFRONT_CATALOG="\/nope"/,
    ],
    [
      "a host name that does not exist",
      () => ({ HOST: "no-such-host.invalid" }),
      /HOST="no-such-host\.invalid" is not an address of this machine/,
    ],
    [
      "an address of another machine",
      () => ({ HOST: "192.0.2.1" }),
      /HOST="192\.0\.2\.1" is not an address of this machine/,
    ],
  ] as const)("%s", async ([, settings, message]) => {
    await expectRefused({ ALMANAC_DATA_DIR: join(folder, "data"), ...settings() }, message);
  });
});

test("a metrics port that is taken stops the start, and the message proposes another", async () => {
  const settings = { ALMANAC_DATA_DIR: join(folder, "data"), ALMANAC_METRICS_PORT: String(port) };
  await expectTakenPort(settings, "ALMANAC_METRICS_PORT");
});

test("files and folders are readable only by their owner, and services before launch are not advertised", async () => {
  const path = join(folder, "fresh");
  const server = await startServer({ ALMANAC_DATA_DIR: path, ALMANAC_PRELAUNCH: "tax" });
  try {
    expect(statSync(path).mode & 0o777).toBe(0o700);
    const files = readdirSync(path);
    expect(files).toContain("almanac.sqlite");
    for (const file of files) {
      const stats = statSync(join(path, file));
      expect([file, stats.mode & 0o777]).toEqual([file, stats.isDirectory() ? 0o700 : 0o600]);
    }
    expect(server.said()).toContain("/v1/calculate'");
    expect(server.said()).not.toContain("/v1/calculations'");
    expect(server.said()).toContain("not live yet");
  } finally {
    await server.stop();
  }
});

test("a lab that other machines can reach does not start without a key", async () => {
  const settings = { ALMANAC_DATA_DIR: join(folder, "lab"), HOST: "0.0.0.0", ALMANAC_LAB: "on" };
  await expect(startServer(settings)).rejects.toThrow(
    /^ended with 1: .*\n {2}ALMANAC_LAB_KEY is needed/,
  );
});
