import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSqlite } from "../../src/store/sqlite.ts";
import { startServer } from "../start-server.ts";

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

test("the local key is shown to no log: the printed lines read it from its file, and work as pasted", async () => {
  const path = join(folder, "it's local");
  const server = await startServer({ ALMANAC_DATA_DIR: path });
  try {
    const file = join(path, "local.key");
    const key = readFileSync(file, "utf8").trim();
    expect(server.said()).not.toContain(key);
    const lines = server.said().match(/^ {2}curl .*$/gm) ?? [];
    expect(lines).toHaveLength(5);
    for (const line of lines.filter((each) => !each.includes("/v1/certificates"))) {
      const { url, headers, body } = runByShell(line);
      expect(headers["X-API-Key"]).toBe(key);
      const sent = body === undefined ? {} : { method: "POST", body };
      expect((await fetch(url, { headers, ...sent })).status).toBe(200);
    }
  } finally {
    await server.stop();
  }
});

/** What a POSIX shell hands to curl, from another folder than the server's. */
function runByShell(line: string) {
  const script = `curl() { printf '%s\\n' "$@"; }\n${line}`;
  const words = execFileSync("/bin/sh", ["-c", script], { cwd: "/", encoding: "utf8" })
    .trimEnd()
    .split("\n");
  const after = (flag: string) => words.filter((_, index) => words[index - 1] === flag);
  const headers = Object.fromEntries(after("-H").map((header) => header.split(": ")));
  return { url: words[0] ?? "", headers, body: after("-d")[0] };
}

test("a lab that others can reach does not start without a key", async () => {
  const settings = { ALMANAC_DATA_DIR: join(folder, "lab"), HOST: "0.0.0.0", ALMANAC_LAB: "on" };
  await expect(startServer(settings)).rejects.toThrow(
    /^ended with 1: .*\n {2}ALMANAC_LAB_KEY is needed/,
  );
});

test("a store of before is closed to others as well", async () => {
  const path = join(folder, "open.sqlite");
  writeFileSync(path, "", { mode: 0o644 });
  await openSqlite(path).destroy();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
