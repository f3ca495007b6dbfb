import { numberOf } from "./text.ts";

/** An address as its 4 bytes (IPv4) or 16 bytes (IPv6). */
export type Address = readonly number[];

export interface Network {
  /** The number of bytes of its addresses. */
  readonly size: number;
  /** The bits that its addresses begin with. */
  readonly bits: string;
}

const decimal = /^(?:0|[1-9]\d{0,2})$/;

/** Accepts only a canonical dotted quad: no leading zeros, no hexadecimal, no missing parts. */
function parseIpv4(text: string): Address | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => decimal.test(part))) {
    return undefined;
  }
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

/** Accepts every text form of RFC 4291 section 2.2, without brackets and without a zone. */
function parseIpv6(text: string): Address | undefined {
  if (text.length > 45) return undefined;
  // The dotted IPv4 form is allowed only at the very end.
  const last = text.slice(text.lastIndexOf(":") + 1);
  const quad = parseIpv4(last);
  const halves = (quad ? text.slice(0, -last.length) + groupsOf(quad).join(":") : text).split("::");
  const [head = [], tail = [], more] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - tail.length;
  if (more || (halves.length === 2 ? missing < 1 : missing !== 0)) return undefined;
  const groups = [...head, ...new Array<string>(missing).fill("0"), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255]);
}

export function parseAddress(text: string): Address | undefined {
  return parseIpv4(text) ?? parseIpv6(text);
}

/** IPv4 as a dotted quad, IPv6 in the canonical form of RFC 5952. */
export function formatAddress(address: Address): string {
  if (address.length === 4) return address.join(".");
  const text = groupsOf(address).join(":");
  // The longest run of zeros is left out, and the first of equal ones.
  const [longest] = (text.match(/\b0(?::0\b)+/g) ?? []).sort(
    (one, other) => other.length - one.length,
  );
  return longest === undefined ? text : text.replace(new RegExp(`(^|:)${longest}(:|$)`), "::");
}

/** Two bytes each, in hexadecimal. */
function groupsOf(address: Address): readonly string[] {
  return address.flatMap((_, at) =>
    at % 2 === 0 ? numberOf(address.slice(at, at + 2)).toString(16) : [],
  );
}

/** Reads `10.0.0.0/8`, `::1/128`, or a single address. Bits below the prefix must be zero. */
export function parseNetwork(text: string): Network | undefined {
  const [base = "", given, ...rest] = text.split("/");
  const address = parseAddress(base);
  if (address === undefined || rest.length > 0) return undefined;
  const size = address.length;
  const length = given ?? `${size * 8}`;
  const prefix = Number(length);
  if (!decimal.test(length) || prefix > size * 8) return undefined;
  const bits = bitsOf(address);
  return bits.includes("1", prefix) ? undefined : { size, bits: bits.slice(0, prefix) };
}

export function isWithin(address: Address, { size, bits }: Network): boolean {
  return address.length === size && bitsOf(address).startsWith(bits);
}

function bitsOf(address: Address): string {
  return address.map((byte) => byte.toString(2).padStart(8, "0")).join("");
}
