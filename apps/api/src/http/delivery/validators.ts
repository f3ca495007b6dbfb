import { createHash } from "node:crypto";

/** A weak validator (RFC 9110 section 8.8.1), because each content encoding has its own bytes. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether If-None-Match names the validator, in the weak comparison of RFC 9110 section 8.8.3.2. */
export function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((each) => opaque(each) === opaque(etag))
  );
}
