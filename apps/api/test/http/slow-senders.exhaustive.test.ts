import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, test } from "vitest";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { closeGracefully } from "../../src/start/shutdown.ts";
import { createTestApp } from "../create-test-app.ts";

let server: Server;
let port: number;

beforeAll(async () => {
  server = await serve(createTestApp(), silentLog, { host: "127.0.0.1", port: 0 });
  port = (server.address() as AddressInfo).port;
});

afterAll(() => closeGracefully(server, { drainMs: 0, deadlineMs: 100 }));

const post = "POST /v1/calculate HTTP/1.1\r\nHost: localhost\r\n";

describe("slow senders are answered 408 and disconnected", () => {
  test.for([
    ["headers", `${post}X-Slow: `],
    ["a body", `${post}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"len`],
  ] as const)("while they send %s", { concurrent: true }, async ([, started], { expect }) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(started);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
