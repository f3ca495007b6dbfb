import { Refusal, type Step, textOf } from "./dialogue.ts";

/** Sends a command, if one is given, and reads the next line, without its line end. */
export function* line(send?: string): Generator<Step, string, Uint8Array> {
  const bytes = yield {
    ...(send === undefined ? {} : { send: `${send}\r\n` }),
    want: { line: true },
  };
  return textOf(bytes).replace(/\r?\n$/, "");
}

/** Reads a reply of SMTP or a similar protocol (RFC 5321 4.2): lines `250-...` up to one `250 ...`, all with one code. */
export function* reply(
  send?: string,
): Generator<Step, { readonly code: number; readonly lines: readonly string[] }, Uint8Array> {
  const lines: string[] = [];
  for (;;) {
    const text = yield* line(lines.length === 0 ? send : undefined);
    const match = /^(\d{3})([- ]|$)/.exec(text);
    if (!match) {
      // In FTP, the lines in between may contain anything (RFC 959 4.2).
      if (lines.length > 0) {
        lines.push(text);
        continue;
      }
      throw new Refusal("starttls_failed", "the server does not speak this protocol");
    }
    lines.push(text.slice(4));
    if (match[2] !== "-") return { code: Number(match[1]), lines };
  }
}

/** The server rejected the command that starts TLS: it does not know or does not offer it. The protocol is not broken. */
export function refused(what: string): Refusal {
  return new Refusal("starttls_unsupported", `the server does not offer ${what}`);
}

export function unexpected(what: string): Refusal {
  return new Refusal("starttls_failed", `the server did not ${what}`);
}
