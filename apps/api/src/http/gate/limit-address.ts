import type { Context } from "hono";
import { platformProblem } from "../../problems/problem-kinds.ts";
import type { Gate } from "./gate.ts";

/** Counts a request without a key against the limit of its address. Throws the problem if the limit is reached. */
export async function limitAddress(
  context: Context,
  address: string,
  { limiter, metrics, exemptions = [] }: Pick<Gate, "limiter" | "metrics" | "exemptions">,
): Promise<undefined> {
  for (const isExempt of exemptions) if (await isExempt(context, address)) return;
  const { allowed, resetSeconds } = await limiter.consume(address);
  if (allowed) return;
  metrics.limited("address", "none");
  throw platformProblem(
    "rate_limited",
    `At most ${limiter.limit} requests in ${limiter.windowSeconds} seconds from one address. Try again in ${resetSeconds} seconds.`,
    { headers: { "Retry-After": String(resetSeconds) } },
  );
}
