import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hono } from "hono";
import { serve } from "../src/http/serve.ts";
import type { Log } from "../src/observe/log.ts";

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  /** Sent in this order. A name may occur twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  /** Names and values of all header fields, in order. */
  readonly headers: readonly string[];
  readonly text: string;
}

/**
 * Serves the app on a free port and calls it over real connections, because only there a header can
 * occur twice.
 */
export async function listenRaw(app: Hono, log: Log) {
  const server = await serve(app, log, { host: "127.0.0.1", port: 0 });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    send: (asked: RawRequest) => send(asked, port, agent),
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(raw: RawRequest, port: number, agent: Agent): Promise<RawAnswer> {
  const { method, path, headers, body } = raw;
  const length = body === undefined ? [] : ["Content-Length", String(Buffer.byteLength(body))];
  return new Promise((resolve, reject) => {
    const asked = request({
      host: "127.0.0.1",
      port,
      agent,
      method,
      path,
      // A list is sent unchanged, without the header fields that Node would add.
      headers: ["Host", `127.0.0.1:${port}`, ...headers.flat(), ...length],
    });
    asked.on("error", (error) => {
      // The server closes a connection whose last body it did not read. The client learns that when
      // it uses it again.
      if (asked.reusedSocket && "code" in error && error.code === "ECONNRESET") {
        resolve(send(raw, port, agent));
      } else reject(error);
    });
    asked.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers["content-type"],
          headers: response.rawHeaders,
          text,
        }),
      );
    });
    asked.end(body);
  });
}
