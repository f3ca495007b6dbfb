/** Sent with every answer of the API: no content sniffing, no framing, no caching. */
export const apiHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/** Sent with every page: scripts, styles and images may be loaded from this server only. */
export const pageHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "public, max-age=300",
} as const;
