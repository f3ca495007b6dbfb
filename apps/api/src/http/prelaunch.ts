import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";

const retryAfterSeconds = 86_400;

/** The services that are announced but not open; they answer 503 before any key or body is looked at. */
export type Prelaunch = ReadonlySet<ServiceId>;

export function refuseBeforeLaunch(service: ServiceId, prelaunch: Prelaunch): void {
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
