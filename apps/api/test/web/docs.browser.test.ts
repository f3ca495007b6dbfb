import { exec } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { dial } from "@almanac/certs";
import { afterAll, describe, expect, test } from "vitest";
import { mint } from "../../../../packages/certs/test/lab/mint.ts";
import { openInChromium } from "../../../../test/chromium.ts";
import { describeApi } from "../../src/describe-api.ts";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { createTestPlatform } from "../create-test-platform.ts";
import { exampleRequests } from "../example-requests.ts";

/**
 * The TLS server of `example.com`, on loopback. The API finds it through its resolver and
 * its dialler.
 */
const { key: tlsKey, cert } = mint({ subject: [["CN", "example.com"]] });
const tls = createTlsServer({ key: tlsKey, cert }, (socket) => socket.end());
await new Promise<void>((listening) => tls.listen(0, "127.0.0.1", listening));
const tlsPort = (tls.address() as AddressInfo).port;

const { app, issue } = await createTestPlatform({
  unlimited: true,
  dependencies: {
    certs: {
      resolve: async () => [{ address: "93.184.216.34", family: 4 }],
      dial: (request) => dial({ ...request, address: "127.0.0.1", port: tlsPort }),
    },
  },
});
const { key } = await issue();
const server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await openInChromium(`${base}/docs`);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  tls.close();
});

const expected = exampleRequests(describeApi());
const samples = await readSamples(expected.length);

/**
 * The curl samples on the page, in order. The page renders each sample when it scrolls into view.
 */
async function readSamples(count: number): Promise<readonly string[]> {
  const found = await browser.evaluate(`(async () => {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const shown = new Map();
    for (let pass = 0; pass < 300 && shown.size < ${count}; pass++) {
      for (const code of document.querySelectorAll("pre, code")) {
        const text = code.innerText.trim();
        if (text.startsWith("curl ") && !shown.has(text)) {
          shown.set(text, code.getBoundingClientRect().top + scrollY);
        }
      }
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      scrollTo(0, atEnd ? 0 : scrollY + innerHeight);
      await wait(100);
    }
    return [...shown].sort((left, right) => left[1] - right[1]).map(([text]) => text);
  })()`);
  return found as readonly string[];
}

describe("the samples of /docs", () => {
  test("show each operation once, with the address of this server", () => {
    expect(samples).toHaveLength(expected.length);
    for (const sample of samples) expect(sample).toMatch(new RegExp(`^curl '?${base}/`));
  });

  test("succeed if they are run in the order of the page", async () => {
    const ids = new Map<string, string>();
    const failed: string[] = [];
    for (const sample of samples) {
      const pasted = [["YOUR_SECRET_TOKEN", key] as const, ...ids].reduce(
        (text, [shown, id]) => text.replaceAll(shown, id),
        sample,
      );
      const stdout = await output(`${pasted} --silent --write-out '\\n%{http_code}'`);
      const [, body = "", status] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? [];
      if (!status?.startsWith("2")) failed.push(`${pasted}\n${stdout}`);
      else rememberIds(sample, JSON.parse(body) as Record<string, unknown>, ids);
    }
    expect(failed).toEqual([]);
    expect(ids.size).toBe(3);
  });
});

/** Runs a command line as a shell does, and returns what it prints. */
function output(command: string): Promise<string> {
  return new Promise((resolve) => exec(command, (_error, stdout) => resolve(stdout)));
}

/** The page prints made-up ids. Each is replaced by the id of the previous answer. */
function rememberIds(
  sample: string,
  answer: Record<string, unknown>,
  ids: Map<string, string>,
): void {
  for (const [field, prefix] of [
    ["cart_id", "cart"],
    ["checkout_id", "chk"],
    ["order_id", "ord"],
  ] as const) {
    const shown = expected
      .map(({ path }) => new RegExp(`${prefix}_\\w+`).exec(path)?.[0])
      .find((id) => id !== undefined);
    const id = answer[field];
    if (shown !== undefined && typeof id === "string" && sample !== "") ids.set(shown, id);
  }
}
