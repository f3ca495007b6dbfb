import { createHash } from "node:crypto";
import type { HeaderSource } from "../incoming-request.ts";
import { chooseEncoding, compressibleBytes, compressOnce, type Encoding } from "./send-text.ts";

/**
 * Content that is the same for every caller. It is hashed once, and compressed once for
 * each encoding.
 */
export interface StoredFile {
  /** Whether the caller has this content already, so that the answer is 304. */
  isKnownTo(request: HeaderSource): boolean;
  /** Answers with the content, or with 304 if the caller has it already. */
  respond(request: HeaderSource, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** Compresses the content with brotli now, so that no request waits for it. */
  prepare(): Promise<void>;
}

export function storeFile(content: string | Uint8Array<ArrayBuffer>): StoredFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const etag = etagOf(bytes);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  function encode(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = compressed.get(encoding) ?? compressOnce(bytes, encoding);
    compressed.set(encoding, known);
    return known;
  }

  const isKnownTo = (request: HeaderSource) => isKnown(etag, request.get("if-none-match"));

  return {
    isKnownTo,
    async respond(request, { Vary, ...headers }) {
      const shared = {
        ...headers,
        ETag: etag,
        Vary: [Vary, "Accept-Encoding"].filter((name) => name !== undefined).join(", "),
      };
      if (isKnownTo(request)) {
        return new Response(null, { status: 304, headers: shared });
      }
      const encoding =
        bytes.length < compressibleBytes
          ? undefined
          : chooseEncoding(request.get("accept-encoding"));
      return encoding === undefined
        ? new Response(bytes, { headers: shared })
        : new Response(await encode(encoding), {
            headers: { ...shared, "Content-Encoding": encoding },
          });
    },
    async prepare() {
      if (bytes.length >= compressibleBytes) await encode("br");
    },
  };
}

/**
 * Stores texts that are the same for many callers, such as tables and pages, so that each is hashed
 * and compressed once. It forgets the ones that were not sent for the longest time.
 */
export function createTextStore(mostTexts: number): (text: string) => StoredFile {
  const stored = new Map<string, StoredFile>();
  return (text) => {
    const file = stored.get(text) ?? storeFile(text);
    stored.delete(text);
    stored.set(text, file);
    for (const oldest of stored.keys()) {
      if (stored.size <= mostTexts) break;
      stored.delete(oldest);
    }
    return file;
  };
}

/** A weak validator (RFC 9110 section 8.8.1), because each content encoding has its own bytes. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/**
 * Whether If-None-Match names the validator, in the weak comparison of RFC 9110 section 8.8.3.2.
 */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((each) => opaque(each) === opaque(etag))
  );
}
