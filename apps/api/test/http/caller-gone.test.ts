import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { allClosed, type Lab, rawServer } from "../../../../packages/certs/test/lab/servers.ts";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import type { CertsDependencies } from "../../src/services/certs/settings.ts";
import { createTestApp } from "../create-test-app.ts";
import { generations, startStdio } from "../mcp/connect.ts";
import { certificatesLab } from "../services/certs-lab.ts";

// A server that accepts connections and says nothing holds a lookup for ten seconds, and a profile
// for two.
const silentServer = () => rawServer(() => undefined);
const inspect = { name: "inspect_certificate" } as const;
const target = ({ port }: Lab) => ({ hostname: "127.0.0.1", port });
const lookup = ({ port }: Lab) => `/v1/certificates?hostname=127.0.0.1&port=${port}`;

async function start(certs: Partial<CertsDependencies> = {}): Promise<string> {
  const app = createTestApp({
    certs: { ...certificatesLab, ...certs },
    storefront: { settings: { negotiation: "fetch", allow: ["127.0.0.0/8"] } },
  });
  const server: Server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Sends a request, and returns what closes its connection. */
function send(url: string, init: RequestInit = {}): () => void {
  const gone = new AbortController();
  fetch(url, { ...init, signal: gone.signal }).catch(() => undefined);
  return () => gone.abort();
}

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

async function until(met: () => boolean) {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("the connection to a third party is closed when the caller", () => {
  test("of one lookup has gone", async () => {
    const lab = await silentServer();
    const leave = send((await start()) + lookup(lab));
    await until(() => lab.open() === 1);
    leave();
    expect(await allClosed(lab)).toBe(true);
  });

  test("of a batch has gone, and no other row is looked up", async () => {
    const lab = await silentServer();
    const items = Array.from({ length: 30 }, (_, row) => ({
      ...target(lab),
      servername: `row-${row}.test`,
    }));
    const leave = send(`${await start()}/v1/certificates/batch`, post({ items }));
    await until(() => lab.open() === 10);
    leave();
    expect(await allClosed(lab)).toBe(true);
    expect(lab.connections()).toBe(10);
  });

  test("who waits for a name has gone: the resolver is told", async () => {
    let asked: AbortSignal | undefined;
    const base = await start({
      resolve: (_, { signal }) => {
        asked = signal;
        return new Promise(() => undefined);
      },
    });
    const leave = send(`${base}/v1/certificates?hostname=slow.example`);
    await until(() => asked !== undefined);
    leave();
    await until(() => asked?.aborted === true);
  });

  test("is the last of those who share the lookup, and later ones get a new one", async () => {
    const lab = await silentServer();
    const base = await start();
    const leaveFirst = send(base + lookup(lab));
    await until(() => lab.open() === 1);
    const leaveSecond = send(base + lookup(lab));
    await fetch(`${base}/livez`);
    leaveFirst();
    await fetch(`${base}/livez`);
    expect({ open: lab.open(), all: lab.connections() }).toEqual({ open: 1, all: 1 });
    leaveSecond();
    expect(await allClosed(lab)).toBe(true);
    const leaveThird = send(base + lookup(lab));
    await until(() => lab.connections() === 2);
    leaveThird();
    expect(await allClosed(lab)).toBe(true);
  });

  test("of a request with an agent's profile has gone", async () => {
    const lab = await silentServer();
    const profile = `http://127.0.0.1:${lab.port}/profile`;
    const leave = send(
      `${await start()}/ucp/carts`,
      post({ line_items: [] }, { "UCP-Agent": `profile="${profile}"`, "Idempotency-Key": "a" }),
    );
    await until(() => lab.open() === 1);
    leave();
    expect(await allClosed(lab)).toBe(true);
  });
});

describe.for(generations)("over MCP of revision %s", ([revision, versionNegotiation]) => {
  const connect = async (base: string) => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)));
    onTestFinished(() => client.close());
    return client;
  };

  test("a cancelled call over HTTP ends its lookup", async () => {
    const lab = await silentServer();
    const client = await connect(await start());
    const stop = new AbortController();
    const call = client.callTool({ ...inspect, arguments: target(lab) }, { signal: stop.signal });
    const ended = expect(call).rejects.toThrow();
    await until(() => lab.open() === 1);
    stop.abort();
    await ended;
    expect(await allClosed(lab)).toBe(true);
  });

  test("a closed connection ends the lookup", async () => {
    const lab = await silentServer();
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call" };
    const params = { ...inspect, arguments: target(lab) };
    const headers = { Accept: "application/json, text/event-stream" };
    const leave = send(`${await start()}/mcp`, post({ ...message, params }, headers));
    await until(() => lab.open() === 1);
    leave();
    expect(await allClosed(lab)).toBe(true);
  });

  test("a cancelled call over stdio ends its lookup", async () => {
    const lab = await silentServer();
    const client = await startStdio([], versionNegotiation);
    onTestFinished(() => client.close());
    const stop = new AbortController();
    const call = client.callTool({ ...inspect, arguments: target(lab) }, { signal: stop.signal });
    const ended = expect(call).rejects.toThrow();
    await until(() => lab.open() === 1);
    stop.abort();
    await ended;
    expect(await allClosed(lab)).toBe(true);
    expect(revision).toMatch(/^20/);
  });
});

test("a call is cancelled only if one call of the caller has this id", async () => {
  const lab = await silentServer();
  const base = await start();
  const headers = { Accept: "application/json, text/event-stream" };
  const call = (servername: string) =>
    send(
      `${base}/mcp`,
      post(
        {
          jsonrpc: "2.0",
          id: 7,
          method: "tools/call",
          params: { ...inspect, arguments: { ...target(lab), servername } },
        },
        headers,
      ),
    );
  const cancel = (requestId: unknown) =>
    fetch(
      `${base}/mcp`,
      post({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } }, headers),
    );
  const leave = [call("a.test"), call("b.test")];
  await until(() => lab.open() === 2);
  for (const id of [7, "7", 8, null, { id: 7 }]) await cancel(id);
  expect(lab.open()).toBe(2);
  leave[0]?.();
  await until(() => lab.open() === 1);
  await cancel("7");
  expect(lab.open()).toBe(1);
  await cancel(7);
  expect(await allClosed(lab)).toBe(true);
});
