import { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createIsVetted, type IsVetted } from "./vetted-addresses.ts";

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls to addresses that strangers name: no redirect is followed, and every address is vetted as it is dialled. */
export interface Outbound {
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<OutboundAnswer>;
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<OutboundAnswer>;
}

const timeoutMs = 2_000;
const maxBytes = 64 * 1024;

export function createOutbound(allow: readonly string[]): Outbound {
  const isVetted = createIsVetted(allow);
  return {
    get: (url, headers) =>
      call(url, { method: "GET", headers: { Accept: "application/json", ...headers } }, isVetted),
    post: (url, headers, body) => call(url, { method: "POST", headers, body }, isVetted),
  };
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function call(address: string, asked: Asked, isVetted: IsVetted): Promise<OutboundAnswer> {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return Promise.reject(new Error("only http and https addresses are called"));
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // The system's look-up is not asked about a literal address.
  if (isIP(host) !== 0 && !isVetted(host, host)) return Promise.reject(notVetted());
  const { method, headers, body } = asked;
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
      },
      agent: false,
      lookup: vettedLookup(isVetted),
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      read(response).then(resolve, reject);
    });
    request.end(body);
  });
}

/** The very addresses that were vetted are dialled: a name cannot change its mind in between. */
function vettedLookup(isVetted: IsVetted): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const vetted = addresses.filter(({ address }) => isVetted(address, host));
      const [first] = vetted;
      if (first === undefined) return callback(notVetted(), "");
      return options.all ? callback(null, vetted) : callback(null, first.address, first.family);
    });
  };
}

function notVetted(): NodeJS.ErrnoException {
  return new Error("the address rules forbid this target");
}

async function read(response: IncomingMessage): Promise<OutboundAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.byteLength;
    if (length > maxBytes) {
      response.destroy();
      throw new Error(`the answer has more than ${maxBytes} bytes`);
    }
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
