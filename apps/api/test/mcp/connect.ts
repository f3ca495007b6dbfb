import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Hono } from "hono";

/** Both generations of the protocol: the one with a handshake, and the one without. */
export const generations = [
  ["2025-11-25", { mode: "legacy" }],
  ["2026-07-28", { mode: "auto" }],
] as const;

type Negotiation = (typeof generations)[number][1];

/** Connects a client of the public SDK to `/mcp` of an app in this process. */
export async function connect(
  app: Pick<Hono, "request">,
  headers: Readonly<Record<string, string>>,
  versionNegotiation: Negotiation = generations[1][1],
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    fetch: async (url, init) => {
      const sent = new Headers(init?.headers);
      for (const [name, value] of Object.entries(headers)) sent.set(name, value);
      return app.request(String(url), { ...init, headers: sent } as RequestInit);
    },
  });
  await client.connect(transport);
  return client;
}

const commandLine = new URL("../../../cli/src/main.ts", import.meta.url).pathname;

/** Starts `almanac mcp` in a separate process, and connects a client of the public SDK to it. */
export async function startStdio(
  args: readonly string[] = [],
  versionNegotiation: Negotiation = generations[1][1],
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation });
  const parameters = { command: process.execPath, args: [commandLine, "mcp", ...args] };
  await client.connect(new StdioClientTransport(parameters));
  return client;
}

/** The refusal that a tool call reports to the assistant. */
export function refusalIn(result: object): { readonly code: string; readonly detail: string } {
  const { isError, content } = result as { isError?: boolean; content: { text: string }[] };
  if (!isError) throw new Error(`not refused: ${JSON.stringify(result)}`);
  return JSON.parse(content[0]?.text ?? "") as { code: string; detail: string };
}
