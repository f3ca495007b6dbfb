import { IncomingMessage } from "node:http";
import type { HeaderSource } from "../incoming-request.ts";
import type { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";

export const plainBodyLimitBytes = 16 * 1024;
export const batchBodyLimitBytes = 1024 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Where a body comes from. A Request copies small bodies twice, Node's own stream does not. */
type BodySource = IncomingMessage | Request;

/** Reads the body as a JSON value, or throws the documented problem. */
export async function readJsonBody(
  source: BodySource,
  limitBytes: number,
  headers: HeaderSource,
): Promise<unknown> {
  return parseJson(await readJsonBytes(source, limitBytes, headers));
}

/** Reads a body that says that it is JSON. */
export function readJsonBytes(
  source: BodySource,
  limitBytes: number,
  headers: HeaderSource,
): Promise<Uint8Array> {
  requireJson(headers);
  return readBytes(source, limitBytes, headers);
}

/**
 * Parses a body, or throws the documented problem. A batch passes `isolate`, which replaces the
 * rows that nest too deeply, so that the other rows can be answered. Any other body that nests too
 * deeply is refused before it is parsed.
 */
export function parseJson(bytes: Uint8Array, isolate?: (body: unknown) => unknown): unknown {
  if (!nestsDeeper(bytes, nestingLimit)) return parse(bytes);
  if (isolate === undefined) throw nestedTooDeep();
  return isolate(parse(bytes));
}

/**
 * Reads the body as bytes, up to a limit. If the declared length is too large, nothing is read. If
 * none is declared, the bytes are counted.
 */
function readBytes(
  source: BodySource,
  limitBytes: number,
  headers: HeaderSource,
): Promise<Uint8Array> {
  if (Number(headers.get("content-length")) > limitBytes) throw tooLarge(limitBytes);
  return source instanceof IncomingMessage
    ? readIncoming(source, limitBytes)
    : readRequest(source, limitBytes);
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

/** Uses listeners: an iterator over the stream costs more than all other work on a small body. */
function readIncoming(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length > limitBytes) {
        incoming.pause();
        reject(tooLarge(limitBytes));
      } else chunks.push(chunk);
    });
    incoming.on("end", () => {
      const [first] = chunks;
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks));
    });
    const lost = () => {
      if (!incoming.readableEnded) reject(incomplete());
    };
    incoming.on("close", lost);
    incoming.on("error", lost);
  });
}

async function readRequest({ body }: Request, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
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
  // The rest of the body is not read, so the connection must close.
  return platformProblem(
    "payload_too_large",
    `The body may have at most ${limitBytes} bytes here.`,
    { headers: { Connection: "close" } },
  );
}

/** Reads the fields of an HTML form, with the size limit of any plain body. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, plainBodyLimitBytes, request.headers);
  try {
    return new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw platformProblem("invalid_request", "The form is not UTF-8.");
  }
}

export function isForm(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(type.trim());
}

/**
 * How many levels of arrays and objects a JSON body may have. Each row of a batch is counted
 * separately. No documented request needs half of them. Without a limit, a few kilobytes of
 * brackets overflow the stack of any recursive function.
 */
export const nestingLimit = 64;

const quote = 0x22;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

/**
 * Whether a JSON text in UTF-8 nests deeper than the limit. It is checked in one pass without
 * recursion, before parsing, and costs about an eighth of parsing. For text that is not JSON the
 * result means nothing, because the parser refuses it.
 */
export function nestsDeeper(json: Uint8Array, limit: number): boolean {
  const { length } = json;
  // Each level needs at least two bytes, so most bodies need no pass.
  if (length <= 2 * limit) return false;
  let depth = 0;
  let at = 0;
  while (at < length) {
    const byte = json[at++];
    if (byte === quote) {
      while (at < length) {
        const inside = json[at++];
        if (inside === quote) break;
        if (inside === backslash) at += 1;
      }
    } else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  }
  return false;
}

/**
 * Whether a parsed value nests deeper than the limit. Checks level by level, so that no depth
 * overflows the stack.
 */
export function valueNestsDeeper(value: unknown, limit: number): boolean {
  let level = [value].filter(isStructure);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limit) return true;
    level = level.flatMap((each) => Object.values(each).filter(isStructure));
  }
  return false;
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export function nestedTooDeep(): ProblemError {
  const detail = `Arrays and objects may nest at most ${nestingLimit} levels deep.`;
  return platformProblem("nested_too_deep", detail, {
    errors: [{ pointer: "", code: "nested_too_deep", detail }],
  });
}
