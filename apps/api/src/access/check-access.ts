import type { IncomingMessage } from "node:http";
import type { HeaderSource } from "../incoming-request.ts";
import { markKeyed, whileLookedUp } from "../limits/connections.ts";
import { createAddressLimiter, type Limiter, type Limiters } from "../limits/limiters.ts";
import type { Metrics } from "../observe/metrics.ts";
import { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import { Admission } from "./admission-limits.ts";
import type { Blocks } from "./blocks.ts";
import type { Caller, Tier, Tiers } from "./caller.ts";
import { type KeyRing, missingKey } from "./key-ring.ts";
import type { Meter } from "./quota-meter.ts";

/** Requests with a wrong key, per minute, after which an address is blocked. */
const failuresPerMinute = 30;

/** The parts of a request that can carry a key, including places where a key must not be sent. */
export interface KeyedRequest {
  readonly headers: HeaderSource;
  readonly url: string;
  /** Undefined in tests that use no socket. */
  readonly incoming?: IncomingMessage | undefined;
}

/** Checks the key of each request and admits the request or refuses it. */
export interface Access {
  admit(request: KeyedRequest, address: string, service: ServiceId | undefined): Promise<Admission>;
  /**
   * Counts an admitted request as `units` requests of the minute. Call it after the body is
   * read, because the body decides the units; the request already counts as one. Throws the
   * problem if fewer are left. A request that costs more than a whole minute is allowed if the
   * minute is unused.
   */
  charge(admission: Admission, units: number): Promise<void>;
  /**
   * Checks the same request again after its body has named the service. Throws the problem if the
   * key does not cover it. The rate is not counted again.
   */
  enter(admission: Admission, service: ServiceId): Admission;
}

export interface AccessOptions {
  readonly ring: KeyRing;
  readonly blocks: Blocks;
  readonly meter: Meter;
  readonly tiers: Tiers;
  readonly limiters: Limiters;
  readonly metrics: Metrics;
  readonly now: () => number;
  /**
   * A sentence that says where a key is, for callers who may know that. Default: the public way to
   * get one.
   */
  readonly keyHint?: ((headers: HeaderSource) => string | undefined) | undefined;
}

// long: its functions share the limiters of the tiers and the count of wrong keys.
export function createAccess(options: AccessOptions): Access {
  const { ring, blocks, meter, tiers, limiters, metrics, now } = options;
  const { keyHint = () => undefined } = options;
  const failures = createFailureGuard(
    createAddressLimiter(limiters, "failures", failuresPerMinute, 60),
    now,
  );
  const perTier = new Map(
    Object.entries(tiers).map(([name, tier]) => [
      name,
      { name, tier, limiter: limiter(name, tier) },
    ]),
  );
  // A key whose tier was removed from the tiers file gets the limits of `free`, never wider ones.
  const strictest = perTier.get("free");

  function limiter(name: string, { requestsPerMinute }: Tier): Limiter | undefined {
    if (requestsPerMinute === null) return undefined;
    return limiters.create(`key:${name}`, requestsPerMinute, 60);
  }

  /**
   * Returns the caller without a promise if the key is known. That is the case for nearly
   * every request.
   */
  function identify(request: KeyedRequest, address: string): Caller | Promise<Caller> {
    try {
      const key = request.headers.get("x-api-key");
      if (key === null || key === "")
        throw missingKey(adviceFor(request.url, keyHint(request.headers)));
      const caller = ring.identify(key);
      return caller instanceof Promise
        ? caller.catch((error: unknown) => refuse(error, address, request))
        : caller;
    } catch (error) {
      return refuse(error, address, request);
    }
  }

  async function refuse(error: unknown, address: string, request: KeyedRequest): Promise<never> {
    if (error instanceof ProblemError && error.problem.status === 401) {
      metrics.authFailure(error.problem.code);
      failures.refuseBlocked(address);
      await failures.count(address);
      if (error.problem.code === "invalid_api_key") throw withHint(error, keyHint(request.headers));
    }
    throw error;
  }

  return {
    async admit(request, address, service) {
      const found = identify(request, address);
      const { incoming } = request;
      const caller = found instanceof Promise ? await whileLookedUp(incoming, found) : found;
      if (incoming !== undefined) markKeyed(incoming);
      const counting = blocks.checkKey(caller);
      if (counting) await counting;
      if (service !== undefined) requireScope(caller, service);
      const rule = perTier.get(caller.tier) ?? strictest;
      const allowance = await rule?.limiter?.consume(caller.keyId);
      const admission = new Admission({
        caller,
        service,
        tier: rule?.tier ?? { requestsPerMinute: null, requestsPerMonth: null },
        allowance,
        meter,
        now,
      });
      if (allowance && !allowance.allowed) {
        metrics.limited("minute", caller.tier);
        throw withCaller(caller, admission.tooFast());
      }
      return admission;
    },
    async charge(admission, units) {
      const { caller } = admission;
      const limiter = (perTier.get(caller.tier) ?? strictest)?.limiter;
      if (limiter === undefined) return;
      const counted = Math.min(units, limiter.limit);
      if (counted <= 1) return;
      admission.allowance = await limiter.consume(caller.keyId, counted - 1);
      if (admission.allowance.allowed) return;
      metrics.limited("minute", caller.tier);
      throw withCaller(caller, admission.tooFast(counted));
    },
    enter(admission, service) {
      requireScope(admission.caller, service);
      return admission.of(service);
    },
  };
}

function requireScope(caller: Caller, service: ServiceId): void {
  if (!covers(caller, service)) throw withCaller(caller, insufficientScope(caller, service));
}

function covers({ scopes }: Caller, service: ServiceId): boolean {
  return scopes === "all" || scopes.includes(service);
}

function insufficientScope({ scopes }: Caller, service: ServiceId): ProblemError {
  const covered = scopes === "all" ? scopes : scopes.join(", ") || "no service";
  return platformProblem(
    "insufficient_scope",
    `The key covers ${covered}; this operation belongs to ${service}.`,
  );
}

function withCaller(caller: Caller, problem: ProblemError): ProblemError {
  problem.caller = caller;
  return problem;
}

function withHint({ problem, headers }: ProblemError, hint: string | undefined): ProblemError {
  const detail = [problem.detail, ...(hint === undefined ? [] : [hint])].join(" ");
  return new ProblemError({ ...problem, detail }, headers);
}

function adviceFor(url: string, keyHint = "Keys are issued through /early-access."): string {
  return /alm_(?:live|test)_/.test(url)
    ? "A key in the URL is not read, and proxies may have logged it. Rotate that key, and send the new one in the header X-API-Key."
    : `Send your key in the header X-API-Key. ${keyHint}`;
}

/**
 * Refuses requests without a valid key after an address has sent too many of them. Requests with a
 * valid key are still answered, because many callers can share one address. The key ring limits the
 * cost of checking keys.
 */
function createFailureGuard(limiter: Limiter, now: () => number) {
  const blockedUntil = new Map<string, number>();
  return {
    refuseBlocked(address: string): void {
      if (blockedUntil.size === 0) return;
      const until = blockedUntil.get(address);
      if (until === undefined) return;
      const at = now();
      if (until <= at) {
        blockedUntil.delete(address);
        return;
      }
      const seconds = Math.ceil((until - at) / 1000);
      throw platformProblem(
        "rate_limited",
        `Too many requests without a valid key from this address. Try again in ${seconds} seconds.`,
        { headers: { "Retry-After": String(seconds) } },
      );
    },
    async count(address: string): Promise<void> {
      const { remaining, resetSeconds } = await limiter.consume(address);
      if (remaining > 0) return;
      if (blockedUntil.size >= 10_000) blockedUntil.delete(blockedUntil.keys().next().value ?? "");
      blockedUntil.set(address, now() + resetSeconds * 1000);
    },
  };
}
