import type { AddressPolicy } from "../createAddressPolicy.ts";
import type { CertPhase } from "../errors.ts";
import { parseAddress } from "../internal/address.ts";
import { certError } from "../internal/cert-error.ts";
import { familyOf, type Host } from "../internal/host.ts";
import type { Target } from "../internal/target.ts";
import { aborted, within } from "./deadline.ts";
import type { ResolvedAddress } from "./lookup-types.ts";
import type { Settings } from "./options.ts";

/** Refuses, before any packet is sent, a blocked literal address or a name of the local network. */
export function requireAllowedHost(host: Host, policy: AddressPolicy): void {
  const reason = host.address ? policy.judgeAddress(host.text) : policy.judgeName(host.text);
  if (reason !== undefined) throw blocked(host, reason, "validate");
}

/**
 * Resolves the host once and checks every address. If one address is refused, the whole answer is
 * refused, so that an answer cannot mix public and internal addresses.
 */
export async function findAllowedAddresses(
  { host, family }: Pick<Target, "host" | "family">,
  { resolve, policy }: Pick<Settings, "resolve" | "policy">,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  const own = familyOf(host);
  if (own !== undefined) {
    if (family !== 0 && family !== own) throw noAddress(`has no IPv${family} address`);
    return [{ address: host.text, family: own }];
  }
  const found = await within(ask(resolve, host.text, family, signal), signal, "dns");
  for (const { address } of found) {
    if (policy.judgeAddress(address) === undefined) continue;
    // The message does not name the address: callers could use it to map the internal network.
    throw blocked(host, "it resolves to an address that is not public", "dns");
  }
  const addresses = [...new Map(found.map((each) => [each.address, each])).values()].filter(
    ({ address }) => family === 0 || parseAddress(address)?.length === (family === 4 ? 4 : 16),
  );
  if (addresses.length === 0) throw noAddress("has no address");
  return addresses;
}

async function ask(
  resolve: Settings["resolve"],
  hostname: string,
  family: 0 | 4 | 6,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  try {
    return await resolve(hostname, { family, signal });
  } catch (error) {
    if (signal.aborted) throw aborted(signal, "dns");
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (/^(?:ENOTFOUND|ENODATA|EAI_NONAME|EAI_NODATA|NXDOMAIN)$/.test(code)) {
      throw noAddress("does not exist or has no address (not_found)", error);
    }
    throw noAddress("could not be resolved now (temporary)", error);
  }
}

function blocked({ text }: Host, reason: string, phase: CertPhase) {
  const message = `${text} may not be looked up from here: ${reason}.`;
  return certError("blocked_address", message, { phase, path: ["hostname"] });
}

function noAddress(what: string, cause?: unknown) {
  return certError("dns_failure", `The name ${what}.`, { phase: "dns", cause, path: ["hostname"] });
}
