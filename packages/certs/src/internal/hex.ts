/** Writes each byte as two lower-case digits, with `separator` between the bytes. */
export function hex(bytes: Uint8Array, separator = ""): string {
  let text = "";
  for (const byte of bytes) text += (text === "" ? "" : separator) + hexByte(byte);
  return text;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
