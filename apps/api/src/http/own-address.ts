import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import { incomingOf } from "../incoming-request.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an address or name can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === "localhost";
  return loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** Whether the settings say that only the user of this machine can reach this server. */
export function isForThisMachine(address: OwnAddressSettings & { trustedProxies?: unknown }) {
  const { host, publicUrl, trustedProxies } = address;
  if (host === undefined || trustedProxies !== undefined) return false;
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}

/** The settings that determine the address of this instance. */
export interface OwnAddressSettings {
  readonly publicUrl?: string | undefined;
  readonly host?: string;
}

/**
 * The address of this instance, for command lines that people paste. It is the public URL if that is set. The Host
 * header is used only if it names this machine: otherwise the caller chose it, and a key must not be sent there.
 */
export function ownAddress(context: Context, { publicUrl, host }: OwnAddressSettings): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = new URL(context.req.url);
  const name = asked.hostname.replace(/^\[(.*)\]$/, "$1");
  const { localAddress, localPort } = incomingOf(context)?.socket ?? {};
  const local = localAddress?.replace(/^::ffff:(?=[\d.]+$)/, "");
  const port = asked.port === "" ? 80 : Number(asked.port);
  const isOwn = (name === local || name === host) && (port === localPort || local === undefined);
  if (isLoopback(name) || isOwn) return `http://${asked.host}`;
  if (local === undefined || localPort === undefined) return "http://localhost";
  return `http://${local.includes(":") ? `[${local}]` : local}:${localPort}`;
}
