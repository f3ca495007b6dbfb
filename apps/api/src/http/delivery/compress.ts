import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content encodings that this server produces, the smaller one first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Below this size, compression saves less than the headers cost. */
export const compressibleBytes = 1_024;

/** Above this size, the best brotli levels take seconds, and save little. */
const largeBytes = 500_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Chooses the encoding by the header Accept-Encoding (RFC 9110 section 12.5.3). */
export function chooseEncoding(
  accepted: string | null,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  if (accepted === null) return undefined;
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const [best] = offered
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((left, right) => weightOf(right) - weightOf(left));
  return best;
}

/** Compresses what is sent many times. */
export async function compressOnce(
  content: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "gzip") return bytesOf(await toGzip(content, { level: 9 }));
  const quality = content.length > largeBytes ? 7 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return bytesOf(await toBrotli(content, { params }));
}

/** Compresses an answer that is sent once. The work is done outside the main thread. */
export async function gzipNow(text: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await toGzip(text, { level: 5 }));
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
