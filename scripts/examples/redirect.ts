/**
 * A public address that `example.com` resolves to in the examples. Connections to it are
 * redirected, so it is never dialled.
 */
const exampleAddress = "93.184.215.14";

/**
 * Loaded before an example: `example.com` becomes a server on loopback, and every other address
 * outside this machine fails.
 */
export const redirect = `
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
    // The process ends here. A program could catch an error, and would then seem to have passed.
    process.stderr.write("An example dials " + host + "\\n");
    process.exit(1);
  }
  return connect.apply(this, given);
};
syncBuiltinESMExports();

// In a browser, the page's own server has the data file.
const { fetch } = globalThis;
const { resolve } = createRequire(import.meta.url);
globalThis.fetch = async (address, ...rest) =>
  address === "/assets/vpic-browser.bin.gz"
    ? new Response(await readFile(resolve("@almanac/vin-data/vpic-browser.bin.gz")))
    : fetch(address, ...rest);
`;
