import { domainToASCII } from "node:url";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import { keysOf } from "@almanac/kernel/objects/objects";
import { CertError, type SafeResult } from "../errors.ts";
import { expectedError } from "../internal/cert-error.ts";
import { readTarget } from "../internal/target.ts";
import { findAllowedAddresses, requireAllowedHost } from "./find-allowed-addresses.ts";
import type { ResolvedAddress } from "./lookup-types.ts";
import { type LookupOptions, readOptions } from "./options.ts";

/** A normalised host, and its addresses, which may all be dialled. */
export interface ResolvedHost {
  /** The host as A-labels, or an address in canonical form. */
  readonly hostname: string;
  /** Every address of the host; at least one. */
  readonly addresses: readonly ResolvedAddress[];
}

/** Which addresses are allowed, and how names are resolved. */
export type ResolveHostOptions = Pick<LookupOptions, "allow" | "resolve" | "signal"> & {
  /** Only IPv4 or only IPv6 addresses. */
  readonly family?: 4 | 6;
};

const known = {
  allow: true,
  resolve: true,
  signal: true,
  family: true,
} as const satisfies Record<keyof ResolveHostOptions, true>;

const fields = keysOf(known);

/**
 * Resolves a host once and checks its name and addresses against the address policy, for
 * connections that are not TLS lookups. If one address is refused, the host is refused. Dial the
 * returned addresses, because resolving the name again could give others.
 *
 * @throws {CertError} `missing_field`, `invalid_type`, `unknown_field`, `invalid_hostname`,
 * `blocked_address`, `dns_failure`, `aborted` or `invalid_allow`.
 * @see docs/certs.md for the address rules.
 */
export async function resolveHost(
  hostname: string,
  options: ResolveHostOptions = {},
): Promise<ResolvedHost> {
  return unwrap(await safeResolveHost(hostname, options));
}

/**
 * Like {@link resolveHost}, but takes any input, and returns the error. The promise never rejects.
 */
export async function safeResolveHost(
  hostname: unknown,
  options: ResolveHostOptions = {},
): Promise<SafeResult<ResolvedHost>> {
  const { asked, settings, issues } = readOptions(options, fields);
  const reading = readTarget({ hostname, ...asked }, domainToASCII);
  const { request: target } = reading;
  if (target === undefined || issues.length > 0) {
    return failure(new CertError([...reading.issues, ...issues]));
  }
  try {
    requireAllowedHost(target.host, settings.policy);
    const { signal = new AbortController().signal } = settings;
    const addresses = await findAllowedAddresses(target, settings, signal);
    return success({ hostname: target.host.text, addresses });
  } catch (error) {
    return failure(expectedError(error, "dns_failure", "dns"));
  }
}
