import { createDecoder, type Decoder, type DecoderOptions, VinError } from "../index.ts";
import { damagedFile, dataError, vpicFile } from "../internal/vpic/data-error.ts";

/**
 * Creates a decoder in a browser or an edge worker, from the address of
 * `vpic-browser.bin.gz` of `@almanac/vin-data` or from its bytes, packed or unpacked. The file has
 * 2.5 MB; the platform unpacks it. `vpic.bin.gz`, of 3.6 MB, can be loaded too: explanations then
 * have all variables of NHTSA.
 *
 * @example
 * const { decodeVin } = await loadDecoder("/assets/vpic-browser.bin.gz");
 *
 * @throws {VinError} `missing_data` if the address does not answer or the platform does not unpack
 * the file here, `damaged_data` if the answer is not that file.
 */
export async function loadDecoder(
  source: string | URL | Uint8Array<ArrayBuffer> | ArrayBuffer,
  options: DecoderOptions = {},
): Promise<Decoder> {
  return createDecoder(await unpack(await read(source)), options);
}

async function read(
  source: string | URL | Uint8Array<ArrayBuffer> | ArrayBuffer,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  try {
    const response = await fetch(source);
    if (!response.ok) throw unloaded(source, `answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof VinError ? error : unloaded(source, "could not be fetched", error);
  }
}

function unloaded(source: string | URL, how: string, cause?: unknown): VinError {
  const what = `${vpicFile} could not be loaded: ${source} ${how}.`;
  return dataError("missing_data", `${what} Serve the file at that address.`, cause);
}

/** A file that was served with a content encoding is already unpacked. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = unpackingStream(bytes);
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw damagedFile({ file: vpicFile }, "it cannot be unpacked", error);
  }
}

/**
 * Nothing has been read yet, so an error here comes from the platform and not from the bytes.
 * workerd refuses streams outside a handler.
 */
function unpackingStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  try {
    return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw dataError(
      "missing_data",
      `${vpicFile} cannot be unpacked here: ${reason} ` +
        "Edge workers can unpack only while they handle a request: load it there, or pass unpacked bytes.",
      error,
    );
  }
}
