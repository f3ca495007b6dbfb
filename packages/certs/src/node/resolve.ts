import { lookup } from "node:dns/promises";
import type { Resolve, ResolvedAddress } from "./lookup-types.ts";

/**
 * Resolves names as this machine does, with its hosts file, search domains and mDNS. It cannot be
 * cancelled, and a slow lookup blocks one of Node's four threads. A service for strangers should
 * therefore use `createResolver`.
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
