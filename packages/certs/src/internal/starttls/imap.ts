import type { Dialogue } from "./dialogue.ts";
import { line, refused, unexpected } from "./lines.ts";

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

/** ManageSieve, RFC 5804 sections 1.7 and 2.2. */
export function* sieve(): Dialogue {
  let offered = false;
  for (;;) {
    const text = yield* line();
    if (/^"STARTTLS"/i.test(text)) offered = true;
    if (/^OK\b/i.test(text)) break;
    if (!text.startsWith('"')) throw unexpected("greet with its capabilities");
  }
  if (!offered) throw refused("STARTTLS");
  if (!/^OK\b/i.test(yield* line("STARTTLS"))) throw unexpected("agree to STARTTLS");
}
