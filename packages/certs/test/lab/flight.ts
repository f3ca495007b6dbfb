/**
 * The first, unencrypted messages of a TLS 1.2 server, with any bytes in the place of its
 * certificate, or with no certificate (RFC 5246 7.4).
 */
export function serverFlight(
  certificate: Uint8Array | undefined,
  secureRenegotiation: boolean,
): Buffer {
  // Version 1.2, a random value, no session, TLS_RSA_WITH_AES_128_GCM_SHA256, no compression.
  const hello = [Buffer.of(3, 3), Buffer.alloc(32, 7), Buffer.of(0, 0, 0x9c, 0)];
  // An empty renegotiation_info (RFC 5746), or no extension at all.
  if (secureRenegotiation) hello.push(Buffer.of(0, 5, 0xff, 1, 0, 1, 0));
  const list = Buffer.concat(certificate ? [length(certificate.length, 3), certificate] : []);
  const messages = Buffer.concat([
    message(2, Buffer.concat(hello)),
    message(11, Buffer.concat([length(list.length, 3), list])),
    message(14, Buffer.alloc(0)),
  ]);
  return Buffer.concat([Buffer.of(22, 3, 3), length(messages.length, 2), messages]);
}

function message(type: number, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(type), length(body.length, 3), body]);
}

function length(size: number, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  bytes.writeUIntBE(size, 0, count);
  return bytes;
}
