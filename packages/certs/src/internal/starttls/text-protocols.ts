import { decodeLatin1 } from "../text.ts";
import { type Dialogue, Refusal, refused, type Step, unexpected } from "./dialogue.ts";

/**
 * Sends a command, if one is given, and reads the next line, without its line end. Some servers
 * write another carriage return before it.
 */
function* line(send?: string): Generator<Step, string, Uint8Array> {
  const bytes = yield {
    ...(send === undefined ? {} : { send: `${send}\r\n` }),
    want: { through: 0x0a },
  };
  return decodeLatin1(bytes).trimEnd();
}

/**
 * Reads a reply of SMTP or a similar protocol (RFC 5321 4.2): lines `250-...` up to one `250 ...`.
 * The lines in between may contain anything in FTP, also another number, so only the code of the
 * first line ends the reply (RFC 959 4.2).
 */
function* reply(
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

// A name that cannot exist (RFC 2606), so that a lookup does not reveal the name of this machine.
const ownName = "almanac.invalid";

/** RFC 3207 over RFC 5321. LMTP (RFC 2033) sends LHLO instead of EHLO. */
export function* smtp(greeting: "EHLO" | "LHLO"): Dialogue {
  const { code: greeted } = yield* reply();
  if (greeted !== 220) throw unexpected("greet with 220");
  let { code, lines } = yield* reply(`${greeting} ${ownName}`);
  // Some servers look the name up. An address needs no name (RFC 5321 4.1.3). 421 closes.
  if (![250, 421, 500, 502].includes(code))
    ({ code, lines } = yield* reply(`${greeting} [127.0.0.1]`));
  // The oldest servers do not know EHLO, and so have no extensions (RFC 5321 4.1.4).
  if (code === 500 || code === 502) throw refused("STARTTLS");
  if (code !== 250) throw unexpected(`accept ${greeting}`);
  if (!lines.some((text) => /^STARTTLS(?:\s|$)/i.test(text))) throw refused("STARTTLS");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 220) throw unexpected("agree to STARTTLS");
}

/** RFC 9051 section 6.2.1. */
export function* imap(): Dialogue {
  const greeting = yield* line();
  if (!/^\* (?:OK|PREAUTH)\b/i.test(greeting)) throw unexpected("greet with * OK");
  let answer = yield* line("a1 STARTTLS");
  while (!/^a1 /i.test(answer)) {
    if (!answer.startsWith("*") || /^\* BYE\b/i.test(answer)) throw unexpected("answer STARTTLS");
    answer = yield* line();
  }
  if (!/^a1 OK\b/i.test(answer)) throw refused("STARTTLS");
}

/** RFC 2595 section 4. */
export function* pop3(): Dialogue {
  if (!/^\+OK\b/i.test(yield* line())) throw unexpected("greet with +OK");
  if (!/^\+OK\b/i.test(yield* line("STLS"))) throw refused("STLS");
}

/** RFC 4217 section 4. */
export function* ftp(): Dialogue {
  let { code } = yield* reply();
  // 120 means "ready in some minutes"; the greeting follows (RFC 959 5.4).
  if (code === 120) ({ code } = yield* reply());
  if (code !== 220) throw unexpected("greet with 220");
  let { code: answer } = yield* reply("AUTH TLS");
  // Servers that are older than the standard know another name of TLS alone. 504 means that the
  // name is not known (RFC 2228 section 3).
  if (answer === 504) ({ code: answer } = yield* reply("AUTH SSL"));
  // 334 asks for security data, which TLS does not have (RFC 2228 section 5); old servers
  // answer so. The servers of VxWorks answer 200.
  if (![200, 234, 334].includes(answer)) throw refused("AUTH TLS");
}

/** RFC 4642 section 2.2. */
export function* nntp(): Dialogue {
  const { code } = yield* reply();
  if (code !== 200 && code !== 201) throw unexpected("greet with 200 or 201");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 382) throw refused("STARTTLS");
}

/** ManageSieve, RFC 5804 sections 1.7 and 2.2. */
export function* sieve(): Dialogue {
  let offered = false;
  for (;;) {
    const text = yield* response();
    if (/^"STARTTLS"/i.test(text)) offered = true;
    if (/^OK\b/i.test(text)) break;
    if (!text.startsWith('"')) throw unexpected("greet with its capabilities");
  }
  if (!offered) throw refused("STARTTLS");
  if (!/^OK\b/i.test(yield* response("STARTTLS"))) throw unexpected("agree to STARTTLS");
}

/**
 * Reads a response in which every string is quoted. Any string may come as a literal: `{5}`, a line
 * end, and five bytes, which may contain line ends (RFC 5804 section 1.2, and erratum 2635 on the
 * form `{5+}`).
 */
function* response(send?: string): Generator<Step, string, Uint8Array> {
  let text = yield* line(send);
  for (;;) {
    const literal = /\{(\d{1,9})\+?\}$/.exec(text);
    if (!literal) return text;
    const content = decodeLatin1(yield { want: { bytes: Number(literal[1]) } });
    text = `${text.slice(0, literal.index)}"${content}"${yield* line()}`;
  }
}
