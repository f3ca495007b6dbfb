import type { Socket } from "node:net";
import { type AllowList, createPolicy, createResolver, type Resolve } from "@almanac/certs";
import type { Limiters } from "../../../limits/limiters.ts";
import { createTargetLimits, type TargetLimits } from "../../../limits/target-limits.ts";
import { dial as dialDirectly, type OutboundDial } from "./dial.ts";
import { exchange, type OutboundAnswer, type OutboundRequest } from "./exchange.ts";
import { findTarget, type OutboundTarget } from "./find-target.ts";

export type { OutboundAnswer } from "./exchange.ts";

/** Calls to addresses that strangers name. */
export interface Outbound {
  /** Resolves with a 2xx answer only. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<OutboundAnswer>;
  /** Resolves with the answer, whatever its status. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<OutboundAnswer>;
}

/** What calls are made with; each part has a default that suits a service for strangers. */
export interface OutboundDependencies {
  /** What may be called besides https on port 443 of public addresses. */
  readonly allow: AllowList;
  readonly limiters: Limiters;
  readonly resolve?: Resolve;
  readonly dial?: OutboundDial;
  /** How long a call may take, and how long every failed one takes. */
  readonly timeoutMs?: number;
}

/** The one failure. It names no cause, so that callers cannot use it to map names, addresses and ports. */
export class OutboundFailure extends Error {
  override readonly name = "OutboundFailure";

  constructor() {
    super("The call failed.");
  }
}

const defaultTimeoutMs = 2_000;
const connectionsToOneHostPerMinute = 60;
const triedAddresses = 4;

/**
 * Makes calls by the rules of certificate lookups: the host is resolved once, every address is judged, a judged address is
 * dialled, and connections to one target are counted. No redirect is followed.
 */
export function createOutbound(dependencies: OutboundDependencies): Outbound {
  const { allow, limiters, timeoutMs = defaultTimeoutMs } = dependencies;
  const { resolve = createResolver(), dial = dialDirectly } = dependencies;
  const policy = createPolicy(allow);
  // Counted apart: who asks for many profiles of a host takes no webhooks from it.
  const limits = {
    GET: createTargetLimits(limiters, "outbound:get", connectionsToOneHostPerMinute),
    POST: createTargetLimits(limiters, "outbound:post", connectionsToOneHostPerMinute),
  };

  async function call(address: string, request: OutboundRequest, deadline: Deadline) {
    const url = new URL(address);
    const target = await findTarget(url, policy, resolve, deadline.signal);
    const isListed = (at: string) => policy.isListed(target.hostname) || policy.isListed(at);
    const socket = await connectTo(target, limits[request.method], isListed, dial, deadline);
    return exchange(socket, url, request, deadline.signal);
  }

  /** Every failure is the same error at the same time: the deadline, however early the cause was known. */
  async function ask(
    address: string,
    request: OutboundRequest,
    isSuccess: (answer: OutboundAnswer) => boolean,
  ): Promise<OutboundAnswer> {
    const deadline = startDeadline(timeoutMs);
    const answered = call(address, request, deadline).catch(() => undefined);
    const answer = await Promise.race([answered, deadline.passed]);
    if (answer !== undefined && isSuccess(answer)) return answer;
    await deadline.passed;
    throw new OutboundFailure();
  }

  return {
    get: (url, headers = {}) =>
      ask(
        url,
        { method: "GET", headers: { accept: "application/json", ...headers } },
        ({ status }) => status >= 200 && status < 300,
      ),
    post: (url, headers, body) => ask(url, { method: "POST", headers, body }, () => true),
  };
}

/** Dials one address after the other; each has its share of the time that is left. */
async function connectTo(
  { hostname, addresses, ...how }: OutboundTarget,
  limits: TargetLimits,
  isListed: (address: string) => boolean,
  dial: OutboundDial,
  { signal, remainingMs }: Deadline,
): Promise<Socket> {
  const tried = addresses.slice(0, triedAddresses);
  for (const [index, address] of tried.entries()) {
    const exceeded = isListed(address)
      ? undefined
      : await limits.consume({ host: hostname, address });
    if (exceeded) break;
    const share = AbortSignal.timeout(Math.ceil(remainingMs() / (tried.length - index)));
    try {
      return await dial({ ...how, address, signal: AbortSignal.any([signal, share]) });
    } catch {
      if (signal.aborted) break;
    }
  }
  throw new Error("No address takes a connection.");
}

interface Deadline {
  readonly signal: AbortSignal;
  readonly passed: Promise<undefined>;
  readonly remainingMs: () => number;
}

function startDeadline(timeoutMs: number): Deadline {
  const signal = AbortSignal.timeout(timeoutMs);
  const endsAt = performance.now() + timeoutMs;
  return {
    signal,
    passed: new Promise((resolve) =>
      signal.addEventListener("abort", () => resolve(undefined), { once: true }),
    ),
    remainingMs: () => Math.max(0, endsAt - performance.now()),
  };
}
