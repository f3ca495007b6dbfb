import { createHmac, timingSafeEqual } from "node:crypto";
import type { Pepper } from "../access/api-key.ts";

/**
 * A token that only this platform can create: a purpose, a subject and an expiry. It is not
 * encrypted. The purpose prevents one kind of token from being used as another.
 */
export function signToken(
  { secret }: Pepper,
  purpose: string,
  subject: string,
  expiresAt: number,
): string {
  return `${subject}.${expiresAt.toString(36)}.${mac(secret, purpose, subject, expiresAt)}`;
}

/** @returns the subject, or undefined if the token is forged, expired or for another purpose. */
export function openToken(
  { secret }: Pepper,
  purpose: string,
  token: string,
  now: number,
): string | undefined {
  const [, subject = "", end = "", given = ""] =
    /^([\w-]{1,64})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const expiresAt = Number.parseInt(end, 36);
  if (subject === "" || !(now < expiresAt)) return undefined;
  const expected = mac(secret, purpose, subject, expiresAt);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? subject : undefined;
}

function mac(secret: string, purpose: string, subject: string, expiresAt: number): string {
  return createHmac("sha256", secret)
    .update(`almanac token\n${purpose}\n${subject}\n${expiresAt}`)
    .digest("base64url");
}
