import type { Context } from "hono";
import { platformProblem } from "../../problems/problem-kinds.ts";
import type { Gate } from "./gate.ts";

/** Whether a request without an API key carries another credential, so that it does not count against its address. */
export async function isExempt(
  context: Context,
  address: string,
  { exemptions = [] }: Pick<Gate, "exemptions">,
): Promise<boolean> {
  for (const exempts of exemptions) if (await exempts(context, address)) return true;
  return false;
}

/**
 * Counts a request without a key against the limit of its address, then against that of all callers without a key.
 * Throws the problem if a limit is reached.
 */
export async function limitAddress(
  address: string,
  { limiter, strangers, metrics }: Pick<Gate, "limiter" | "strangers" | "metrics">,
): Promise<void> {
  const own = await limiter.consume(address);
  // What is refused does not count for the others: one address alone must not use up what all share.
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
