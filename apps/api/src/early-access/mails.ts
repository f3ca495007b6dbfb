import { createTransport } from "nodemailer";
import type { Pepper } from "../access/api-key.ts";
import type { Log } from "../observe/log.ts";
import { type EarlyAccessRow, listUnmailed, markMailed } from "../store/early-access.ts";
import type { Store } from "../store/store.ts";
import { signToken } from "./signed-token.ts";

const confirmWithinMs = 3 * 86_400_000;
const claimWithinMs = 7 * 86_400_000;

const retryEveryMs = 60_000;
const retryForMs = 86_400_000;
const retriesAtOnce = 50;

/**
 * The link that the next step of a request needs, if that step is the person's own: to confirm, or
 * to fetch the key.
 */
export function dueLink(access: EarlyAccess, row: EarlyAccessRow): string | undefined {
  if (row.state === "requested") return link(access, "confirm", row.id, confirmWithinMs);
  return row.state === "approved" ? claimLink(access, row) : undefined;
}

export function claimLink(access: EarlyAccess, { id }: EarlyAccessRow): string {
  return link(access, "claim", id, claimWithinMs);
}

/**
 * Sends the mail for the current state of a request. @returns whether it was sent; never rejects.
 */
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

/**
 * Tries again to send the mails of the last day that failed, except those that may still be on
 * their way.
 */
export async function sendUnmailed(access: EarlyAccess): Promise<void> {
  const at = access.now();
  const span = { from: at - retryForMs, to: at - retryEveryMs, atMost: retriesAtOnce };
  for (const row of await listUnmailed(access.store.database, span)) await sendDue(access, row);
}

/**
 * Tries again every minute until stopped. Two instances may both send a mail: twice is better
 * than never.
 */
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
 * A mail contains nothing from the form: anyone can enter a stranger's address there, and must not
 * be able to send text to that stranger.
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

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Timeouts, so that a mail server that does not answer cannot hold up a command or the shutdown.
 */
const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/**
 * Sends a mail. Undefined if no mail server is configured: then the command line shows the
 * links instead.
 */
export type Mailer = ((mail: Mail) => Promise<void>) | undefined;

export function createMailer({ smtpUrl, mailFrom }: MailSettings): Mailer {
  if (smtpUrl === undefined) return undefined;
  const transport = openTransport(smtpUrl, mailFrom);
  return async (mail) => void (await transport.sendMail(mail));
}

/** Connects to the mail server, and logs in if there is a password. Rejects with what is wrong. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl, "");
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function openTransport(url: string, from: string) {
  return createTransport({ ...patience, url }, { from });
}

/** What the steps, mails and pages of early access need. */
export interface EarlyAccess {
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
  /** Confirmed requests get the free tier without a decision by a person. */
  readonly autoApprove: boolean;
  readonly mailer: Mailer;
  /** Mails being sent. Only the shutdown of the process waits for them. */
  readonly underWay: Set<Promise<unknown>>;
  /**
   * The base address of links. Never taken from the Host header of a request, because a caller
   * could then choose where mailed links lead.
   */
  readonly base: string;
  readonly log: Pick<Log, "warn">;
}
