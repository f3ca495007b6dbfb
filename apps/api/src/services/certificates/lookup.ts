import {
  type CertificateReport,
  createPolicy,
  createResolver,
  dial as dialDirectly,
  safeInspectCertificate,
} from "@almanac/certs";
import type { Limiter } from "../../platform/limiter.ts";
import type { ProblemError } from "../../platform/problem.ts";
import { platformProblem } from "../../platform/problem-kinds.ts";
import type { CertsDependencies } from "../certificates.ts";

/** Looks one certificate up, or throws the library's error or a problem. */
export type CertificateLookup = (request: unknown) => Promise<CertificateReport>;

const defaultMaxInFlight = 200;
const retryAfterSeconds = 1;

/**
 * What stands between strangers and the network: identical lookups under way share one connection, so many lookups are
 * under way at a time and no more, and one host is asked so often and no more.
 */
export function createCertificateLookup(
  certs: CertsDependencies,
  targetLimiter: Limiter,
  now: () => number,
): CertificateLookup {
  const { maxInFlight = defaultMaxInFlight, ports = "hosted" } = certs;
  const { resolve = createResolver(), dial = dialDirectly } = certs;
  const policy = createPolicy(certs.allow);
  const underWay = new Map<string, Promise<CertificateReport>>();
  let inFlight = 0;

  async function start(request: unknown): Promise<CertificateReport> {
    let refusal: ProblemError | undefined;
    const host = hostOf(request);
    let counted = policy.isListed(host);
    const result = await safeInspectCertificate(request, {
      allow: policy,
      ports,
      now,
      resolve,
      async dial(connection) {
        // Counted only when a packet is about to leave, and once for all connections of a lookup.
        if (!counted) {
          counted = true;
          const { allowed, resetSeconds } = await targetLimiter.consume(host);
          if (!allowed) {
            refusal = tooOften(targetLimiter, resetSeconds);
            throw refusal;
          }
        }
        return dial(connection);
      },
    });
    if (refusal) throw refusal;
    if (result.success) return result.data;
    throw result.error;
  }

  return (request) => {
    const key = JSON.stringify([hostOf(request), request]);
    const same = underWay.get(key);
    if (same) return same;
    if (inFlight >= maxInFlight) return Promise.reject(overloaded(maxInFlight));
    inFlight += 1;
    const lookup = start(request).finally(() => {
      inFlight -= 1;
      underWay.delete(key);
    });
    underWay.set(key, lookup);
    return lookup;
  };
}

/** The host as most people would write it: good enough to count by, since the library judges the real one. */
function hostOf(request: unknown): string {
  const { hostname } = (request ?? {}) as { readonly hostname?: unknown };
  return String(hostname).toLowerCase().replace(/\.$/, "");
}

function tooOften({ limit, windowSeconds }: Limiter, resetSeconds: number): ProblemError {
  return platformProblem(
    "rate_limited",
    `This host was looked up ${limit} times in ${windowSeconds} seconds. Try again in ${resetSeconds} seconds.`,
    { headers: { "Retry-After": String(resetSeconds) } },
  );
}

function overloaded(maxInFlight: number): ProblemError {
  return platformProblem(
    "overloaded",
    `${maxInFlight} lookups are under way. Try again in ${retryAfterSeconds} second.`,
    { headers: { "Retry-After": String(retryAfterSeconds) } },
  );
}
