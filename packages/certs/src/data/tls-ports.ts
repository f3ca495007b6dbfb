/**
 * The usual ports of protocols that use TLS: after a few unencrypted lines (`starttls`), or from
 * the first byte. Source: IANA Service Name and Transport Protocol Port Number Registry,
 * https://www.iana.org/assignments/service-names-port-numbers, read 2026-11-20.
 */
export const starttlsPorts = {
  smtp: [25, 587],
  lmtp: [24],
  imap: [143],
  pop3: [110],
  ftp: [21],
  nntp: [119],
  sieve: [4190],
  ldap: [389],
  xmpp: [5222],
  "xmpp-server": [5269],
  postgres: [5432],
  mysql: [3306],
} as const;

/** A protocol that switches to TLS after a few unencrypted lines. */
export type StarttlsProtocol = keyof typeof starttlsPorts;

/** The port of each service that starts with TLS at once, by the scheme of its URLs. */
export const tlsPorts = {
  https: 443,
  smtps: 465,
  submissions: 465,
  nntps: 563,
  ldaps: 636,
  dot: 853,
  ftps: 990,
  imaps: 993,
  pop3s: 995,
  sips: 5061,
  "syslog-tls": 6514,
  mqtts: 8883,
} as const;

/**
 * Ports that a lookup for strangers may dial: TLS, STARTTLS, and two common alternatives for HTTPS.
 */
export const hostedPorts: readonly number[] = [
  ...new Set<number>([
    ...Object.values(tlsPorts),
    ...Object.values(starttlsPorts).flat(),
    989,
    4433,
    8443,
  ]),
].sort((one, other) => one - other);
