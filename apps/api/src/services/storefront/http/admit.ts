import type { Context } from "hono";
import type { Gate } from "../../../platform/mount.ts";
import { refuseBeforeLaunch } from "../../../platform/prelaunch.ts";
import { platformProblem } from "../../../platform/problem-kinds.ts";

/** The way into what is open without a key: not before launch, not beyond the load, not more often than an address may. */
export async function admit(context: Context, gate: Gate): Promise<void> {
  gate.inFlight.refuseOverload();
  refuseBeforeLaunch("storefront", gate.prelaunch);
  const allowance = await gate.limiter.consume(gate.clientAddress(context));
  if (allowance.allowed) return;
  throw platformProblem(
    "rate_limited",
    `At most ${gate.limiter.limit} requests in ${gate.limiter.windowSeconds} seconds. Try again in ${allowance.resetSeconds} seconds.`,
    { headers: { "Retry-After": String(allowance.resetSeconds) } },
  );
}
