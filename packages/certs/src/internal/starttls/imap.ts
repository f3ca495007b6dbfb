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
