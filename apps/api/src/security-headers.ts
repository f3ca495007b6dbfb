/** Sent with every answer of the API: no content sniffing, no framing, no caching. */
export const apiHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/**
 * Sent with every page: scripts, styles and images may be loaded from this server only, and none
 * may be inline.
 */
export const pageHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy":
    "default-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "public, max-age=300",
} as const;

/** Sent with a page that no cache may store. */
export const uncachedPageHeaders = {
  ...pageHeaders,
  "Cache-Control": "no-store",
  "Content-Type": "text/html; charset=utf-8",
} as const;

/** A page that no cache may store, as a response. */
export function uncachedPage(page: unknown, status = 200, headers = {}): Response {
  return new Response(String(page), { status, headers: { ...uncachedPageHeaders, ...headers } });
}
