import { lookup } from "node:dns/promises";
import type { Resolve, ResolvedAddress } from "./lookup-types.ts";

/**
 * Resolves as this machine does: hosts file, search domains, mDNS and all. It cannot be cancelled, and a slow resolver
 * holds one of four threads: a server for strangers takes `createResolver` instead.
 */
export const resolveAsSystem: Resolve = async (hostname, { family }) =>
  (await lookup(hostname, { family, all: true, order: "verbatim" })).flatMap(toAddress);

function toAddress(found: {
  readonly address: string;
  readonly family: number;
}): ResolvedAddress[] {
  const { address, family } = found;
  return family === 4 || family === 6 ? [{ address, family }] : [];
}
