import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that does not answer must not hold a command or the end of the process for long. */
const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends mail, or undefined where no server is named: then the command line shows the links instead. */
export type Mailer = ((mail: Mail) => Promise<void>) | undefined;

export function createMailer({ smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">): Mailer {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({ ...patience, url: smtpUrl }, { from: mailFrom });
  return async (mail) => void (await transport.sendMail(mail));
}
