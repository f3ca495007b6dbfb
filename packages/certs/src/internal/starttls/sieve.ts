import { type Dialogue, type Step, textOf } from "./dialogue.ts";
import { line, refused, unexpected } from "./lines.ts";

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
 * Reads a response in which every string is quoted. Any string may come as a literal: `{5}`, a line end, and five bytes,
 * which may contain line ends (RFC 5804 section 1.2, and erratum 2635 on the form `{5+}`).
 */
function* response(send?: string): Generator<Step, string, Uint8Array> {
  let text = yield* line(send);
  for (;;) {
    const literal = /\{(\d{1,9})\+?\}$/.exec(text);
    if (!literal) return text;
    const content = textOf(yield { want: { bytes: Number(literal[1]) } });
    text = `${text.slice(0, literal.index)}"${content}"${yield* line()}`;
  }
}
