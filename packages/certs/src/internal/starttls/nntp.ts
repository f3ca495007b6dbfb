import type { Dialogue } from "./dialogue.ts";
import { refused, reply, unexpected } from "./lines.ts";

/** RFC 4642 section 2.2. */
export function* nntp(): Dialogue {
  const { code } = yield* reply();
  if (code !== 200 && code !== 201) throw unexpected("greet with 200 or 201");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 382) throw refused("STARTTLS");
}
