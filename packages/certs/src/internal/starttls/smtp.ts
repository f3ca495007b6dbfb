import type { Dialogue } from "./dialogue.ts";
import { refused, reply, unexpected } from "./lines.ts";

// A name that cannot exist (RFC 2606), so that a lookup does not reveal the name of this machine.
const ownName = "almanac.invalid";

/** RFC 3207 over RFC 5321. LMTP (RFC 2033) sends LHLO instead of EHLO. */
export function* smtp(greeting: "EHLO" | "LHLO"): Dialogue {
  const { code: greeted } = yield* reply();
  if (greeted !== 220) throw unexpected("greet with 220");
  const { code, lines } = yield* reply(`${greeting} ${ownName}`);
  if (code !== 250) throw unexpected(`accept ${greeting}`);
  if (!lines.some((text) => /^STARTTLS\s*$/i.test(text))) throw refused("STARTTLS");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 220) throw unexpected("agree to STARTTLS");
}

/** RFC 4217 section 4. */
export function* ftp(): Dialogue {
  let { code } = yield* reply();
  // 120 means "ready in some minutes"; the greeting follows (RFC 959 5.4).
  if (code === 120) ({ code } = yield* reply());
  if (code !== 220) throw unexpected("greet with 220");
  const { code: answer } = yield* reply("AUTH TLS");
  if (answer !== 234) throw refused("AUTH TLS");
}

/** RFC 4642 section 2.2. */
export function* nntp(): Dialogue {
  const { code } = yield* reply();
  if (code !== 200 && code !== 201) throw unexpected("greet with 200 or 201");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 382) throw refused("STARTTLS");
}
