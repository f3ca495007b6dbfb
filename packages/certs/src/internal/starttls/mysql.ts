import type { Dialogue } from "./dialogue.ts";
import { refused, unexpected } from "./lines.ts";

const capabilitySsl = 0x0800;
// The client's capability flags: protocol 4.1, SSL, secure connection, plugin authentication.
const ownCapabilities = [0x00, 0x8a, 0x08, 0x00];

/** Handshake V10 and SSLRequest: https://dev.mysql.com/doc/dev/mysql-server/latest/page_protocol_connection_phase.html */
export function* mysql(): Dialogue {
  const header = yield { want: { bytes: 4 } };
  const length = (header[0] ?? 0) | ((header[1] ?? 0) << 8) | ((header[2] ?? 0) << 16);
  if (length < 1 || header[3] !== 0) throw unexpected("greet in the protocol of MySQL");
  const greeting = yield { want: { bytes: length } };
  if (greeting[0] !== 10) throw unexpected("greet with version 10 of the protocol");
  // After the version text come: connection id (4 bytes), scramble (8), a zero, the lower two bytes of the capabilities.
  const capabilities = greeting.indexOf(0, 1) + 1 + 13;
  const lower = (greeting[capabilities] ?? 0) | ((greeting[capabilities + 1] ?? 0) << 8);
  if ((lower & capabilitySsl) === 0) throw refused("TLS");
  const request = [0x20, 0, 0, 1, ...ownCapabilities, 0, 0, 0, 1, 0x2d];
  yield { send: Uint8Array.from([...request, ...new Array<number>(36 - request.length).fill(0)]) };
}
