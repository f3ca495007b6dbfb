import type { Exemption } from "../../../http/gate.ts";
import { createAddressLimiter, type Limiters } from "../../../limits/limiters.ts";
import { hasLabKey } from "../lab/guard.ts";
import type { Surfaces } from "../surfaces.ts";
import { sandboxIdOf } from "./select-shop.ts";

/** How many sandboxes one address may look up in the store per minute. Further requests count like any others. */
const lookUpsPerMinute = 60;

/**
 * With the lab on, requests to an existing sandbox, and requests with the lab's key, do not count against their
 * address.
 */
export function createIsExempt(
  { settings, sandboxes }: Pick<Surfaces, "settings" | "sandboxes">,
  limiters: Limiters | undefined,
): Exemption | undefined {
  if (!settings.lab) return undefined;
  const lookUps =
    limiters && createAddressLimiter(limiters, "sandbox-look-ups", lookUpsPerMinute, 60);
  return async ({ req }, address) => {
    const { headers } = req.raw;
    if (/^\/_lab(?:\/|$)/.test(req.path)) return hasLabKey(headers, settings.labKey);
    const id = sandboxIdOf(headers);
    if (id === undefined) return false;
    if (sandboxes.holds(id)) return true;
    const isLimited = lookUps !== undefined && !(await lookUps.consume(address)).allowed;
    return !isLimited && (await sandboxes.find(id)) !== undefined;
  };
}
