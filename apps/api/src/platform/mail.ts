import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail, or undefined where no server is named: then the command line shows the links instead. */
export type Mailer = ((mail: Mail) => Promise<void>) | undefined;

export function createMailer({ smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">): Mailer {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return async (mail) => void (await transport.sendMail(mail));
}
