import { request as httpRequest, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** One request to send over a connection. */
export interface OutboundRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const maxBytes = 64 * 1024;

/** Sends one request over an open connection, reads the answer, and closes the connection. */
export function exchange(
  socket: Socket,
  url: URL,
  { method, headers, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const request = httpRequest({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      setHost: false,
      headers: { host: url.host, connection: "close", ...headers, ...length },
      signal,
    });
    request.on("error", reject);
    request.on("response", (response) => {
      read(response).then(resolve, reject);
    });
    request.end(body);
  }).finally(() => socket.destroy());
}

async function read(response: IncomingMessage): Promise<OutboundAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.byteLength;
    if (length > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(", ") : (value ?? ""),
  ]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}
