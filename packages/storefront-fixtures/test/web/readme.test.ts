import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import readme from "../../README.md?raw";
import * as api from "../../src/index.ts";
import { createFetchHandler } from "../../src/web/fetch.ts";
import { mswHandlers } from "../../src/web/msw.ts";
import { playwrightRoute, type RouteLike } from "../../src/web/playwright.ts";
import { createUcpHandler } from "../../src/web/ucp.ts";
import { storeTest } from "../../src/web/vitest.ts";

const codeIn = (language: string) =>
  Array.from(readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g")), (match) =>
    (match[1] ?? "").replace(/^import .*$/gm, ""),
  );
const blocks = codeIn("ts").filter((code) => code.includes("await"));

/** What a page of Playwright does with a route, without a browser. */
function createPage() {
  let handle: ((route: RouteLike) => Promise<void>) | undefined;
  return {
    route: async (_: string, handler: (route: RouteLike) => Promise<void>) => {
      handle = handler;
    },
    visit: (url: string) =>
      new Promise((resolve, reject) => {
        const request = () => ({
          url: () => url,
          method: () => "GET",
          headers: () => ({}),
          postData: () => null,
        });
        handle?.({
          request,
          fulfill: async (response) => resolve(response),
          abort: async (code) => reject(new Error(code)),
        }).catch(reject);
      }),
  };
}

const names = {
  ...api,
  createFetchHandler,
  createUcpHandler,
  mswHandlers,
  playwrightRoute,
  setupServer,
};

test("the README shows each way into a test", () => {
  expect(blocks.length).toBe(4);
});

test.for(blocks.map((code, index) => ({ code, index })))(
  "README example $index of a test",
  async ({ code }) => {
    const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    const run = new Function(
      "check",
      "page",
      ...Object.keys(names),
      `return (async () => {${body}})();`,
    );
    await run(expect, createPage(), ...Object.values(names));
  },
);

const scripts = codeIn("js");

test("the README's client of the MCP SDK lists the tools", async () => {
  const [code = ""] = scripts.filter((script) => script.includes("new Client"));
  const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  const ucp = createUcpHandler(api.createStore());
  const run = new Function(
    "check",
    "ucp",
    "Client",
    "StreamableHTTPClientTransport",
    `return (async () => {${body}})();`,
  );
  expect(body).toContain("check(");
  await run(expect, ucp, Client, StreamableHTTPClientTransport);
});

// The example for Vitest defines a test of its own, which runs here.
for (const code of scripts.filter((script) => script.includes("storeTest"))) {
  new Function("storeTest", "expect", code)(storeTest, expect);
}
