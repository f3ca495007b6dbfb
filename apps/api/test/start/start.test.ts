import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serviceIds } from "../../src/service-id.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { startServer } from "../start-server.ts";
import { expectTakenPort } from "./refused-start.ts";

// start.exhaustive.test.ts tries the other settings that stop the start.
const folder = mkdtempSync(join(tmpdir(), "almanac-start-"));
const taken = createServer();
let port: number;
/** The data folder of the server with local settings that several tests ask. */
const path = join(folder, "it's local");
let local: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  local = await startServer({ ALMANAC_DATA_DIR: path });
  await once(taken.listen(0, "127.0.0.1"), "listening");
  port = (taken.address() as AddressInfo).port;
});

afterAll(async () => {
  await local.stop();
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a port that is taken stops the start, and the message proposes another", async () => {
  const settings = { ALMANAC_DATA_DIR: join(folder, "data"), PORT: String(port) };
  await expectTakenPort(settings, "PORT");
});

describe("who asks without a valid key", () => {
  const refusals = async ({ url }: { readonly url: string }) => {
    const ask = async (headers = {}) => {
      const answer = await fetch(`${url}/v1/carriers`, { headers });
      const { code, detail } = (await answer.json()) as { code: string; detail: string };
      return { status: answer.status, code, detail };
    };
    return [await ask(), await ask({ "X-API-Key": "alm_test_wrong" })] as const;
  };

  test("reads on a local server which file contains the key, and never the key", async () => {
    const [missing, wrong] = await refusals(local);
    expect(missing).toMatchObject({ status: 401, code: "missing_api_key" });
    expect(wrong).toMatchObject({ status: 401, code: "invalid_api_key" });
    const file = join(path, "local.key");
    const key = readFileSync(file, "utf8").trim();
    for (const { detail } of [missing, wrong]) {
      expect(detail).toContain(`The key for local use is in the file ${file} of this machine.`);
      expect(detail).not.toContain(key);
      expect(detail).not.toContain("/early-access");
    }
  });

  test("reads nothing about the file if a proxy forwards the request, or under another name", async () => {
    const { port: own } = new URL(local.url);
    const ask = (path: string, headers: Readonly<Record<string, string>>): Promise<string> =>
      new Promise((resolve, reject) => {
        const asked = request({ host: "127.0.0.1", port: own, path, headers }, (answer) => {
          text(answer).then(resolve, reject);
        });
        asked.on("error", reject).end();
      });
    for (const path of ["/v1/carriers", "/vpic/api/vehicles/getallmakes"]) {
      for (const key of [{}, { "X-API-Key": "alm_test_wrong" }]) {
        for (const Host of ["localhost", `127.0.0.1:${own}`, "[::1]:80"]) {
          expect(await ask(path, { Host, ...key })).toContain("local.key");
        }
        for (const foreign of [
          { Host: "almanac.example" },
          { Host: "localhost.example" },
          { Host: "localhost", "X-Forwarded-For": "192.0.2.1" },
          { Host: "localhost", Forwarded: "for=192.0.2.1" },
          { Host: "localhost", Via: "1.1 proxy" },
        ]) {
          expect(await ask(path, { ...foreign, ...key })).not.toContain("local.key");
        }
      }
    }
  });

  test("reads nothing about the file behind a proxy, which anyone may reach", async () => {
    const server = await startServer({
      ALMANAC_DATA_DIR: join(folder, "public"),
      ALMANAC_TRUSTED_PROXIES: "127.0.0.1",
    });
    const [missing, wrong] = await refusals(server).finally(server.stop);
    expect(missing.detail).toContain("Keys are issued through /early-access.");
    expect(wrong.detail).toBe("The API key is not valid.");
  });
});

test("the local key is not printed to a log: the curl lines read it from its file, and work as pasted", async () => {
  const key = readFileSync(join(path, "local.key"), "utf8").trim();
  expect(local.said()).not.toContain(key);
  const lines = local.said().match(/^ {2}curl .*$/gm) ?? [];
  expect(lines).toHaveLength(serviceIds.length);
  for (const line of lines.filter((each) => !each.includes("/v1/certificates"))) {
    const { url, headers, body } = runByShell(line);
    expect(headers["X-API-Key"]).toBe(key);
    const sent = body === undefined ? {} : { method: "POST", body };
    expect((await fetch(url, { headers, ...sent })).status).toBe(200);
  }
});

/** What a POSIX shell passes to curl, run in another folder than the server's. */
function runByShell(line: string) {
  const script = `curl() { printf '%s\\n' "$@"; }\n${line}`;
  const words = execFileSync("/bin/sh", ["-c", script], { cwd: "/", encoding: "utf8" })
    .trimEnd()
    .split("\n");
  const after = (flag: string) => words.filter((_, index) => words[index - 1] === flag);
  const headers = Object.fromEntries(after("-H").map((header) => header.split(": ")));
  return { url: words[0] ?? "", headers, body: after("-d")[0] };
}

test("an existing store file is made readable only by its owner", async () => {
  const file = join(folder, "open.sqlite");
  writeFileSync(file, "", { mode: 0o644 });
  await openSqlite(file).destroy();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
