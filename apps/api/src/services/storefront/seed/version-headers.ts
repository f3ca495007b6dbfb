import { etag } from "./preconditions.ts";

/** The headers with the version of a cart, checkout or order, and with the mark of a replayed answer. */
export function versionHeaders(
  answer: { readonly version: number },
  replayed: boolean,
): Readonly<Record<string, string>> {
  return {
    ETag: etag(answer.version),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
  };
}
