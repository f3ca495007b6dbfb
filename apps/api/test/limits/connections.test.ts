import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, describe, test } from "vitest";
import { type ServeOptions, serve } from "../../src/http/serve.ts";
import { parseProxies } from "../../src/limits/client-address.ts";
import { type Connection, largestAbove } from "../../src/limits/connection.ts";
import { markKeyed } from "../../src/limits/connections.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { closeGracefully } from "../../src/start/shutdown.ts";
import { createTestPlatform, parcel } from "../create-test-platform.ts";
import { formType, type HalfSent, halfForm, jsonType, sendHalf } from "../half-sent.ts";

const servers: Server[] = [];
afterAll(() =>
  Promise.all(servers.map((server) => closeGracefully(server, { drainMs: 0, deadlineMs: 100 }))),
);

/** Starts an instance on a port. With `trust`, every peer counts as a trusted proxy. */
async function start(options: Pick<ServeOptions, "connectionLimits">, trust = false) {
  const trustedProxies = trust ? parseProxies("127.0.0.1") : undefined;
  const settings = { services: ["dimweight" as const], prelaunch: [], publicUrl: undefined };
  const instance = await createTestPlatform({
    maxInFlight: 4,
    dependencies: { settings: { ...settings, trustedProxies } },
  });
  const { app, metrics, issue } = instance;
  const server = await serve(app, silentLog, {
    host: "127.0.0.1",
    port: 0,
    trustedProxies,
    metrics,
    ...options,
  });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const { key } = await issue({ tier: "custom" });
  const call = async (headers: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/calculate`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-API-Key": key, ...headers },
      body: JSON.stringify(parcel),
    });
    await response.arrayBuffer();
    return response.status;
  };
  return { ...instance, port, key, call };
}

async function sendMany(port: number, count: number, beginning: string): Promise<HalfSent[]> {
  const all: HalfSent[] = [];
  // One after another, so that the first connections are the oldest.
  for (let index = 0; index < count; index += 1) all.push(await sendHalf(port, beginning));
  return all;
}

const states = (all: readonly HalfSent[]) => all.map((each) => each.isOpen());

test("above the limit of unread answers, the connections with the most are closed", ({
  expect,
}) => {
  const unread = new Map(
    [1, 60, 30, 2].map((bytes) => [{ bytes } as unknown as Connection, bytes] as const),
  );
  const closed = (limit: number) => largestAbove(unread, limit).map((each) => unread.get(each));
  expect(closed(93)).toEqual([]);
  expect(closed(92)).toEqual([60]);
  expect(closed(33)).toEqual([60]);
  expect(closed(32)).toEqual([60, 30]);
  expect(closed(0)).toEqual([60, 30, 2, 1]);
});

describe("answers that pipelined requests left unread", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  /** More than the kernel holds for one connection. */
  const longText = "x".repeat(24 * 1024 * 1024);

  /** Sends the requests at once and never reads. */
  async function sendUnread(paths: readonly string[], unreadBytes: number) {
    const { metrics } = await createTestPlatform();
    const responses: ServerResponse[] = [];
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use(async ({ env }, next) => {
      responses.push(env.outgoing);
      await next();
    });
    app.get("/long", (context) => context.text(longText));
    app.get("/never", () => new Promise<Response>(() => {}));
    const server = await serve(app as unknown as Hono, silentLog, {
      host: "127.0.0.1",
      port: 0,
      metrics,
      connectionLimits: { unreadBytes },
    });
    servers.push(server);
    const { socket } = await sendHalf((server.address() as AddressInfo).port, "");
    socket.pause();
    socket.write(paths.map(get).join(""));
    return { responses, metrics };
  }

  test("are kept as bytes outside the heap", async ({ expect }) => {
    const { responses } = await sendUnread(["/long", "/long"], Number.POSITIVE_INFINITY);
    await expect.poll(() => responses[1]?.writableLength).toBeGreaterThan(longText.length);
    const kept: { data: unknown }[] = Reflect.get(responses[1] ?? {}, "outputData");
    const texts = kept.map(({ data }) => (typeof data === "string" ? data.length : 0));
    expect(texts.reduce((sum, length) => sum + length, 0)).toBeLessThan(1_000);
  });

  test("are closed above the limit, even if the last request is still being answered", async ({
    expect,
  }) => {
    const { metrics } = await sendUnread(["/long", "/long", "/never"], 1);
    await expect
      .poll(() => metrics.render(), { timeout: 4_000 })
      .toContain("\nconnections_closed_total 1");
  });
});

describe("twenty requests that arrive together", () => {
  /** In how many turns of the event loop they are begun. */
  async function turnsFor(headers: string, isKeyValid = false): Promise<number> {
    let turn = 0;
    const turns: number[] = [];
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.get("/", ({ env, body }) => {
      if (isKeyValid) markKeyed(env.incoming);
      turns.push(turn);
      return body(null);
    });
    const address = { host: "127.0.0.1", port: 0 };
    const server = await serve(app as unknown as Hono, silentLog, address);
    servers.push(server);
    const request = `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
    const { socket } = await sendHalf((server.address() as AddressInfo).port, request);
    await once(socket, "data");
    turns.length = 0;
    socket.resume().write(request.repeat(20));
    while (turns.length < 20) {
      await new Promise((resolve) => setImmediate(resolve));
      turn += 1;
    }
    return new Set(turns).size;
  }

  test.for([
    ["without a key", ""],
    ["with a wrong key", "X-API-Key: wrong\r\n"],
    ["with a bearer token", "Authorization: Bearer wrong\r\n"],
  ] as const)("%s, have a turn each", async ([, headers], { expect }) => {
    expect(await turnsFor(headers)).toBe(20);
  });

  test("are not begun if their caller goes before their turn", async ({ expect }) => {
    let begun = 0;
    const app = new Hono().get("/", (context) => {
      begun += 1;
      return context.body(null);
    });
    const server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const arrived = once(server, "request");
    const { socket } = await sendHalf(port, request.repeat(20));
    const [{ socket: near }] = (await arrived) as [{ socket: Socket }];
    near.destroy();
    await once(socket, "close");
    await sendHalf(port, request).then((next) => once(next.socket, "data"));
    expect(begun).toBeLessThan(20);
  });

  test("with a valid key, wait for nobody", async ({ expect }) => {
    expect(await turnsFor("X-API-Key: valid\r\n", true)).toBeLessThan(20);
  });
});

// Concurrent, because these tests mostly wait for the server to close connections.
describe.concurrent("requests that are never sent completely", () => {
  test("do not count as in flight, so any number of them does not stop other callers from being answered", async ({
    expect,
  }) => {
    const { port, call, platform } = await start({});
    await sendMany(port, 30, halfForm("/early-access", [formType]));
    await sendMany(port, 30, halfForm("/v1/calculate", [jsonType, "X-API-Key: wrong"]));
    await sendMany(port, 30, "GET / HTTP/1.1\r\nHost: local");
    expect(platform.inFlight.count).toBe(0);
    expect(await call()).toBe(200);
    for (const path of ["/readyz", "/openapi.json", "/early-access"]) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    }
  });

  test.for([
    ["headers", "POST /early-access HTTP/1.1\r\nHost: local"],
    ["a body", halfForm("/early-access", [formType])],
    ["nothing", ""],
  ] as const)(
    "above the limit of waiting connections per address, the oldest that have sent part of %s are closed",
    async ([, beginning], { expect }) => {
      const { port, call, metrics } = await start({ connectionLimits: { waitingPerAddress: 3 } });
      const half = await sendMany(port, 5, beginning);
      await Promise.all(half.slice(0, 2).map(({ closed }) => closed));
      expect(states(half)).toEqual([false, false, true, true, true]);
      expect(half.map((each) => each.answered()).join("")).toBe("");
      expect(await metrics.render()).toContain("\nconnections_closed_total 2");
      expect(await call()).toBe(200);
    },
  );

  test("are not closed early on a connection that has carried a valid key", async ({ expect }) => {
    const { port, key } = await start({
      connectionLimits: { waitingPerAddress: 0 },
    });
    const keyed = await sendMany(
      port,
      1,
      halfForm("/v1/calculate", [jsonType, `X-API-Key: ${key}`]),
    );
    // This connection gets an answer, and is then used for a second request without a key.
    const usage = `GET /v1/usage HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`;
    const answered = await sendHalf(port, usage);
    await expect.poll(answered.answered).toContain('"used":0');
    answered.socket.write(halfForm("/early-access", [formType]));
    const strangers = await sendMany(port, 4, halfForm("/early-access", [formType]));
    await Promise.all(strangers.map(({ closed }) => closed));
    expect(states([...keyed, answered])).toEqual([true, true]);
  });

  test("above the limits of connections per address and in total, the oldest are closed at once", async ({
    expect,
  }) => {
    for (const connectionLimits of [{ perAddress: 3 }, { total: 3 }]) {
      const { port, call } = await start({ connectionLimits });
      const half = await sendMany(port, 5, halfForm("/early-access", [formType]));
      await Promise.all(half.slice(0, 2).map(({ closed }) => closed));
      expect(states(half).slice(-2)).toEqual([true, true]);
      expect(await call()).toBe(200);
    }
  });
});

describe.concurrent("behind a trusted proxy", () => {
  const from = (address: string) => `X-Forwarded-For: ${address}`;

  test("each client is counted separately, the proxy never, and requests with a valid key are not closed", async ({
    expect,
  }) => {
    const { port, key, call } = await start({ connectionLimits: { waitingPerAddress: 2 } }, true);
    const form = (address: string) => halfForm("/early-access", [formType, from(address)]);
    const idle = await sendMany(port, 4, "POST / HTTP/1.1\r\n");
    const patient = await sendMany(port, 2, form("203.0.113.2"));
    const keyed = await sendMany(
      port,
      4,
      halfForm("/v1/calculate", [jsonType, from("203.0.113.1:4711"), `X-API-Key: ${key}`]),
    );
    const greedy = await sendMany(port, 5, form("203.0.113.1"));
    await Promise.all(greedy.slice(0, 3).map(({ closed }) => closed));
    expect(states(greedy)).toEqual([false, false, false, true, true]);
    for (const each of [...idle, ...patient, ...keyed]) expect(each.isOpen()).toBe(true);
    expect(await call({ "X-Forwarded-For": "203.0.113.1" })).toBe(200);
  });

  test("a valid key on a shared connection does not protect the next caller's request", async ({
    expect,
  }) => {
    const { port, key } = await start({ connectionLimits: { waitingPerAddress: 0 } }, true);
    const usage = ["GET /v1/usage HTTP/1.1", "Host: localhost", from("203.0.113.1")];
    const shared = await sendHalf(port, [...usage, `X-API-Key: ${key}`, "", ""].join("\r\n"));
    await expect.poll(shared.answered).toContain('"used":0');
    shared.socket.write(halfForm("/early-access", [formType, from("203.0.113.9")]));
    await shared.closed;
  });
});
