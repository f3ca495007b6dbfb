import { platformProblem } from "../../problems/problem-kinds.ts";
import type { ServiceId } from "../../service-id.ts";

const retryAfterSeconds = 86_400;

/** Services that are announced but not open yet. They answer 503 before a key or body is read. */
export type Prelaunch = ReadonlySet<ServiceId>;

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
