import type { Dialogue } from "./dialogue.ts";
import { refused, reply, unexpected } from "./lines.ts";

/** RFC 4217 section 4. */
export function* ftp(): Dialogue {
  let { code } = yield* reply();
  // 120 means "ready in some minutes"; the greeting follows (RFC 959 5.4).
  if (code === 120) ({ code } = yield* reply());
  if (code !== 220) throw unexpected("greet with 220");
  const { code: answer } = yield* reply("AUTH TLS");
  // 334 asks for security data, which TLS does not have (RFC 2228 section 5); old servers answer so.
  if (answer !== 234 && answer !== 334) throw refused("AUTH TLS");
}
