import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDecoder, type SafeResult, type Vehicle } from "../../src/index.ts";

/** The output of `npm run build`. `npm run test:browser` builds it first. */
const built = fileURLToPath(new URL("../../dist", import.meta.url));
const data = fileURLToPath(import.meta.resolve("@almanac/vin-data/vpic-browser.bin.gz"));
const zod = fileURLToPath(new URL(".", import.meta.resolve("zod")));
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".html": "text/html" };

const vins = [
  "1HGCM82633A004352",
  "WDD2040821A540000",
  "LGXC74C44R0009167",
  "5YJ3E1EA7KF317000",
  "VF1RFB00X61234567",
  "1HGCM82633A00435O",
];
const now = Date.UTC(2026, 10, 20);

/** Decodes in the page, and posts the answers to the server of the page. */
const page = `<!doctype html><meta charset="utf-8"><title>decoder</title>
<script type="importmap">{ "imports": { "zod": "/zod/index.js" } }</script>
<script type="module">
  const post = (body) => fetch("/answer", { method: "POST", body: JSON.stringify(body) });
  try {
    const { loadDecoder } = await import("/dist/web/index.js");
    const { safeDecodeVin } = await loadDecoder("/vpic.bin.gz");
    const decode = (vin) => {
      const { data, error } = safeDecodeVin(vin, { now: () => ${now}, explain: true });
      return data ?? error.issues;
    };
    const root = await import("/dist/use-core-or-browser.js");
    await post({
      userAgent: navigator.userAgent,
      answers: ${JSON.stringify(vins)}.map(decode),
      wmiOfRoot: root.parseVin("${vins[0]}").wmi,
    });
  } catch (error) {
    await post({ userAgent: String(error), answers: [], wmiOfRoot: "" });
  }
</script>`;

interface Answer {
  readonly userAgent: string;
  readonly answers: readonly unknown[];
  /** What the root of the package answers, whose other file a bundler for browsers finds. */
  readonly wmiOfRoot: string;
}

const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://page").pathname;
  if (path === "/answer") {
    resolve(JSON.parse(await textOf(request)) as Answer);
    response.end();
    return;
  }
  try {
    response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
    response.end(contentOf(path));
  } catch {
    response.writeHead(404).end();
  }
});
const profile = mkdtempSync(join(tmpdir(), "vin-browser-"));
let browser: ChildProcess | undefined;

function contentOf(path: string): string | Uint8Array {
  if (path === "/index.html") return page;
  if (path === "/vpic.bin.gz") return readFileSync(data);
  const [, room = "", ...rest] = path.split("/");
  return readFileSync(join(room === "zod" ? zod : built, ...rest));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const switches = [
    "headless",
    "no-sandbox",
    "disable-gpu",
    "disable-quic",
    "no-first-run",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
    `user-data-dir=${profile}`,
  ].map((name) => `--${name}`);
  browser = spawn(process.env.CHROMIUM ?? "chromium", [
    ...switches,
    `http://127.0.0.1:${port}/index.html`,
  ]);
  // Without a browser, this suite must fail, so that it does not seem to have passed.
  browser.once("error", reject);
  browser.once("exit", (code) => reject(new Error(`The browser ended with ${code}.`)));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  if (browser?.exitCode === null && browser.kill()) await once(browser, "exit");
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

test("the built decoder gives exactly the same answers in a real browser as in Node", async () => {
  const { userAgent, answers } = await answer;
  expect(userAgent).toContain("Chrome");
  const decoder = createDecoder(gunzipSync(readFileSync(data)));
  const inNode = vins.map((vin) => {
    const { data: vehicle, error }: SafeResult<Vehicle> = decoder.safeDecodeVin(vin, {
      now: () => now,
      explain: true,
    });
    return vehicle ?? error?.issues;
  });
  expect(JSON.stringify(answers)).toBe(JSON.stringify(inNode));
  expect(inNode[0]).toMatchObject({ make: "Honda", model: "Accord", year: 2003 });
});

test("in a real browser, the root reads the structure of a VIN", async () => {
  expect((await answer).wmiOfRoot).toBe("1HG");
});
