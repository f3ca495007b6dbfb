import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HeaderSource } from "../incoming-request.ts";
import {
  type ProblemError,
  problemBody,
  problemHeaders,
  problemResponse,
} from "../problems/problem.ts";

/**
 * Answers with a text that was made for this request, compressed if it is long and the caller
 * accepts that. A long text becomes bytes at once, because V8 frees texts late.
 */
export async function sendText(
  request: HeaderSource,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const isLong = text.length >= compressibleBytes;
  const encoding = isLong ? chooseEncoding(request.get("accept-encoding"), ["gzip"]) : undefined;
  const shared = { ...headers, Vary: [headers.Vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  if (encoding === undefined) {
    const body = isLong && typeof text === "string" ? new TextEncoder().encode(text) : text;
    return new Response(body, { status, headers: shared });
  }
  return new Response(await gzipNow(text), {
    status,
    headers: { ...shared, "Content-Encoding": encoding },
  });
}

/** Answers with a problem, compressed if it is long and the caller accepts that. */
export async function sendProblem(
  request: HeaderSource,
  error: ProblemError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  body = problemBody(error, requestId),
): Promise<Response> {
  if (body.length < compressibleBytes) return problemResponse(error, requestId, headers, body);
  const all = problemHeaders(error, requestId, headers);
  return sendText(request, body, all, error.problem.status);
}

/** The content encodings that this server produces, the smaller one first. */
const encodings = ["br", "gzip"] as const;
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
async function gzipNow(text: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await toGzip(text, { level: 5 }));
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
