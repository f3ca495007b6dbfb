import {
  CertError,
  type CertificateReport,
  createAddressPolicy,
  createResolver,
  dial as dialDirectly,
  type NormalisedRequest,
  safeInspectCertificate,
  safeNormaliseRequest,
} from "@almanac/certs";
import { SharedWork } from "@almanac/kernel/work/shared-work";
import { bucket } from "../../limits/client-address.ts";
import type { Limiters } from "../../limits/limiters.ts";
import type { ProblemError } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import type { CertsDependencies } from "./settings.ts";

/**
 * Inspects one certificate, or throws the library's error or a problem. The signal tells that the
 * caller has gone.
 */
type CertificateLookup = (request: unknown, signal?: AbortSignal) => Promise<CertificateReport>;

const defaultMaxInFlight = 200;
const retryAfterSeconds = 1;

/**
 * Protects the network from callers. Equal lookups that run at the same time share one run, which
 * ends when the last caller has gone. The number of running lookups is limited, and so is the
 * number of connections to one host and to one address.
 */
export function createCertificateLookup(
  certs: CertsDependencies,
  targetLimits: TargetLimits,
  now: () => number,
): CertificateLookup {
  const { maxInFlight = defaultMaxInFlight, ports = "hosted" } = certs;
  const { resolve = createResolver(), dial = dialDirectly } = certs;
  const policy = createAddressPolicy(certs.allow);
  const underWay = new SharedWork<CertificateReport>();

  async function start(
    request: NormalisedRequest,
    signal: AbortSignal,
  ): Promise<CertificateReport> {
    const { hostname } = request;
    const isHostListed = policy.isListed(hostname);
    let refusal: ProblemError | undefined;
    const result = await safeInspectCertificate(request, {
      allow: policy,
      ports,
      now,
      resolve,
      signal,
      async dial(connection) {
        const { address } = connection;
        // Each connection counts separately: one lookup may try several addresses, ask for two
        // kinds of key, and connect again with simpler settings.
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

  return async (request, signal) => {
    const { data: asked, error } = safeNormaliseRequest(request);
    if (asked === undefined) throw error;
    const key = JSON.stringify(asked);
    if (!underWay.has(key) && underWay.size >= maxInFlight) throw overloaded(maxInFlight);
    const run = (onAbandoned: (end: () => void) => void) => {
      const stop = new AbortController();
      onAbandoned(() => stop.abort());
      return start(asked, stop.signal);
    };
    try {
      return await underWay.join(key, run, signal);
    } catch (failure) {
      throw signal?.aborted ? callerGone() : failure;
    }
  };
}

function callerGone(): CertError {
  return new CertError([{ code: "aborted", path: [], message: "The caller has gone." }]);
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

/** Which limit was exceeded, and when the next connection may be made. */
interface Exceeded {
  readonly by: "host" | "address";
  readonly limit: number;
  readonly windowSeconds: number;
  readonly resetSeconds: number;
}

/** Prevents callers from using this server to flood another server. */
export type TargetLimits = ReturnType<typeof createTargetLimits>;

const windowSeconds = 60;
/** Many hosts share one address (virtual hosting), so an address has a higher limit. */
const hostsPerAddress = 4;

export function createTargetLimits(limiters: Limiters, name: string, perMinute: number) {
  const hosts = limiters.create(`${name}:host`, perMinute, windowSeconds);
  const addresses = limiters.create(`${name}:address`, perMinute * hostsPerAddress, windowSeconds);
  return {
    /**
     * Counts one connection, for all callers together. Undefined if it may be made. The host is in
     * its normalised spelling, so that other spellings do not get a separate count.
     */
    async consume({ host, address }: { host: string; address: string }) {
      const counts = [
        { by: "host", limiter: hosts, key: host },
        { by: "address", limiter: addresses, key: bucket(address) },
      ] as const;
      // The host is counted first. If it is refused, the count of its address stays unchanged.
      for (const { by, limiter, key } of counts) {
        const { allowed, resetSeconds } = await limiter.consume(key);
        if (!allowed) return { by, limit: limiter.limit, windowSeconds, resetSeconds };
      }
      return undefined;
    },
  };
}
