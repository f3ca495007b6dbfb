import { readFileSync } from "node:fs";
import * as z from "zod";
import { checkSchema, faultLines } from "../problems/schema-faults.ts";
import type { ServiceId } from "../service-id.ts";

/**
 * The caller of a request, as far as the platform knows. Each owner has their own shop, quota
 * and usage.
 */
export interface Caller {
  readonly keyId: string;
  readonly owner: string;
  readonly tier: string;
  readonly scopes: "all" | readonly ServiceId[];
}

/** The caller of requests that need no key and carry none. */
export const anyone: Caller = { keyId: "none", owner: "public", tier: "none", scopes: "all" };

const limit = z.int().min(1).max(1_000_000_000).nullable();
const tierSchema = z.strictObject({
  requestsPerMinute: limit,
  requestsPerMonth: limit,
});
const tiersSchema = z.record(z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/), tierSchema);

/**
 * What a key may do: requests per minute and key, successes per month, owner and service. Null
 * means no limit.
 */
export type Tier = z.infer<typeof tierSchema>;
export type Tiers = Readonly<Record<string, Tier>>;

export const defaultTiers: Tiers = {
  free: { requestsPerMinute: 60, requestsPerMonth: 1_000 },
  starter: { requestsPerMinute: 300, requestsPerMonth: 50_000 },
  growth: { requestsPerMinute: 1_200, requestsPerMonth: 500_000 },
  // For limits that are agreed with one customer. Without a tiers file this tier has no limits. The
  // local key has this tier.
  custom: { requestsPerMinute: null, requestsPerMonth: null },
};

/**
 * The default tiers, extended or replaced by those of a JSON file.
 * @throws Error that says what is wrong with the file.
 */
export function readTiers(path: string | undefined): Tiers {
  if (path === undefined) return defaultTiers;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} could not be read: ${error instanceof Error ? error.message : "?"}`);
  }
  const { success, data, faults } = checkSchema(tiersSchema, given, "body");
  if (!success) throw new Error(`${path} is not a valid file of tiers:\n${faultLines(faults)}`);
  return { ...defaultTiers, ...data };
}
