import { etag } from "./conditions.ts";

/** The version of a cart, checkout or order in an answer, and whether an Idempotency-Key repeated it. */
export function versionHeaders(
  answer: { readonly version: number },
  replayed: boolean,
): Readonly<Record<string, string>> {
  return {
    ETag: etag(answer.version),
    ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
  };
}
