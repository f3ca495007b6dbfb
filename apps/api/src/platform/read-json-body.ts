import type { HeaderSource } from "./header-source.ts";
import { platformProblem } from "./problem-kinds.ts";

export const plainBodyLimitBytes = 16 * 1024;
export const batchBodyLimitBytes = 1024 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The body as a JSON value, or the documented problem. The declared length is judged before a byte is read, which is much
 * cheaper than counting; only a chunked body, which declares none, is counted as it arrives.
 */
export async function readJsonBody(
  request: Request,
  limitBytes: number,
  headers: HeaderSource = request.headers,
): Promise<unknown> {
  requireJson(headers);
  return parse(await readBytes(request, limitBytes, headers));
}

/** The body as it came, within a limit. */
export async function readBytes(
  request: Request,
  limitBytes: number,
  headers: HeaderSource = request.headers,
): Promise<Uint8Array> {
  const declared = headers.get("content-length");
  if (declared !== null && Number(declared) > limitBytes) throw tooLarge(limitBytes);
  const bytes =
    declared === null ? await readCounted(request, limitBytes) : await readWhole(request);
  if (bytes.byteLength > limitBytes) throw tooLarge(limitBytes);
  return bytes;
}

function requireJson(headers: HeaderSource): void {
  const contentType = headers.get("content-type");
  if (contentType !== "application/json" && !isJson(contentType)) {
    const given =
      contentType === null ? "none was given" : `"${contentType.slice(0, 100)}" was given`;
    throw platformProblem(
      "unsupported_media_type",
      `The body must be sent with Content-Type: application/json; ${given}.`,
    );
  }
  const encoding = headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity") {
    throw platformProblem(
      "unsupported_media_type",
      "The body must be sent without a Content-Encoding.",
    );
  }
}

/** `application/json` or a `+json` type, and no other charset than UTF-8 (RFC 8259 section 8.1). */
function isJson(contentType: string | null): boolean {
  if (contentType === null) return false;
  const [type = "", ...parameters] = contentType.toLowerCase().split(";");
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  return (
    /^application\/(?:[\w.+-]+\+)?json$/.test(type.trim()) &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
  );
}

async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw incomplete();
  }
}

async function readCounted(request: Request, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > limitBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw incomplete();
  }
  if (length > limitBytes) throw tooLarge(limitBytes);
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) {
    throw platformProblem("malformed_json", "The body is empty; a JSON document is needed.");
  }
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "it is not UTF-8";
    throw platformProblem("malformed_json", `The body is not one JSON document: ${reason}.`);
  }
}

function incomplete() {
  return platformProblem("malformed_http", "The body ended before its declared length.");
}

function tooLarge(limitBytes: number) {
  // What is left of the body is not worth reading, so the connection goes too.
  return platformProblem(
    "payload_too_large",
    `The body may have at most ${limitBytes} bytes here.`,
    { headers: { Connection: "close" } },
  );
}
