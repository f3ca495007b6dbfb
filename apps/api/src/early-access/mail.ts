import { createTransport } from "nodemailer";

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Timeouts, so that a mail server that does not answer cannot hold up a command or the shutdown. */
const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends a mail. Undefined if no mail server is configured: then the command line shows the links instead. */
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
