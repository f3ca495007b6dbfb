import { BlockList, isIP } from "node:net";

/**
 * Networks that a stranger must not make us call: not globally reachable by the IANA special-purpose registries
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, .../iana-ipv6-special-registry, read 2026-11-20),
 * and multicast.
 */
const refused = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "::1/128",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
] as const;

/** Whether an address may be called: every public one, and what the setting allows besides. */
export type IsVetted = (address: string, host: string) => boolean;

/** @param allow CIDR ranges, single addresses, and host names that stand for themselves and what ends in them. */
export function createIsVetted(allow: readonly string[]): IsVetted {
  const blocked = listOf(refused);
  const allowed = listOf(allow.filter((entry) => isIP(entry.split("/")[0] ?? "") !== 0));
  const suffixes = allow
    .filter((entry) => isIP(entry.split("/")[0] ?? "") === 0)
    .map((entry) => entry.toLowerCase().replace(/^\*?\./, ""));
  return (given, host) => {
    // An IPv4 address in IPv6's clothes is judged as what it is (RFC 4291 section 2.5.5.2).
    const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(given)?.[1] ?? given;
    if (/^::ffff:/i.test(address)) return false;
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (!blocked.check(address, family) || allowed.check(address, family)) return true;
    const name = host.toLowerCase().replace(/\.$/, "");
    return suffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
  };
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(
      address,
      bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits),
      family,
    );
  }
  return list;
}
