// An HTTP route that makes a handshake with the TLS server that its query names, and answers
// about as many bytes as a certificate report has. It checks nothing. It sends its address to the
// parent process.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handshake } from "./handshake.ts";

const body = JSON.stringify({ report: "x".repeat(980) });
const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
  await handshake(Number(searchParams.get("port")));
  response.writeHead(200, { "Content-Type": "application/json" }).end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
