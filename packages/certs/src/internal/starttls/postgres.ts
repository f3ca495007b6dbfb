import { type Dialogue, textOf } from "./dialogue.ts";
import { refused, unexpected } from "./lines.ts";

/** SSLRequest of the frontend/backend protocol: https://www.postgresql.org/docs/current/protocol-flow.html */
export function* postgres(): Dialogue {
  const answer = yield {
    send: Uint8Array.of(0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f),
    want: { bytes: 1 },
  };
  const letter = textOf(answer);
  if (letter === "N") throw refused("TLS");
  if (letter !== "S") throw unexpected("answer the request for TLS");
}
