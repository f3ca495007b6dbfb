import { show } from "@almanac/kernel/messages/show";
import { type Address, formatAddress, parseAddress } from "./address.ts";
import type { SubjectAltName } from "./read-certificate.ts";

/**
 * A normalised host: a name as A-labels, in lower case and without a final dot, or an address in
 * canonical form.
 */
export interface Host {
  readonly text: string;
  readonly address?: Address;
}

/** The family of an address; undefined for a name. */
export function familyOf({ address }: Host): 4 | 6 | undefined {
  return address && (address.length === 4 ? 4 : 6);
}

/**
 * Maps a name to A-labels (UTS #46), or to the empty string if it cannot. In Node, this
 * is `url.domainToASCII`.
 */
export type ToAscii = (name: string) => string;

const maxNameLength = 253;
const maxLabelLength = 63;
// Characters that a host never contains: separators of a URL, quotes, wildcards, white space and
// control characters.
const forbidden = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}%/\\@?#:;$()*|<>^"'`{}[\],!&=+~]/u;

/**
 * Reads a host, or returns a sentence that says what is wrong. Refuses spellings that only a
 * resolver reads as an address.
 */
export function readHost(given: string, toAscii: ToAscii): Host | string {
  const bracketed = /^\[(.*)\]$/s.exec(given)?.[1];
  const literal = bracketed ?? given;
  if (literal.includes(":")) {
    const address = parseAddress(literal);
    if (address?.length === 16) return { text: formatAddress(address), address };
    return `${show(given)} is not a host: only an IPv6 address contains a colon, and a port, a scheme or a zone is not part of a host.`;
  }
  if (bracketed !== undefined) return `${show(given)} is not an IPv6 address in brackets.`;
  if (given === "") return "The host is empty.";
  if (forbidden.test(given)) {
    return `${show(given)} is not a host name: give the bare name, such as example.com, or an address.`;
  }
  const quad = parseAddress(given);
  if (quad) return { text: given, address: quad };
  return readName(given, toAscii(given).toLowerCase());
}

function readName(given: string, ascii: string): Host | string {
  const name = ascii.replace(/\.$/, "");
  const mapped = name === "" ? undefined : (parseAddress(name) ?? parseAddress(name.slice(1, -1)));
  if (mapped) {
    return `${show(given)} is an unusual spelling of an address. Write the address as four decimal numbers, or as IPv6.`;
  }
  if (given.length > maxNameLength * 4 || name.length > maxNameLength) {
    return `${show(given)} has ${name.length} characters; a host name has at most ${maxNameLength}.`;
  }
  if (name === "") return `${show(given)} cannot be written as a DNS name.`;
  const labels = name.split(".");
  if (labels.some((label) => label === "")) return `${show(given)} has an empty label.`;
  if (labels.some((label) => label.length > maxLabelLength)) {
    return `${show(given)} has a label of more than ${maxLabelLength} characters.`;
  }
  if (!labels.every((label) => /^[a-z0-9_-]+$/.test(label))) {
    return `${show(given)} has characters that no host name has.`;
  }
  // Some resolvers read a name whose last label is a number as an address.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "")) {
    return `${show(given)} ends in a number and is neither an address nor a name.`;
  }
  return { text: name };
}

/**
 * True if a certificate is for a host (RFC 9525). Only subject alternative names count, never the
 * common name. A wildcard is the whole leftmost label, with at least two labels to its right. An
 * address matches only an address entry.
 */
export function matchesHost(names: readonly SubjectAltName[], host: Host): boolean {
  const { address } = host;
  if (address) {
    return names.some(({ type, bytes }) => type === "IP" && bytes.join() === address.join());
  }
  return names.some(({ type, text }) => type === "DNS" && matchesName(text, host.text));
}

function matchesName(pattern: string, name: string): boolean {
  const wanted = pattern.toLowerCase().replace(/\.$/, "");
  if (!wanted.startsWith("*.")) return wanted === name;
  const rest = wanted.slice(1);
  const dot = name.indexOf(".");
  return dot > 0 && rest.indexOf(".", 1) > 0 && name.slice(dot) === rest;
}
