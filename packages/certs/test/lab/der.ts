/** Writes DER, so that a test can create certificates that ordinary tools refuse to write. */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.of(tag, body.length), body]);
  const length = Buffer.from(body.length.toString(16).replace(/^(?=(?:..)*.$)/, "0"), "hex");
  return Buffer.concat([Buffer.of(tag, 0x80 | length.length), length, body]);
}

export const sequence = (...parts: readonly Uint8Array[]) => tlv(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]) => tlv(0x31, ...parts);
export const integer = (bytes: Uint8Array) => tlv(0x02, bytes);
export const octets = (bytes: Uint8Array) => tlv(0x04, bytes);
export const bits = (bytes: Uint8Array) => tlv(0x03, Buffer.of(0), bytes);
export const text = (tag: number, value: string) => tlv(tag, Buffer.from(value, "utf8"));

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const arcs = [first * 40 + second, ...rest].flatMap((arc) => {
    const bytes = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      bytes.unshift((left & 0x7f) | 0x80);
    }
    return bytes;
  });
  return tlv(0x06, Buffer.from(arcs));
}
