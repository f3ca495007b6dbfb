import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import { incomingOf } from "../incoming-request.ts";

/**
 * The trusted proxies, as CIDR blocks or single addresses. Only their X-Forwarded-For is believed.
 */
export function parseProxies(text: string): BlockList {
  const list = new BlockList();
  for (const part of text.split(",").map((item) => item.trim())) {
    const [address = "", prefix] = part.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) throw new Error(`"${part}" is neither an address nor a CIDR block`);
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix)) list.addSubnet(address, Number(prefix), family);
    else throw new Error(`"${part}" is neither an address nor a CIDR block`);
  }
  return list;
}

/**
 * Reads the address that limits count a request under. It is the peer of the socket or, behind
 * trusted proxies, the last address in X-Forwarded-For that is not a trusted proxy. Anything
 * further left was written by the caller and proves nothing.
 */
export function clientAddressReader(trusted?: BlockList): (context: Context) => string {
  return (context) => {
    // Tests that use no socket all have this address.
    const peer = incomingOf(context)?.socket?.remoteAddress ?? "local";
    return isProxy(trusted, peer)
      ? forwardedAddress(trusted, peer, context.req.raw.headers.get("x-forwarded-for"))
      : peerAddress(peer);
  };
}

/** The key under which the peer of a socket is counted. */
export function peerAddress(peer: string): string {
  return bucket(plain(peer));
}

/** Whether the peer of a socket is a trusted proxy. */
export function isProxy(trusted: BlockList | undefined, peer: string): trusted is BlockList {
  return trusted !== undefined && isTrusted(trusted, plain(peer));
}

/** The client that a trusted proxy forwards, or the proxy itself if it names no client. */
export function forwardedAddress(
  trusted: BlockList,
  proxy: string,
  forwardedFor: string | null | undefined,
): string {
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const address = plain(withoutPort(hop.trim()));
    if (isIP(address) === 0) break;
    if (!isTrusted(trusted, address)) return bucket(address);
  }
  return peerAddress(proxy);
}

/** Some proxies append the port: `1.2.3.4:5678`, `[::1]:443`. Some write only the brackets. */
function withoutPort(hop: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop) ?? [];
  return bracketed ?? hop.replace(/^([\d.]+):\d{1,5}$/, "$1");
}

/**
 * Converts an IPv4 address in IPv6 form to IPv4 and removes a scope such as `%eth0`, which names an
 * interface of the proxy.
 */
function plain(text: string): string {
  const [address = ""] = text.split("%");
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/**
 * The key under which an address is counted. One customer usually has a whole IPv6 /64 (2^64
 * addresses), so that network is one key.
 */
export function bucket(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * The /48 of an IPv6 address, given its key. A site usually has a whole /48 and can change its /64
 * at will. Undefined for other addresses.
 */
export function networkOf(key: string): string | undefined {
  const groups = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(key)?.[1];
  return groups === undefined ? undefined : `${groups}::/48`;
}
