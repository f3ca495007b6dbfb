import * as z from "zod";
import type { Caller, Tiers } from "../../access/caller.ts";
import type { Meter } from "../../access/quota-meter.ts";
import { serviceIds } from "../../service-id.ts";
import type { Store } from "../../store/store.ts";
import { sumUsage, usageOfKey } from "../../store/usage.ts";
import type { DocumentedOperation, Operation } from "./operation.ts";

const limit = z.int().nullable();

const usageSchema = z
  .object({
    keyId: z.string().describe("Id of the key; never the key itself"),
    owner: z.string().describe("Owner of the key, whose keys share one quota"),
    tier: z.string().describe("Tier that sets the limits of the key"),
    scopes: z
      .union([z.literal("all"), z.array(z.enum(serviceIds))])
      .describe("Services that the key covers"),
    month: z.string().describe("The month that is counted, UTC"),
    resetsAt: z.iso.datetime().describe("When the next month begins, UTC"),
    requestsPerMinute: limit.describe(
      "Requests that the tier allows in a minute; null means no limit",
    ),
    services: z
      .array(
        z.object({
          service: z.enum(serviceIds).describe("Id of the service"),
          used: z.int().describe("Successful requests of all keys of the owner this month"),
          usedByThisKey: z.int().describe("Successful requests of this key this month"),
          reserved: z
            .int()
            .describe(
              "Successes that instances have reserved for running and coming requests, and have not counted yet",
            ),
          quota: limit.describe(
            "Successful requests that the tier includes in a month; null means no limit",
          ),
          remaining: limit.describe(
            "Successful requests that are left this month, besides `reserved`; null means no limit",
          ),
        }),
      )
      .describe("One entry for each service that the key covers"),
  })
  .meta({ id: "Usage", description: "Usage and limits of the caller's key" });

/** What is needed to count the usage of a key and to look up the limits of its tier. */
interface UsageCounts {
  readonly store: Store;
  readonly meter: Meter;
  readonly tiers: Tiers;
}

/** What the OpenAPI document says of the operation. */
export const usageDocumentation: DocumentedOperation = {
  method: "get",
  path: "/v1/usage",
  operationId: "getUsage",
  summary: "What this key has used this month, and what is left",
  description:
    "Counts of this instance are exact; those of other instances arrive within a second. `used`, `reserved` and `remaining` " +
    "add up to `quota`, unless more was used than a later tier includes. This request uses no quota.",
  replies: { 200: { description: "The usage", schema: usageSchema } },
};

/** Reports on the key of the request only. */
export function usageOperation(counts: UsageCounts): Operation {
  return {
    ...usageDocumentation,
    handle: async ({ caller }) => ({ body: await usageOf(counts, caller) }),
  };
}

async function usageOf({ store, meter, tiers }: UsageCounts, caller: Caller) {
  await meter.flush();
  const { name, endMs } = meter.month;
  const tier = tiers[caller.tier] ?? tiers.free;
  const ofKey = await usageOfKey(store.database, name, caller.keyId);
  // Read after the key's own counts, so that the owner's total is never less than the count of
  // one key.
  const totals = await sumUsage(store.database, name, [caller.owner]);
  const quota = tier?.requestsPerMonth ?? null;
  const covered = caller.scopes === "all" ? serviceIds : caller.scopes;
  return {
    keyId: caller.keyId,
    owner: caller.owner,
    tier: caller.tier,
    scopes: caller.scopes,
    month: name,
    resetsAt: new Date(endMs).toISOString(),
    requestsPerMinute: tier?.requestsPerMinute ?? null,
    services: covered.map((service) => {
      const total = totals.find((row) => row.service === service);
      const used = total?.count ?? 0;
      const reserved = total?.reserved ?? 0;
      return {
        service,
        used,
        usedByThisKey: ofKey.find((row) => row.service === service)?.count ?? 0,
        quota,
        reserved,
        remaining: quota === null ? null : Math.max(0, quota - used - reserved),
      };
    }),
  };
}
