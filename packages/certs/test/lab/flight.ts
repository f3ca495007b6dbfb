export interface Flight {
  /** Whether the server knows RFC 5746; default: it does. */
  readonly secureRenegotiation?: boolean;
  /** The version and the cipher suite; default: TLS 1.2, TLS_RSA_WITH_AES_128_GCM_SHA256. */
  readonly version?: number;
  readonly suite?: number;
  /** More extensions of the ServerHello. */
  readonly extensions?: Uint8Array;
}

/**
 * The first, unencrypted messages of a server up to TLS 1.2, with any bytes in the place of its
 * certificates (RFC 5246 7.4).
 */
export function serverFlight(certificates: readonly Uint8Array[], flight: Flight = {}): Buffer {
  const { secureRenegotiation = true, version = 0x0303, suite = 0x009c } = flight;
  // An empty renegotiation_info (RFC 5746), or no extension at all.
  const extensions = Buffer.concat([
    ...(secureRenegotiation ? [Buffer.of(0xff, 1, 0, 1, 0)] : []),
    flight.extensions ?? Buffer.alloc(0),
  ]);
  const hello = Buffer.concat([
    length(version, 2),
    // A random value, no session, the suite, no compression.
    Buffer.alloc(32, 7),
    Buffer.of(0),
    length(suite, 2),
    Buffer.of(0),
    ...(extensions.length > 0 ? [length(extensions.length, 2), extensions] : []),
  ]);
  const list = Buffer.concat(certificates.flatMap((each) => [length(each.length, 3), each]));
  const messages = Buffer.concat([
    message(2, hello),
    message(11, Buffer.concat([length(list.length, 3), list])),
    message(14, Buffer.alloc(0)),
  ]);
  return Buffer.concat([Buffer.of(22), length(version, 2), length(messages.length, 2), messages]);
}

function message(type: number, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(type), length(body.length, 3), body]);
}

function length(size: number, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  bytes.writeUIntBE(size, 0, count);
  return bytes;
}
