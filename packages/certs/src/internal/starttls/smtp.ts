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
  if (!lines.some((text) => /^STARTTLS(?:\s|$)/i.test(text))) throw refused("STARTTLS");
  const { code: answer } = yield* reply("STARTTLS");
  if (answer !== 220) throw unexpected("agree to STARTTLS");
}
