import type { Send } from "./send.ts";

/** The size of the cache. */
export interface EtagCacheOptions {
  /**
   * How many answers the cache keeps. Default 500. The answer that was used longest ago is
   * dropped first.
   */
  readonly maxEntries?: number;
}

interface Kept {
  readonly etag: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

const defaultMaxEntries = 500;

/**
 * Keeps answers that carry an `ETag`. The next request for the same address sends the tag; if the
 * server answers 304, the kept answer is returned with status 200.
 */
export function withEtagCache(
  send: Send,
  { maxEntries = defaultMaxEntries }: EtagCacheOptions,
): Send {
  const kept = new Map<string, Kept>();
  const keep = (url: string, answer: Kept) => {
    // Inserted again, so that the order of the map is the order of use.
    kept.delete(url);
    kept.set(url, answer);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  };
  return async (request) => {
    const { url } = request;
    if (request.method !== "GET" || request.headers.has("if-none-match")) return send(request);
    const known = kept.get(url);
    if (known) request.headers.set("If-None-Match", known.etag);
    const response = await send(request);
    if (known && response.status === 304) {
      keep(url, known);
      return new Response(known.body.slice(), { status: 200, headers: known.headers });
    }
    const etag = response.headers.get("etag");
    if (response.status === 200 && etag !== null) {
      const body = await response.clone().arrayBuffer();
      keep(url, { etag, headers: response.headers, body });
    }
    return response;
  };
}
