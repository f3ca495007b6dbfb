import type { Dialogue } from "./dialogue.ts";
import { line, refused, unexpected } from "./lines.ts";

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
