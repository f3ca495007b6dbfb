import { readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { tools } from "../apps/api/src/mcp/tools/index.ts";
import { createTestPlatform } from "../apps/api/test/create-test-platform.ts";
import { connect, startStdio } from "../apps/api/test/mcp/connect.ts";
import { blocksHeldBy } from "../scripts/examples/blocks/blocks-held-by.ts";

const guide = readFileSync(new URL("../docs/assistants.md", import.meta.url), "utf8");
const blocks = blocksHeldBy("test/assistants.exhaustive.test.ts").map((block) => ({
  ...block,
  heading: headingAbove(block.line),
}));

/** The heading names the assistant and the file that it reads. */
function headingAbove(line: number): string {
  const above = guide.split("\n").slice(0, line);
  const heading = above.findLast((each) => each.startsWith("### "));
  return heading?.slice("### ".length) ?? expect.fail(`no heading above ${line}`);
}

/** The field in which an assistant lists its servers, by the file that it reads. */
const fields: readonly (readonly [file: string, field: string])[] = [
  ["claude_desktop_config.json", "mcpServers"],
  [".vscode/mcp.json", "servers"],
  [".cursor/mcp.json", "mcpServers"],
  ["settings.json", "context_servers"],
  ["config.toml", "mcp_servers"],
];

interface Server {
  readonly type?: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server that a snippet configures, in the format of its assistant. */
function serverOf({ heading, language, text }: (typeof blocks)[number]): Server {
  if (language === "sh") return serverOfCommand(text);
  const document: unknown = language === "toml" ? parseToml(text) : JSON.parse(text);
  const [, field = ""] = fields.find(([file]) => heading.includes(file)) ?? [];
  const servers = (document as Readonly<Record<string, Readonly<Record<string, Server>>>>)[field];
  const server = servers?.almanac ?? expect.fail(`${heading} has no ${field}.almanac`);
  // VS Code requires the type. The other assistants have no such field.
  const type = server.url === undefined ? "stdio" : "http";
  expect(server.type).toBe(heading.includes("VS Code") ? type : undefined);
  return server;
}

function serverOfCommand(text: string): Server {
  const stdio = /^claude mcp add almanac -- (\S+) (.+)\n$/.exec(text);
  if (stdio) return { command: stdio[1] ?? "", args: stdio[2]?.split(" ") ?? [] };
  const [, url = expect.fail(text), header = "", value = ""] =
    /^claude mcp add --transport http almanac (\S+) --header "([^:]+): (.+)"\n$/.exec(text) ?? [];
  return { url, headers: { [header]: value } };
}

describe("the configuration in docs/assistants.md", () => {
  test("has a snippet for each assistant", () => expect(blocks).toHaveLength(8));

  test.for(blocks)("$heading starts a server that lists its tools", async (block) => {
    const { command, args = [], url, headers = {} } = serverOf(block);
    const names = tools.map(({ name }) => name);
    if (url !== undefined) {
      expect(url).toBe("http://127.0.0.1:8787/mcp");
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
