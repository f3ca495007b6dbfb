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
  if (text.length > 45 || !/^[0-9a-f:.]+$/i.test(text)) return undefined;
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map(readGroups);
  if (head === undefined || (halves.length === 2 && tail === undefined)) return undefined;
  // The dotted IPv4 form is allowed only at the very end.
  if (halves.length === 2 && halves[0]?.includes(".")) return undefined;
  const missing = 16 - head.length - (tail?.length ?? 0);
  if (halves.length === 1 ? missing !== 0 : missing < 2) return undefined;
  return [...head, ...new Array<number>(missing).fill(0), ...(tail ?? [])];
}

export function parseAddress(text: string): Address | undefined {
  return parseIpv4(text) ?? parseIpv6(text);
}

/** IPv4 as a dotted quad, IPv6 in the canonical form of RFC 5952. */
export function formatAddress(address: Address): string {
  if (address.length === 4) return address.join(".");
  const groups = [0, 2, 4, 6, 8, 10, 12, 14].map((at) => numberOf(address.slice(at, at + 2)));
  const zeros = longestZeros(groups);
  const text = (from: number, to: number) =>
    groups
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  if (zeros.length < 2) return text(0, 8);
  return `${text(0, zeros.start)}::${text(zeros.start + zeros.length, 8)}`;
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

function readGroups(text: string): number[] | undefined {
  if (text === "") return [];
  const bytes: number[] = [];
  const groups = text.split(":");
  for (const [index, group] of groups.entries()) {
    const quad = index === groups.length - 1 && group.includes(".") ? parseIpv4(group) : undefined;
    if (quad) bytes.push(...quad);
    else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return undefined;
  }
  return bytes;
}

function longestZeros(groups: readonly number[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length = group === 0 ? length + 1 : 0;
    if (length > best.length) best = { start: index - length + 1, length };
  }
  return best;
}
