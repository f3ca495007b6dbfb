import { isIP } from "node:net";
import { type AddressPolicy, type Resolve, resolveHost } from "@almanac/certs";

/** The target of a call: the allowed addresses, and how to connect to them. */
export interface OutboundTarget {
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
  /** The name for SNI. Empty if the host is an IP address. */
  readonly servername: string;
  readonly addresses: readonly string[];
}

/**
 * Checks a URL against the address policy of `@almanac/certs`. Only https on port 443 is allowed, unless the allow-list
 * names the host or its address.
 */
export async function checkTarget(
  url: URL,
  policy: AddressPolicy,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<OutboundTarget> {
  const secure = url.protocol === "https:";
  if (!secure && url.protocol !== "http:") throw new Error("Only https and http URLs are called.");
  if (url.username !== "" || url.password !== "")
    throw new Error("The URL must not contain credentials.");
  const { hostname, addresses } = await resolveHost(url.hostname, {
    allow: policy,
    resolve,
    signal,
  });
  // The URL parser removes the port if it is the default one.
  const usual = secure && url.port === "";
  const allowed = addresses
    .map(({ address }) => address)
    .filter((address) => usual || policy.isListed(hostname) || policy.isListed(address));
  if (allowed.length === 0) throw new Error("Only https on port 443 is called.");
  return {
    hostname,
    port: Number(url.port || (secure ? 443 : 80)),
    secure,
    servername: isIP(hostname) === 0 ? hostname : "",
    addresses: allowed,
  };
}
