import type { EarlyAccess } from "./early-access-parts.ts";

/** What the sender of a request reads. It does not show whether the email address was already known. */
export function receivedSentence({ mailer }: Pick<EarlyAccess, "mailer">): string {
  return mailer === undefined
    ? "If this email address is new to us, there is a link to confirm the request. This server sends no email: its operator passes the link on, which almanac-api early-access list shows."
    : "If this email address is new to us, we have sent it a link to confirm the request.";
}
