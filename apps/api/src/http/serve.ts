import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { BlockList, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { requestIdOf } from "../incoming-request.ts";
import { type ConnectionLimits, Connections } from "../limits/connections.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import { type Problem, problemContentType, problemResponse } from "../problems/problem.ts";
import { type PlatformCode, platformProblem } from "../problems/problem-kinds.ts";
import { apiHeaders } from "../security-headers.ts";

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly isDraining?: () => boolean;
  readonly trustedProxies?: BlockList | undefined;
  readonly metrics?: Metrics;
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

/**
 * Starts listening. Requests that Node's own parser refuses are also answered with problem+json.
 */
export function serve(
  app: Hono,
  log: Log,
  { host, port, isDraining = () => false, trustedProxies, metrics, connectionLimits }: ServeOptions,
): Promise<Server> {
  const connections = new Connections({
    trustedProxies,
    limits: connectionLimits,
    onClose: () => metrics?.connectionClosed(),
  });
  const listener = requestListener(app, log);
  const server = createServer(
    // Headers and body must arrive within these times, so that slow senders cannot pile up.
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      // By default, Node checks for late senders only every thirty seconds.
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // Otherwise Node would answer a request without Host itself. The adapter refuses it with
      // a problem.
      requireHostHeader: false,
      ServerResponse: responseClass(isDraining),
    },
    (incoming, outgoing) => {
      const turn = connections.begin(incoming, outgoing);
      if (hasTwoHosts(incoming)) answerTwoHosts(outgoing);
      else if (turn === undefined) void listener(incoming, outgoing);
      else void turn.then(() => beginAfterTurn(listener, incoming, outgoing));
    },
  );
  connections.watch(server);
  server.on("clientError", answerClientError);
  // Without a listener Node closes the connection without an answer.
  server.on("connect", (_request, socket) => {
    const detail = "CONNECT is not allowed here: this server is no proxy.";
    answerOnSocket(
      socket,
      platformProblem("method_not_allowed", detail).problem,
      "Allow: GET, HEAD\r\n",
    );
  });
  server.on("checkExpectation", (_request, response) => {
    const { problem } = platformProblem(
      "expectation_failed",
      "Only Expect: 100-continue is supported.",
    );
    response.writeHead(417, { "Content-Type": problemContentType, Connection: "close" });
    response.end(JSON.stringify(problem));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

/** A caller who has gone before the turn gets no work done. */
async function beginAfterTurn(
  listener: ReturnType<typeof getRequestListener>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!incoming.socket.destroyed) await listener(incoming, outgoing);
}

function requestListener(app: Hono, log: Log): ReturnType<typeof getRequestListener> {
  return getRequestListener(app.fetch, {
    errorHandler: (error) => {
      const refused = error instanceof Error && error.name === "RequestError";
      if (!refused)
        log.error({ error: error instanceof Error ? error.name : "unknown" }, "unexpected error");
      return problemResponse(
        refused
          ? platformProblem(
              "malformed_http",
              "The address or the Host header of the request is not valid.",
            )
          : platformProblem("internal", "Something broke on our side."),
        requestIdOf(null),
      );
    },
  });
}

/**
 * Of several Host headers Node keeps the first one; a proxy on the way may keep the last one (RFC
 * 9112, section 3.2).
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function answerTwoHosts(outgoing: ServerResponse): void {
  const { problem } = platformProblem(
    "malformed_http",
    "A request must have exactly one Host header.",
  );
  outgoing.writeHead(problem.status, {
    ...apiHeaders,
    "Content-Type": problemContentType,
    Connection: "close",
  });
  outgoing.end(JSON.stringify({ ...problem, instance: requestIdOf(null) }));
}

/**
 * From this size on, an answer is kept as bytes. A text that waits for a slow reader would stay in
 * the heap of V8, which grows to several times what is in use before the text is freed.
 */
const longTextCharacters = 16_384;

/**
 * While draining, closes the connection after each answer, even if the request arrived before
 * draining began. Sends long texts as bytes.
 */
function responseClass(isDraining: () => boolean): typeof ServerResponse {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(...parameters: readonly unknown[]): this {
      if (isDraining()) this.shouldKeepAlive = false;
      // The overloads of `writeHead` have no common list of parameters. All are passed on as
      // they came.
      return super.writeHead(...(parameters as Parameters<ServerResponse["writeHead"]>));
    }

    override end(...parameters: readonly unknown[]): this {
      const [body, ...rest] = parameters;
      const isLong = typeof body === "string" && body.length >= longTextCharacters;
      const sent = isLong ? [new TextEncoder().encode(body), ...rest] : parameters;
      return super.end(...(sent as Parameters<ServerResponse["end"]>));
    }
  };
}

function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = clientErrorCodes[error.code ?? ""] ?? "malformed_http";
  const { problem } = platformProblem(
    code,
    clientErrorDetails[code] ?? "The request could not be read as HTTP.",
  );
  answerOnSocket(socket, problem);
}

/** Answers where Node gives no response object, and closes the connection. */
function answerOnSocket(socket: Duplex, problem: Problem, headers = ""): void {
  const body = JSON.stringify({ ...problem, instance: requestIdOf(null) });
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: ${problemContentType}\r\n${headers}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const clientErrorCodes: Readonly<Record<string, PlatformCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

const clientErrorDetails: Readonly<Partial<Record<PlatformCode, string>>> = {
  request_timeout: "Headers must arrive within 5 seconds and the whole request within 10.",
  headers_too_large: "All header fields together may have at most 16 KiB.",
};
