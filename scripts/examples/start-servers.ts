import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type TLSSocket } from "node:tls";
import { dns, mint, utc } from "../../packages/certs/test/lab/mint.ts";
import { startFlakyApi } from "../../packages/client/test/flaky-api.ts";

/** A public address that `example.com` resolves to in the examples. Connections to it are redirected, so it is never dialled. */
const exampleAddress = "93.184.215.14";

/** Loaded before an example: `example.com` becomes a server on loopback, and every other address outside this machine fails. */
const redirect = `
import dns from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import net from "node:net";

dns.lookup = async () => [{ address: "${exampleAddress}", family: 4 }];
// Every connection of node:net and node:tls begins here, so nothing outside this machine is dialled.
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const [options, connected] = net._normalizeArgs(Array.isArray(given[0]) ? given[0] : given);
  const { host = "127.0.0.1" } = options;
  if (host === "${exampleAddress}") {
    const port = Number(process.env.TLS_PORT);
    return connect.call(this, { ...options, host: "127.0.0.1", port }, connected);
  }
  if (options.path === undefined && !/^(?:127\\.|localhost$)/.test(host)) {
    throw new Error("An example dials " + host);
  }
  return connect.apply(this, given);
};
syncBuiltinESMExports();

// In a browser, the page's own server has the data file.
const { fetch } = globalThis;
const { resolve } = createRequire(import.meta.url);
globalThis.fetch = async (address, ...rest) =>
  address === "/assets/vpic.bin.gz"
    ? new Response(await readFile(resolve("@almanac/vin-data/vpic.bin.gz")))
    : fetch(address, ...rest);
`;

/** Starts the servers that the examples ask: the API, and a TLS server for `example.com`. */
export async function startServers(folder: string) {
  const day = 86_400_000;
  const { cert, key } = mint({ notAfter: utc(Date.now() + 60 * day), sans: [dns("example.com")] });
  const sockets = new Set<TLSSocket>();
  const tls = createServer({ cert, key }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  });
  tls.listen(0, "127.0.0.1");
  await once(tls, "listening");
  const api = await startFlakyApi();
  writeFileSync(join(folder, "redirect.mjs"), redirect);
  return {
    environment: {
      API_KEY: api.key,
      API_URL: api.baseUrl,
      CHROMIUM: process.env.CHROMIUM ?? "/usr/bin/chromium",
      TLS_PORT: String((tls.address() as AddressInfo).port),
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      tls.close();
      void api.close();
    },
  };
}
