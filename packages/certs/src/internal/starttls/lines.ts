import { Refusal, type Step, textOf } from "./dialogue.ts";

/** Sends a command, if one is given, and reads the next line, without its line end. */
export function* line(send?: string): Generator<Step, string, Uint8Array> {
  const bytes = yield {
    ...(send === undefined ? {} : { send: `${send}\r\n` }),
    want: { through: 0x0a },
  };
  return textOf(bytes).replace(/\r?\n$/, "");
}

/**
 * Reads a reply of SMTP or a similar protocol (RFC 5321 4.2): lines `250-...` up to one `250 ...`. The lines in between may
 * contain anything in FTP, also another number, so only the code of the first line ends the reply (RFC 959 4.2).
 */
export function* reply(
  send?: string,
): Generator<Step, { readonly code: number; readonly lines: readonly string[] }, Uint8Array> {
  const first = /^(\d{3})([- ]|$)/.exec(yield* line(send));
  if (!first) throw new Refusal("starttls_failed", "the server does not speak this protocol");
  const [, code = "", separator] = first;
  const lines = [first.input.slice(4)];
  for (let ended = separator !== "-"; !ended; ) {
    const text = yield* line();
    ended = text === code || text.startsWith(`${code} `);
    lines.push(/^\d{3}[- ]/.test(text) ? text.slice(4) : text);
  }
  return { code: Number(code), lines };
}

/** The server rejected the command that starts TLS: it does not know or does not offer it. The protocol is not broken. */
export function refused(what: string): Refusal {
  return new Refusal("starttls_unsupported", `the server does not offer ${what}`);
}

export function unexpected(what: string): Refusal {
  return new Refusal("starttls_failed", `the server did not ${what}`);
}
