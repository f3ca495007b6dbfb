import { type EarlyAccessRow, listUnmailed, markMailed } from "../store/early-access.ts";
import type { EarlyAccess } from "./early-access-parts.ts";
import type { Mail } from "./mail.ts";
import { signToken } from "./signed-token.ts";

const confirmWithinMs = 3 * 86_400_000;
const claimWithinMs = 7 * 86_400_000;

const retryEveryMs = 60_000;
const retryForMs = 86_400_000;
const retriesAtOnce = 50;

/**
 * The link that the next step of a request needs, if that step is the person's own: to confirm, or to fetch the key.
 */
export function dueLink(access: EarlyAccess, row: EarlyAccessRow): string | undefined {
  if (row.state === "requested") return link(access, "confirm", row.id, confirmWithinMs);
  return row.state === "approved" ? claimLink(access, row) : undefined;
}

export function claimLink(access: EarlyAccess, { id }: EarlyAccessRow): string {
  return link(access, "claim", id, claimWithinMs);
}

/** Whether the mail for the current state has gone out. */
export function isMailed({ state, mailed }: EarlyAccessRow): boolean {
  return mailed === state;
}

/** Sends the mail for the current state of a request. @returns whether it was sent; never rejects. */
export async function sendDue(access: EarlyAccess, row: EarlyAccessRow): Promise<boolean> {
  const { mailer, store, log } = access;
  const mail = dueMail(access, row);
  if (mailer === undefined || mail === undefined) return false;
  try {
    await mailer(mail);
    await markMailed(store.database, row.id, row.state);
    return true;
  } catch (error) {
    log.warn({ request: row.id, error: codeOf(error) }, "a mail was not sent");
    return false;
  }
}

/** Tries again to send the mails of the last day that failed, except those that may still be on their way. */
export async function sendUnmailed(access: EarlyAccess): Promise<void> {
  const at = access.now();
  const span = { from: at - retryForMs, to: at - retryEveryMs, atMost: retriesAtOnce };
  for (const row of await listUnmailed(access.store.database, span)) await sendDue(access, row);
}

/** Tries again every minute until stopped. Two instances may both send a mail: twice is better than never. */
export function keepMailing(access: EarlyAccess, everyMs = retryEveryMs): () => void {
  if (access.mailer === undefined) return () => {};
  const { underWay } = access;
  const timer = setInterval(() => {
    if (underWay.size > 0) return;
    // If the store is unavailable, nothing is lost: the next round tries again.
    const round = sendUnmailed(access)
      .catch(() => {})
      .finally(() => underWay.delete(round));
    underWay.add(round);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * A mail contains nothing from the form: anyone can enter a stranger's address there, and must not be able to send text
 * to that stranger.
 */
function dueMail(access: EarlyAccess, row: EarlyAccessRow): Mail | undefined {
  const due = dueLink(access, row);
  if (due === undefined) return undefined;
  return row.state === "requested"
    ? {
        to: row.email,
        subject: "Please confirm your request for early access to Almanac",
        text: `Hello,\n\nplease confirm your request within three days:\n\n${due}\n\nIf you did not ask for access, ignore this mail and nothing will happen.\n`,
      }
    : {
        to: row.email,
        subject: "Your Almanac key is ready",
        text: `Hello,\n\nyour request was approved. Fetch your key within seven days; it is shown once:\n\n${due}\n`,
      };
}

function link(
  { pepper, now, base }: EarlyAccess,
  purpose: "confirm" | "claim",
  id: string,
  withinMs: number,
): string {
  return `${base}/early-access/${purpose}?token=${signToken(pepper, purpose, id, now() + withinMs)}`;
}

/** Returns only the code of an error, because the mail server's message can contain the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
