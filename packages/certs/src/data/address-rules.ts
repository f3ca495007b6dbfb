/**
 * Addresses that a lookup must never reach when it is offered to strangers. Sources, read
 * 2026-11-20: IANA IPv4 Special-Purpose Address Registry
 * (https://www.iana.org/assignments/iana-ipv4-special-registry), IANA IPv6 Special-Purpose Address
 * Registry (https://www.iana.org/assignments/iana-ipv6-special-registry, as of 2024-10-22), RFC
 * 6890, 7526, 8190, 9602, 9637, 9780.
 */
export const refusedIpv4 = [
  { cidr: "0.0.0.0/8", reason: "this network" },
  { cidr: "10.0.0.0/8", reason: "private use" },
  { cidr: "100.64.0.0/10", reason: "shared address space of carriers" },
  { cidr: "127.0.0.0/8", reason: "loopback" },
  { cidr: "168.63.129.16/32", reason: "the platform address of Azure, which is not a public host" },
  { cidr: "169.254.0.0/16", reason: "link-local, cloud metadata" },
  { cidr: "172.16.0.0/12", reason: "private use" },
  { cidr: "192.0.0.0/24", reason: "protocol assignments, cloud metadata" },
  { cidr: "192.0.2.0/24", reason: "documentation" },
  { cidr: "192.88.99.0/24", reason: "6to4 relays, deprecated" },
  { cidr: "192.168.0.0/16", reason: "private use" },
  { cidr: "198.18.0.0/15", reason: "benchmarking" },
  { cidr: "198.51.100.0/24", reason: "documentation" },
  { cidr: "203.0.113.0/24", reason: "documentation" },
  { cidr: "224.0.0.0/4", reason: "multicast" },
  { cidr: "240.0.0.0/4", reason: "reserved, broadcast" },
] as const;

/**
 * The only part of IPv6 that is global unicast. All other IPv6 addresses are refused, including
 * mapped and translated IPv4 addresses.
 */
export const globalIpv6 = "2000::/3";

/** The networks inside {@link globalIpv6} that are refused. */
export const refusedIpv6 = [
  { cidr: "2001::/23", reason: "protocol assignments, Teredo" },
  { cidr: "2001:db8::/32", reason: "documentation" },
  { cidr: "2002::/16", reason: "6to4, which carries an IPv4 address" },
  { cidr: "3fff::/20", reason: "documentation" },
] as const;

/**
 * Names that belong to the machine or its own network. This is a second line of defence: the
 * address decides. Sources, read 2026-11-20: RFC 6761, 6762, 7686, 8375; ICANN resolution
 * 2024.07.29.06 (.internal); the metadata names of Google Cloud and Amazon EC2.
 */
export const refusedSuffixes = [
  "localhost",
  "local",
  "internal",
  "localdomain",
  "home.arpa",
  "lan",
  "onion",
  "svc",
  "metadata.google.internal",
] as const;
