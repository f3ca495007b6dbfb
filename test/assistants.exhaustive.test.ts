import { readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { tools } from "../apps/api/src/mcp/tools/index.ts";
import { createTestPlatform } from "../apps/api/test/create-test-platform.ts";
import { connect, startStdio } from "../apps/api/test/mcp/connect.ts";

const guide = readFileSync(new URL("../docs/assistants.md", import.meta.url), "utf8");
const configuration = guide.split("## Configuration")[1]?.split("\n## ")[0] ?? "";
const blocks = [
  ...configuration.matchAll(/### (.+?)(?: \(\[page\]\(\S+\)\))?\n\n```(\w+)\n([\s\S]*?)```/g),
].map(([, name = "", language = "", text = ""]) => ({ name, language, text }));

interface Server {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server that a snippet configures, in the format of its assistant. */
function serverOf({ language, text }: (typeof blocks)[number]): Server {
  if (language === "json" || language === "toml") {
    const document = language === "json" ? JSON.parse(text) : parseToml(text);
    const [servers] = Object.values(document as Record<string, Record<string, Server>>);
    return servers?.almanac ?? expect.fail(text);
  }
  const stdio = /^claude mcp add almanac -- (\S+) (.+)$/m.exec(text);
  if (stdio) return { command: stdio[1] ?? "", args: stdio[2]?.split(" ") ?? [] };
  const http = /--transport http almanac (\S+) --header "([^:]+): (.+)"/.exec(text);
  return { url: http?.[1] ?? "", headers: { [http?.[2] ?? ""]: http?.[3] ?? "" } };
}

describe("the configuration in docs/assistants.md", () => {
  test("has a snippet for each assistant", () => expect(blocks.length).toBeGreaterThanOrEqual(8));

  test.for(blocks)("$name starts a server that lists its tools", async (block) => {
    const { command, args = [], url, headers = {} } = serverOf(block);
    const names = tools.map(({ name }) => name);
    if (url !== undefined) {
      expect(new URL(url).pathname).toBe("/mcp");
      const { app, issue } = await createTestPlatform();
      const { key } = await issue();
      const sent = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace("YOUR_KEY", key),
      ]);
      const client = await connect(app, Object.fromEntries(sent));
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
      return;
    }
    // The package is not in a registry yet, so its command is started from the sources.
    expect([command, ...args.slice(0, 3)]).toEqual(["npx", "-y", "@almanac/cli", "mcp"]);
    const client = await startStdio(args.slice(3));
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
    await client.close();
  });
});

test("the table of tools in docs/assistants.md has every tool", () => {
  const listed = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(tools.map(({ name }) => name));
});

test("almanac mcp --services storefront offers the tools of the shop", async () => {
  const client = await startStdio(["--services", "storefront"]);
  const listed = (await client.listTools()).tools.map(({ name }) => name);
  expect(listed).toHaveLength(13);
  const profile = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
  const { structuredContent } = await client.callTool({
    name: "search_catalog",
    arguments: { meta: profile, catalog: { query: "saucepan" } },
  });
  expect(structuredContent).toMatchObject({ products: expect.any(Array) });
  await client.close();
});
