import { createServer, type Server, type Socket } from "node:net";
import {
  createSecureContext,
  createServer as createTlsServer,
  TLSSocket,
  type TlsOptions,
} from "node:tls";
import { onTestFinished } from "vitest";
import { type Minted, mint } from "./mint.ts";

/**
 * A test server: its port, how many sockets it has accepted and has open, and what it received
 * inside TLS.
 */
export interface Lab {
  readonly port: number;
  readonly connections: () => number;
  readonly open: () => number;
  /** Application bytes that arrived inside TLS. */
  readonly received: () => string;
}

let shared: Minted | undefined;
/** A valid certificate, shared by tests that are about something else. */
export const goodCertificate = () => {
  shared ??= mint();
  return shared;
};

type Staple = (certificate: Buffer, done: (error: Error | null, response: Buffer) => void) => void;

/**
 * Starts a TLS server on a free port of loopback. It stops when the test ends. `staple` gives the
 * OCSP response.
 */
export async function tlsServer(options: TlsOptions = {}, staple?: Staple): Promise<Lab> {
  const { cert, key } = goodCertificate();
  const given = options.cert || options.pfx || options.SNICallback ? {} : { cert, key };
  const heard: Buffer[] = [];
  const server = createTlsServer({ ...given, ...options }, (socket) => {
    socket.on("data", (bytes) => heard.push(bytes));
    socket.on("error", () => undefined);
  });
  server.on("tlsClientError", () => undefined);
  if (staple) {
    server.on("OCSPRequest", (certificate, _issuer, done) => staple(certificate, done));
  }
  return await listen(server, heard);
}

/** Starts a server that calls `talk` for each connection. */
export function rawServer(talk: (socket: Socket) => void): Promise<Lab> {
  return listen(
    createServer((socket) => {
      socket.on("error", () => undefined);
      talk(socket);
      // A socket that is not read never notices that its peer has closed.
      if (socket.listenerCount("data") === 0) socket.resume();
    }),
    [],
  );
}

/** Starts TLS on a socket after the unencrypted lines. */
export function upgrade(socket: Socket, minted: Minted = goodCertificate()): void {
  socket.removeAllListeners("data");
  const { cert, key } = minted;
  const secure = new TLSSocket(socket, {
    isServer: true,
    secureContext: createSecureContext({ cert, key }),
  });
  secure.on("error", () => undefined);
}

async function listen(server: Server, heard: readonly Buffer[]): Promise<Lab> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    port: address.port,
    connections: () => connections,
    open: () => sockets.size,
    received: () => Buffer.concat(heard).toString("latin1"),
  };
}

/** Waits until every socket of the server is closed. */
export async function allClosed(lab: Lab): Promise<boolean> {
  for (let tries = 0; tries < 100 && lab.open() > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return lab.open() === 0;
}
