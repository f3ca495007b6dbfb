import {
  type CertificateReport,
  createAddressPolicy,
  createResolver,
  dial as dialDirectly,
  type NormalisedRequest,
  safeInspectCertificate,
  safeNormaliseRequest,
} from "@almanac/certs";
import type { Exceeded, TargetLimits } from "../../limits/target-limits.ts";
import type { ProblemError } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import type { CertsDependencies } from "./dependencies.ts";

/** Inspects one certificate, or throws the library's error or a problem. */
export type CertificateLookup = (request: unknown) => Promise<CertificateReport>;

const defaultMaxInFlight = 200;
const retryAfterSeconds = 1;

/**
 * Protects the network from callers. Equal lookups that run at the same time share one run. The number of running
 * lookups is limited, and so is the number of connections to one host and to one address.
 */
export function createCertificateLookup(
  certs: CertsDependencies,
  targetLimits: TargetLimits,
  now: () => number,
): CertificateLookup {
  const { maxInFlight = defaultMaxInFlight, ports = "hosted" } = certs;
  const { resolve = createResolver(), dial = dialDirectly } = certs;
  const policy = createAddressPolicy(certs.allow);
  const underWay = new Map<string, Promise<CertificateReport>>();

  async function start(request: NormalisedRequest): Promise<CertificateReport> {
    const { hostname } = request;
    const isHostListed = policy.isListed(hostname);
    let refusal: ProblemError | undefined;
    const result = await safeInspectCertificate(request, {
      allow: policy,
      ports,
      now,
      resolve,
      async dial(connection) {
        const { address } = connection;
        // Each connection counts separately: one lookup may try several addresses, ask for two kinds of key, and
        // connect again with simpler settings.
        const exceeded =
          isHostListed || policy.isListed(address)
            ? undefined
            : await targetLimits.consume({ host: hostname, address });
        if (exceeded) {
          refusal = tooOften(exceeded);
          throw refusal;
        }
        return dial(connection);
      },
    });
    if (refusal) throw refusal;
    if (result.success) return result.data;
    throw result.error;
  }

  return async (request) => {
    const { data: asked, error } = safeNormaliseRequest(request);
    if (asked === undefined) throw error;
    const key = JSON.stringify(asked);
    const same = underWay.get(key);
    if (same) return same;
    if (underWay.size >= maxInFlight) throw overloaded(maxInFlight);
    const lookup = start(asked).finally(() => underWay.delete(key));
    underWay.set(key, lookup);
    return lookup;
  };
}

const targetNames = { host: "this host", address: "an address of this host" } as const;

function tooOften({ by, limit, windowSeconds, resetSeconds }: Exceeded): ProblemError {
  return platformProblem(
    "rate_limited",
    `At most ${limit} connections to ${targetNames[by]} are made in ${windowSeconds} seconds, for all callers together. ` +
      `Try again in ${resetSeconds} seconds.`,
    { headers: { "Retry-After": String(resetSeconds) } },
  );
}

function overloaded(maxInFlight: number): ProblemError {
  return platformProblem(
    "overloaded",
    `${maxInFlight} lookups are in progress. Try again in ${retryAfterSeconds} second.`,
    { headers: { "Retry-After": String(retryAfterSeconds) } },
  );
}
