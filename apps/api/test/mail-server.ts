import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { mint } from "../../../packages/certs/test/lab/mint.ts";

/** One mail, as the server received it. */
export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  /** The text that a reader sees. */
  readonly text: string;
  readonly secure: boolean;
  readonly user: string | undefined;
}

export interface MailServer {
  readonly port: number;
  readonly delivered: readonly Delivered[];
  /** Resolves with the mails when this many have arrived. */
  arrived(count: number): Promise<readonly Delivered[]>;
  close(): Promise<void>;
}

/** A mail server on a socket of this machine, with a self-signed certificate. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const delivered: Delivered[] = [];
  const { key, cert } = mint({ subject: [["CN", "mail.test"]] });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    key,
    cert,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        delivered.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          ...read(Buffer.concat(chunks).toString("latin1")),
          secure: session.secure,
          user: session.user as string | undefined,
        });
        done();
      });
    },
    ...options,
  });
  // If a client disconnects, the client reports why.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    delivered,
    async arrived(count) {
      while (delivered.length < count) await delay(10);
      return delivered;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Decodes a plain mail as a mail program does. */
function read(mail: string): { headers: string; text: string } {
  const [headers = "", ...rest] = mail.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const encoding = /^Content-Transfer-Encoding: (.+)$/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === "base64") {
    return { headers, text: Buffer.from(body, "base64").toString("utf8") };
  }
  if (encoding === "quoted-printable") {
    const bytes = body
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    return { headers, text: Buffer.from(bytes, "latin1").toString("utf8") };
  }
  return { headers, text: body };
}
