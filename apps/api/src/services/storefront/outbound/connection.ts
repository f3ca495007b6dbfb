import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { type AddressPolicy, type Resolve, resolveHost } from "@almanac/certs";

/** The target of a call: the allowed addresses, and how to connect to them. */
export interface OutboundTarget {
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
  /** The name for SNI and for checking the certificate. Empty if the host is an IP address. */
  readonly servername: string;
  readonly addresses: readonly string[];
}

/**
 * Checks a URL against the address policy of `@almanac/certs`. Only https on port 443 is allowed,
 * unless the allow-list names the host or its address.
 */
export async function checkTarget(
  url: URL,
  policy: AddressPolicy,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<OutboundTarget> {
  const secure = url.protocol === "https:";
  if (!secure && url.protocol !== "http:") throw new Error("Only https and http URLs are called.");
  if (url.username !== "" || url.password !== "")
    throw new Error("The URL must not contain credentials.");
  const { hostname, addresses } = await resolveHost(url.hostname, {
    allow: policy,
    resolve,
    signal,
  });
  // The URL parser removes the port if it is the default one.
  const usual = secure && url.port === "";
  const allowed = addresses
    .map(({ address }) => address)
    .filter((address) => usual || policy.isListed(hostname) || policy.isListed(address));
  if (allowed.length === 0) throw new Error("Only https on port 443 is called.");
  return {
    hostname,
    port: Number(url.port || (secure ? 443 : 80)),
    secure,
    servername: isIP(hostname) === 0 ? hostname : "",
    addresses: allowed,
  };
}

/** One connection to open. The address is an IP address that the policy has already checked. */
export interface OutboundConnection extends Pick<OutboundTarget, "port" | "servername" | "secure"> {
  readonly address: string;
  readonly signal: AbortSignal;
}

export type OutboundDial = (connection: OutboundConnection) => Promise<Socket>;

export const dial: OutboundDial = ({ address, port, servername, secure, signal }) =>
  new Promise((resolve, reject) => {
    const socket = secure
      ? connectTls({ host: address, port, servername, ALPNProtocols: ["http/1.1"] })
      : connect({ host: address, port });
    const onAbort = () => socket.destroy(new Error("The connection took too long."));
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
    // This listener stays after the promise has settled: a late error must not end the process.
    socket.on("error", reject);
    socket.once("close", () => signal.removeEventListener("abort", onAbort));
    socket.once(secure ? "secureConnect" : "connect", () => resolve(socket));
  });

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
export function sendRequest(
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
