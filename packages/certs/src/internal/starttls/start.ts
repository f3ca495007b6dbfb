import type { StarttlsProtocol } from "../../data/tls-ports.ts";
import { ldap, mysql, postgres } from "./binary-protocols.ts";
import { type Dialogue, DialogueRunner } from "./dialogue.ts";
import { ftp, imap, nntp, pop3, sieve, smtp } from "./text-protocols.ts";
import { xmpp } from "./xmpp.ts";

const dialogues: Readonly<Record<StarttlsProtocol, (domain: string) => Dialogue>> = {
  smtp: () => smtp("EHLO"),
  lmtp: () => smtp("LHLO"),
  imap,
  pop3,
  ftp,
  nntp,
  sieve,
  ldap,
  xmpp: (domain) => xmpp("jabber:client", domain),
  "xmpp-server": (domain) => xmpp("jabber:server", domain),
  postgres,
  mysql,
};

/**
 * Starts the dialogue of a protocol. `domain` is used by XMPP alone, which writes names in Unicode
 * (RFC 7622 section 3.2.1). It is empty for an address.
 */
export function startDialogue(protocol: StarttlsProtocol, domain: string): DialogueRunner<void> {
  return new DialogueRunner(dialogues[protocol](domain), true);
}
