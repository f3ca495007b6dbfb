import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createTestPlatform } from "../../../apps/api/test/create-test-platform.ts";

/**
 * The fault of one request. `lost`: the API does the work, and the connection breaks before the
 * answer. `cut`: it breaks in the middle of the answer. `refused`: it breaks before the API sees
 * the request. `limited`: 429 instead of the answer. `gateway`: 502 of a proxy. `pass`: nothing.
 */
export type Fault = "lost" | "cut" | "refused" | "limited" | "gateway" | "pass";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** The fault, or the status of the answer. */
  readonly outcome: Fault | number;
}

/**
 * A complete API on loopback, behind a connection that breaks on demand: each request takes the
 * next fault of a list.
 */
export async function startFlakyApi(origin?: string) {
  const instance = await createTestPlatform({
    unlimited: true,
    environment: origin === undefined ? {} : { ALMANAC_CORS_ORIGINS: origin },
  });
  const { key } = await instance.issue();
  const faults: Fault[] = [];
  const seen: SeenRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/" } = request;
    const body = await text(request);
    const isPreflight = method === "OPTIONS";
    const fault = isPreflight ? undefined : faults.shift();
    const answer =
      fault === "refused" || fault === "limited" || fault === "gateway"
        ? undefined
        : await instance.app.request(path, {
            method,
            headers: request.headers as Record<string, string>,
            ...(body === "" ? {} : { body }),
          });
    if (!isPreflight) {
      seen.push({
        method,
        path,
        idempotencyKey: request.headers["idempotency-key"] as string | undefined,
        ifNoneMatch: request.headers["if-none-match"],
        outcome: fault === undefined || fault === "pass" ? (answer?.status ?? 0) : fault,
      });
    }
    if (fault === "refused" || fault === "lost") {
      request.socket.destroy();
      return;
    }
    const cors = origin === undefined ? {} : { "Access-Control-Allow-Origin": origin };
    if (fault === "limited") {
      response.writeHead(429, {
        ...cors,
        "Access-Control-Expose-Headers": "Retry-After",
        "Content-Type": "application/problem+json",
        "Retry-After": "1",
      });
      response.end(JSON.stringify({ code: "rate_limited", status: 429, title: "", detail: "" }));
      return;
    }
    if (answer === undefined) {
      response.writeHead(502, { ...cors, "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
      return;
    }
    const sent = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (fault === "cut") {
      response.write(sent.subarray(0, sent.byteLength / 2), () => request.socket.destroy());
    } else response.end(sent);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    key,
    /** The faults of the next requests, in order. */
    faults,
    /** Every request that arrived, in order, without preflights. */
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
