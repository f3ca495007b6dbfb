import type { StarttlsProtocol } from "../../data/tls-ports.ts";
import { ldap, mysql, postgres } from "./binary-protocols.ts";
import { type Dialogue, DialogueRunner } from "./dialogue.ts";
import { ftp, imap, nntp, pop3, sieve, smtp } from "./text-protocols.ts";
import { xmpp } from "./xmpp.ts";

/**
 * Starts the dialogue of a protocol. `domain` is used by XMPP alone, and is empty for an address.
 */
export function startDialogue(protocol: StarttlsProtocol, domain: string): DialogueRunner {
  return new DialogueRunner(dialogueOf(protocol, domain));
}

function dialogueOf(protocol: StarttlsProtocol, domain: string): Dialogue {
  switch (protocol) {
    case "smtp":
      return smtp("EHLO");
    case "lmtp":
      return smtp("LHLO");
    case "imap":
      return imap();
    case "pop3":
      return pop3();
    case "ftp":
      return ftp();
    case "nntp":
      return nntp();
    case "sieve":
      return sieve();
    case "ldap":
      return ldap();
    case "xmpp":
      return xmpp("jabber:client", domain);
    case "xmpp-server":
      return xmpp("jabber:server", domain);
    case "postgres":
      return postgres();
    case "mysql":
      return mysql();
  }
}
