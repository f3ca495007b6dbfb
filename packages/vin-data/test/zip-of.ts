import { deflateRawSync } from "node:zlib";

/**
 * A zip archive with one entry, without the directory at its end. The reader of dumps needs only
 * the entry.
 */
export function zipOf(name: string, text: string): Uint8Array {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name), deflateRawSync(text)]);
}
