import type { Socket } from "node:net";
import { type AllowList, createAddressPolicy, createResolver, type Resolve } from "@almanac/certs";
import type { Limiters } from "../../../limits/limiters.ts";
import { createTargetLimits, type TargetLimits } from "../../certs/lookup.ts";
import {
  checkTarget,
  dial as dialDirectly,
  type OutboundAnswer,
  type OutboundDial,
  type OutboundRequest,
  type OutboundTarget,
  sendRequest,
} from "./connection.ts";

export type { OutboundAnswer } from "./connection.ts";

/** Makes calls to addresses that strangers have provided. */
export interface Outbound {
  /** Resolves only for a 2xx answer. The signal ends the call at once. */
  get(
    url: string,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<OutboundAnswer>;
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<OutboundAnswer>;
}

/** What the calls need. Each part has a default that is safe for a public service. */
export interface OutboundDependencies {
  /** What may be called in addition to https on port 443 of public addresses. */
  readonly allow: AllowList;
  readonly limiters: Limiters;
  readonly resolve?: Resolve;
  readonly dial?: OutboundDial;
  /** The longest time of a call, and the exact time of a failed one. */
  readonly timeoutMs?: number;
}

/** Names no cause, so that callers cannot use it to explore names, addresses and ports. */
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
 * Makes calls under the same rules as certificate lookups: the host is resolved once, every address
 * is checked, only checked addresses are dialled, and connections per target are limited. Redirects
 * are not followed.
 */
export function createOutbound(dependencies: OutboundDependencies): Outbound {
  const { allow, limiters, timeoutMs = defaultTimeoutMs } = dependencies;
  const { resolve = createResolver(), dial = dialDirectly } = dependencies;
  const policy = createAddressPolicy(allow);
  // Profiles and webhooks are counted separately, so that reading many profiles from a host does
  // not use up the limit of webhooks to it.
  const limits = {
    GET: createTargetLimits(limiters, "outbound:get", connectionsToOneHostPerMinute),
    POST: createTargetLimits(limiters, "outbound:post", connectionsToOneHostPerMinute),
  };

  async function call(address: string, request: OutboundRequest, deadline: Deadline) {
    const url = new URL(address);
    const target = await checkTarget(url, policy, resolve, deadline.signal);
    const isListed = (at: string) => policy.isListed(target.hostname) || policy.isListed(at);
    const socket = await connectTo(target, limits[request.method], isListed, dial, deadline);
    return sendRequest(socket, url, request, deadline.signal);
  }

  /**
   * Every failure gives the same error after the same time: at the deadline, even if the cause was
   * known earlier. A caller who has gone sees nothing of it, so the call ends at once.
   */
  async function ask(
    address: string,
    request: OutboundRequest,
    isSuccess: (answer: OutboundAnswer) => boolean,
    signal?: AbortSignal,
  ): Promise<OutboundAnswer> {
    const deadline = startDeadline(timeoutMs, signal);
    const answered = call(address, request, deadline).catch(() => undefined);
    const answer = await Promise.race([answered, deadline.passed]);
    if (answer !== undefined && isSuccess(answer)) return answer;
    await deadline.passed;
    throw new OutboundFailure();
  }

  return {
    get: (url, headers = {}, signal) =>
      ask(
        url,
        { method: "GET", headers: { accept: "application/json", ...headers } },
        ({ status }) => status >= 200 && status < 300,
        signal,
      ),
    post: (url, headers, body) => ask(url, { method: "POST", headers, body }, () => true),
  };
}

/** Tries one address after another. Each gets an equal share of the remaining time. */
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
  throw new Error("No address accepts a connection.");
}

interface Deadline {
  readonly signal: AbortSignal;
  readonly passed: Promise<undefined>;
  readonly remainingMs: () => number;
}

function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(caller ? [caller] : [])]);
  const endsAt = performance.now() + timeoutMs;
  return {
    signal,
    passed: new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      if (signal.aborted) resolve(undefined);
    }),
    remainingMs: () => Math.max(0, endsAt - performance.now()),
  };
}
