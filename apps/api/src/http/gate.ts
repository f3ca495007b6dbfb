import type { Context } from "hono";
import type { Blocks } from "../access/blocks.ts";
import type { Access } from "../access/check-access.ts";
import type { HeaderSource } from "../incoming-request.ts";
import type { InFlight } from "../limits/in-flight.ts";
import type { Limiter } from "../limits/limiters.ts";
import type { ProcessorTime } from "../limits/processor-time.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import type { Store } from "../store/store.ts";
import type { Work } from "../work/task.ts";
import { plainBodyLimitBytes } from "./read-body.ts";

/** What every operation needs to admit, count and record a request. */
export interface Gate {
  /** Limits requests without a key, per address. */
  readonly limiter: Limiter;
  /** Limits the requests of all callers without a key together. */
  readonly strangers: Limiter;
  readonly prelaunch: Prelaunch;
  readonly log: Log;
  readonly clientAddress: (context: Context) => string;
  /** Undefined if no keys are required. */
  readonly access: Access | undefined;
  readonly store: Store | undefined;
  /** The callers that the operator has blocked. */
  readonly blocks?: Blocks | undefined;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly processorTime: ProcessorTime;
  readonly now: () => number;
  /** Worker threads. Without them, all work is done on the main thread. */
  readonly work?: Work | undefined;
  /** The exemptions of the services that have one. */
  readonly exemptions?: readonly Exemption[];
}

/**
 * Whether a request without an API key carries another credential. Then the limit per address does
 * not apply to it.
 */
export type Exemption = (context: Context, address: string) => boolean | Promise<boolean>;

const refusals: ReadonlySet<number> = new Set([401, 413, 429]);

/**
 * Waits until a caller without a key may be refused, if this error refuses one.
 * @returns the headers of the refusal. A long body that was not read would be read to its end
 * otherwise, and thrown away.
 */
export async function paceRefusal(
  error: unknown,
  headers: HeaderSource,
  { access, inFlight }: Gate,
): Promise<Readonly<Record<string, string>>> {
  if (!(error instanceof ProblemError) || access === undefined) return {};
  if (error.caller !== undefined || !refusals.has(error.problem.status)) return {};
  await inFlight.keyless.refusalTurn();
  const isShort = Number(headers.get("content-length")) <= plainBodyLimitBytes;
  return isShort && headers.get("transfer-encoding") === null ? {} : { Connection: "close" };
}

/**
 * Whether a request without an API key carries another credential, so that it does not count
 * against its address.
 */
export async function isExempt(
  context: Context,
  address: string,
  { exemptions = [] }: Pick<Gate, "exemptions">,
): Promise<boolean> {
  for (const exempts of exemptions) if (await exempts(context, address)) return true;
  return false;
}

/**
 * Counts a request without a key against the limit of its address, then against that of all callers
 * without a key. Throws the problem if a limit is reached.
 */
export async function limitAddress(
  address: string,
  { limiter, strangers, metrics }: Pick<Gate, "limiter" | "strangers" | "metrics">,
): Promise<void> {
  const own = await limiter.consume(address);
  // What is refused does not count for the others: one address alone must not use up what
  // all share.
  const all = own.allowed ? await strangers.consume("all") : undefined;
  const refused = all ?? own;
  if (refused.allowed) return;
  metrics.limited("address", "none");
  const { limit, windowSeconds } = all ? strangers : limiter;
  const callers = all ? "all callers without a key together" : "one address";
  throw platformProblem(
    "rate_limited",
    `At most ${limit} requests in ${windowSeconds} seconds from ${callers}. Try again in ${refused.resetSeconds} seconds.`,
    { headers: { "Retry-After": String(refused.resetSeconds) } },
  );
}

const retryAfterSeconds = 86_400;

/** Services that are announced but not open yet. They answer 503 before a key or body is read. */
type Prelaunch = ReadonlySet<ServiceId>;

export function requireLaunched(service: ServiceId, prelaunch: Prelaunch): void {
  if (!prelaunch.has(service)) return;
  throw platformProblem(
    "pre_launch",
    "This service is not live yet. Ask for early access at /early-access.",
    {
      headers: {
        "Retry-After": String(retryAfterSeconds),
        Link: '</early-access>; rel="related"',
      },
    },
  );
}
