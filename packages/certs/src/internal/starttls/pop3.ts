import type { Dialogue } from "./dialogue.ts";
import { line, refused, unexpected } from "./lines.ts";

/** RFC 2595 section 4. */
export function* pop3(): Dialogue {
  if (!/^\+OK\b/i.test(yield* line())) throw unexpected("greet with +OK");
  if (!/^\+OK\b/i.test(yield* line("STLS"))) throw refused("STLS");
}
