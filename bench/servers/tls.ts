// An HTTPS server with a certificate of the kind that its argument names. It sends its port to
// the parent process. It answers over HTTP because the other packages report nothing without an
// HTTP answer.
import { createServer } from "node:https";
import { type KeyKind, mint } from "../../packages/certs/test/lab/mint.ts";

const { cert, key } = mint({ key: process.argv[2] as KeyKind });
const server = createServer({ cert, key }, (_request, response) => response.end());
server.on("tlsClientError", () => undefined);
server.listen(0, "127.0.0.1", 1024, () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? String(address.port) : "");
});
