import { createHash, timingSafeEqual } from "node:crypto";
import type { Exemption } from "../../../http/gate.ts";
import { createAddressLimiter, type Limiters } from "../../../limits/limiters.ts";
import { ProblemError } from "../../../problems/problem.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { sandboxIdOf } from "../shops/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";

/** Refuses agents under test, and callers without the lab's key. */
export function guardLab(headers: Headers, labKey: string | undefined): void {
  if (headers.has("ucp-agent")) {
    throw new ProblemError({
      type: "/problems/blocked-agent",
      title: "The control API is not for agents",
      status: 403,
      detail: "The request carries UCP-Agent. An agent under test must not control the test.",
      code: "blocked_agent",
    });
  }
  if (hasLabKey(headers, labKey)) return;
  throw headers.has("x-lab-key")
    ? platformProblem("invalid_api_key", "X-Lab-Key is not the lab's key.")
    : platformProblem("missing_api_key", "Send the lab's key in X-Lab-Key.");
}

/** If the lab has no key, everyone who can reach it may use it. */
function hasLabKey(headers: Headers, labKey: string | undefined): boolean {
  if (labKey === undefined) return true;
  const given = headers.get("x-lab-key");
  return given !== null && sameSecret(given, labKey);
}

/** How many sandboxes an address may look up a minute. More count like other requests. */
const lookUpsPerMinute = 60;

/** With the lab on, requests to a sandbox or with the lab's key count for no address. */
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

/** Compares in constant time, so that the duration reveals neither the secret nor its length. */
export function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

const digest = (text: string): Uint8Array => createHash("sha256").update(text).digest();
