import type { Host } from "./host.ts";
import type { SubjectAltName } from "./read-certificate.ts";

/**
 * True if a certificate is for a host (RFC 9525). Only subject alternative names count, never the common name. A wildcard
 * is the whole leftmost label, with at least two labels to its right. An address matches only an address entry.
 */
export function matchesHost(names: readonly SubjectAltName[], host: Host): boolean {
  const { address } = host;
  if (address) {
    return names.some(
      ({ type, bytes }) =>
        type === "ip" &&
        bytes.length === address.length &&
        address.every((byte, index) => byte === bytes[index]),
    );
  }
  return names.some(({ type, text }) => type === "dns" && matchesName(text, host.text));
}

function matchesName(pattern: string, name: string): boolean {
  const wanted = pattern.toLowerCase().replace(/\.$/, "");
  if (!wanted.startsWith("*.")) return wanted === name;
  const rest = wanted.slice(1);
  const dot = name.indexOf(".");
  return dot > 0 && rest.indexOf(".", 1) > 0 && name.slice(dot) === rest;
}
