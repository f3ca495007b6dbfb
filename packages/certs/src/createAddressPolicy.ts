import { show } from "@almanac/kernel/messages/show";
import { globalIpv6, refusedIpv4, refusedIpv6, refusedSuffixes } from "./data/address-rules.ts";
import { CertError, type CertIssue } from "./errors.ts";
import {
  type Address,
  isWithin,
  type Network,
  parseAddress,
  parseNetwork,
} from "./internal/address.ts";

/**
 * What a lookup may reach although the address rules refuse it: `"any"`, or a list of CIDRs
 * (`10.0.0.0/8`, `::1/128`), addresses, names (`db1`) and suffixes (`.corp.example`). The list is
 * an array, or text with commas between the entries.
 */
export type AllowList = "any" | string | readonly string[];

/** Decides which hosts a lookup may reach. */
export interface AddressPolicy {
  /**
   * Why a name (as A-labels) may not be looked up; undefined if it may. Its addresses are
   * judged separately.
   */
  judgeName(name: string): string | undefined;
  /**
   * Why an address may not be dialled; undefined if it may. A text that is not a canonical address
   * is refused.
   */
  judgeAddress(address: string): string | undefined;
  /** True if the allow-list itself names this address or name. */
  isListed(host: string): boolean;
  /** One line for a log: what lookups may reach besides public addresses. */
  readonly summary: string;
}

const rules = [...refusedIpv4, ...refusedIpv6].map(({ cidr, reason }) => ({
  network: networkOf(cidr),
  reason,
}));
const global = networkOf(globalIpv6);

/**
 * Creates the address policy of lookups: public addresses only, plus what `allow` adds. A suffix in
 * `allow` exempts a name from the rule about names, but its address must still be allowed. The
 * rules of syntax have no exceptions.
 *
 * @example
 * createAddressPolicy(["10.0.0.0/8"]).judgeAddress("10.1.2.3"); // => undefined
 *
 * @throws {CertError} `invalid_allow`, naming every entry that does not parse.
 * @see docs/certs.md for the rules and their sources.
 */
export function createAddressPolicy(allow: AllowList = []): AddressPolicy {
  const entries = toEntries(allow);
  const any = entries.includes("any");
  const networks: Network[] = [];
  const names: string[] = [];
  const issues: CertIssue[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry === "any") continue;
    const network = typeof entry === "string" ? parseNetwork(entry) : undefined;
    if (network) networks.push(network);
    else if (typeof entry === "string" && isName(entry)) names.push(entry);
    else issues.push({ code: "invalid_allow", path: ["allow", index], message: wrong(entry) });
  }
  if (issues.length > 0) throw new CertError(issues);

  const isNamed = (name: string) =>
    names.some((entry) => (entry.startsWith(".") ? `.${name}`.endsWith(entry) : name === entry));
  const isIn = (address: Address) => networks.some((network) => isWithin(address, network));
  return {
    judgeName: (name) => (any || isNamed(name) ? undefined : nameRule(name)),
    judgeAddress(text) {
      const address = parseAddress(text);
      if (address === undefined) return "it is not a canonical address";
      return any || isIn(address) ? undefined : addressRule(address);
    },
    isListed(host) {
      const address = parseAddress(host);
      return any || (address ? isIn(address) : isNamed(host));
    },
    summary: any ? "any address" : ["public addresses", ...entries].join(", "),
  };
}

/** Why a lookup on behalf of strangers must not dial an address. Undefined for a public address. */
export function addressRule(address: Address): string | undefined {
  if (address.length === 16 && !isWithin(address, global)) return "not global unicast IPv6";
  return rules.find(({ network }) => isWithin(address, network))?.reason;
}

function nameRule(name: string): string | undefined {
  if (!name.includes(".")) return "a single label is a name of the local network";
  const suffix = refusedSuffixes.find((entry) => name === entry || name.endsWith(`.${entry}`));
  return suffix === undefined ? undefined : `.${suffix} is not public`;
}

/**
 * The entries of the list, trimmed and in lower case. An entry that is not text is kept unchanged
 * and refused later.
 */
function toEntries(allow: AllowList): readonly unknown[] {
  const list = typeof allow === "string" ? allow.split(",") : allow;
  if (!Array.isArray(list)) {
    throw new CertError([{ code: "invalid_allow", path: ["allow"], message: wrong(allow) }]);
  }
  return list
    .map((entry: unknown) => (typeof entry === "string" ? entry.trim().toLowerCase() : entry))
    .filter((entry) => entry !== "");
}

/**
 * True for a name, or a suffix with its dot. An entry whose last part is a number must be an
 * address or a CIDR instead.
 */
function isName(entry: string): boolean {
  return /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(entry) && !/(?:^|\.)\d+$/.test(entry);
}

function wrong(entry: unknown): string {
  return `${show(entry)} is neither a CIDR such as 10.0.0.0/8 (with no bits set after the prefix), nor an address, a name, or a suffix such as .corp.example.`;
}

function networkOf(cidr: string): Network {
  const network = parseNetwork(cidr);
  if (network === undefined)
    throw new CertError([{ code: "invalid_allow", path: [], message: wrong(cidr) }]);
  return network;
}
