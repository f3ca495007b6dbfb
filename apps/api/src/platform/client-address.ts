import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import { incomingOf } from "./incoming.ts";

/** CIDR blocks, or single addresses, of the proxies whose word about the caller counts. */
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
 * Who is asking, for limits: the peer of the socket or, behind trusted proxies, the last address in X-Forwarded-For that
 * is none of theirs. What stands to the left of it was written by the caller and proves nothing.
 */
export function clientAddressReader(trusted?: BlockList): (context: Context) => string {
  return (context) => {
    const peer = plain(peerOf(context));
    if (trusted === undefined || !isTrusted(trusted, peer)) return bucket(peer);
    const hops = (context.req.raw.headers.get("x-forwarded-for") ?? "").split(",");
    for (const hop of hops.reverse()) {
      const address = plain(hop.trim());
      if (isIP(address) === 0) break;
      if (!isTrusted(trusted, address)) return bucket(address);
    }
    return bucket(peer);
  };
}

/** In a test without a socket, one name for all. */
function peerOf(context: Context): string {
  return incomingOf(context)?.socket?.remoteAddress ?? "local";
}

function plain(address: string): string {
  return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** What an address is counted by. One customer holds a /64 of IPv6, 2^64 addresses, so that network is one key. */
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
