import { createDecoder, type Decoder, type DecoderSettings } from "../index.ts";

/**
 * Makes a decoder in a browser or an edge worker, from the address of `vpic.bin.gz` of `@almanac/vin-data` or from its
 * bytes, packed or unpacked. 2.1 MB are fetched; the platform unpacks them.
 *
 * @example
 * const { decodeVin } = await loadDecoder("/assets/vpic.bin.gz");
 *
 * @throws {Error} when the address does not answer, {TypeError} when what comes is not that file.
 */
export async function loadDecoder(
  source: string | URL | Uint8Array<ArrayBuffer> | ArrayBuffer,
  settings: DecoderSettings = {},
): Promise<Decoder> {
  return createDecoder(await unpack(await read(source)), settings);
}

async function read(
  source: string | URL | Uint8Array<ArrayBuffer> | ArrayBuffer,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  const response = await fetch(source);
  if (!response.ok) {
    throw new Error(`${source} answered ${response.status}; the VIN tables could not be loaded.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Whoever serves the file with a content encoding has had it unpacked already. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
