import type { HeaderSource } from "../../incoming-request.ts";
import { chooseEncoding, compressibleBytes, compressOnce, type Encoding } from "./compress.ts";
import { etagOf, isKnown } from "./validators.ts";

/** Content that is the same for every caller. It is hashed once, and compressed once for each encoding. */
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
