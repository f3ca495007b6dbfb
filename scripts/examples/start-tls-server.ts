import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type TLSSocket } from "node:tls";
import { type MintOptions, mint } from "../../packages/certs/test/lab/mint.ts";

/** Starts a TLS server on a free port of the loopback address. Its certificate is self-signed. */
export async function startTlsServer(certificate: MintOptions) {
  const { cert, key } = mint(certificate);
  const sockets = new Set<TLSSocket>();
  const server = createServer({ cert, key }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: String((server.address() as AddressInfo).port),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
