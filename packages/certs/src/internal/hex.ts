/** Two lower-case digits a byte. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, hexByte).join("");
}

export function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
