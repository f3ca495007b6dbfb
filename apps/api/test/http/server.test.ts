import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { closeGracefully } from "../../src/start/shutdown.ts";
import { createTestApp } from "../create-test-app.ts";

const parcel = JSON.stringify({
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "dhl",
});

let server: Server;
let port: number;

beforeAll(async () => {
  server = await serve(createTestApp(), silentLog, { host: "127.0.0.1", port: 0 });
  port = (server.address() as AddressInfo).port;
});

afterAll(() => closeGracefully(server, { drainMs: 0, deadlineMs: 100 }));

/** Sends bytes unchanged and reads until the server closes the connection. */
async function exchange(request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(request);
  return await text(socket);
}

const head = (path: string, headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
const json = "Content-Type: application/json";

describe("over a real connection, the server", () => {
  test("answers a valid request", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/calculate`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: parcel,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({
      carrier: "dhl",
      dimensionalWeightKg: 4.8,
      billableWeightKg: 5,
    });
  });

  test("answers HEAD without a body", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/carriers`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  test("refuses a body with too large a declared length before reading it", async () => {
    const answer = await exchange(head("/v1/calculate", [json, "Content-Length: 20000"]));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload_too_large"');
  });

  test("counts a chunked body as it arrives, and refuses it above the limit", async () => {
    const chunk = `1000\r\n${" ".repeat(0x1000)}\r\n`;
    const answer = await exchange(
      `${head("/v1/calculate", [json, "Transfer-Encoding: chunked"])}${chunk.repeat(6)}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("reads a chunked body within the limit", async () => {
    const chunk = `${parcel.length.toString(16)}\r\n${parcel}\r\n0\r\n\r\n`;
    const headers = [json, "Transfer-Encoding: chunked", "Connection: close"];
    expect(await exchange(head("/v1/calculate", headers) + chunk)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("accepts a batch that is larger than a plain body may be", async () => {
    const items = Array.from({ length: 300 }, () => JSON.parse(parcel));
    const response = await fetch(`http://127.0.0.1:${port}/v1/calculate/batch`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ items }),
    });
    expect(((await response.json()) as { results: unknown[] }).results).toHaveLength(300);
  });

  test("keeps serving after a client breaks off its body", async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(`${head("/v1/calculate", [json, "Content-Length: 100"])}{"len`);
    socket.destroy();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(response.status).toBe(200);
  });

  test.for([
    ["text that is not HTTP", "rubbish\r\n\r\n", 400],
    [
      "headers above the size limit",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ["a Host with a space", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    [
      "two Hosts",
      "GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n",
      400,
    ],
    [
      "the same Host twice",
      "GET / HTTP/1.1\r\nHost: localhost\r\nHOST: localhost\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    [
      "an unknown Expect header",
      "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\n\r\n",
      417,
    ],
    ["CONNECT", "CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n", 405],
    ["TRACE", "TRACE /v1/carriers HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405],
    [
      "a broken percent escape in the path",
      "GET /problems/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      404,
    ],
  ] as const)("answers with a problem: %s", async ([, request, status]) => {
    const answer = await exchange(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
    expect(answer).toContain(`"status":${status}`);
  });
});

describe("slow senders are disconnected", () => {
  // slow-senders.exhaustive.test.ts waits until these limits are reached.
  test("after the documented times", () => {
    expect(server).toMatchObject({ headersTimeout: 5_000, requestTimeout: 10_000 });
  });
});

describe("shutting down", () => {
  test("cuts connections with an incomplete body at the deadline", async () => {
    const other = await serve(createTestApp(), silentLog, { host: "127.0.0.1", port: 0 });
    const socket = connect((other.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`${head("/v1/calculate", [json, "Content-Length: 100"])}{"len`);
    const cut = once(socket, "close");
    await closeGracefully(other, { drainMs: 0, deadlineMs: 100 });
    await cut;
    expect(other.listening).toBe(false);
  });
});
