// A user's program. scripts/editor.ts checks what an editor offers in it. It is compiled, but
// never run.
import {
  inspectCertificate,
  inspectCertificates,
  normaliseRequest,
  parseBundle,
  parseCertificate,
  resolveHost,
} from "@almanac/certs";

const report = await inspectCertificate({
  hostname: "mail.example.com",
  starttls: "smtp", // offers: smtp, lmtp, imap, postgres, xmpp-server, none
  // offers: port, servername, family, all_addresses, key_types
});
report.subject; // offers: hostname, issuer, subject, expires_at, days_remaining, chain, trust, tls
report.trust.expired; // offers: expired, self_signed, hostname_match, authorized
report.leaves?.[0]?.error?.code === "timeout"; // offers: timeout, dns_failure, blocked_address

await inspectCertificate("example.com", {
  starttls: "none", // offers: smtp, none
  // offers: port, timeoutMs, allow, ports, revealAddress, now, resolve, dial, signal
});

for await (const { result } of inspectCertificates(["example.com"], {
  // offers: concurrency, timeoutMs, allow
})) {
  if (!result.success) result.error.code; // offers: code, category, issues, phase, hostname, port
}

normaliseRequest({
  hostname: "example.com",
  key_types: "both", // offers: default, both
});
parseCertificate("-----BEGIN CERTIFICATE-----").key.type; // offers: type, bits, curve
parseBundle(new Uint8Array());
(await resolveHost("example.com")).addresses[0]?.family; // offers: address, family

// @ts-expect-error a host is text
await inspectCertificate(42);
// @ts-expect-error the field is called hostname
await inspectCertificate({ hostName: "example.com" });
// @ts-expect-error there is no such protocol
await inspectCertificate("example.com", { starttls: "gopher" });
