import * as z from "zod";
import { serviceIds } from "../services/service.ts";
import { usageOfKey } from "../store/usage.ts";
import type { Operation } from "./operation.ts";
import type { Platform } from "./platform.ts";

const limit = z.int().nullable().describe("Null is without limit");

const usageSchema = z
  .object({
    keyId: z.string(),
    owner: z.string(),
    tier: z.string(),
    scopes: z.union([z.literal("all"), z.array(z.enum(serviceIds))]),
    month: z.string().describe("The month that is counted, UTC"),
    resetsAt: z.iso.datetime(),
    requestsPerMinute: limit,
    services: z.array(
      z.object({
        service: z.enum(serviceIds),
        used: z.int().describe("Successes of all keys of the owner this month"),
        usedByThisKey: z.int(),
        quota: limit,
        remaining: limit,
      }),
    ),
  })
  .meta({ id: "Usage", description: "What the caller's key has spent and may spend" });

/** `GET /v1/usage`: the caller's own key, and nobody else's. */
export function usageOperation({ store, meter, tiers }: Platform): Operation {
  return {
    method: "get",
    path: "/v1/usage",
    operationId: "getUsage",
    summary: "What the key of this request has spent this month, and what is left",
    description:
      "Counts of this instance are exact; those of other instances arrive within a second. Asking spends no quota.",
    replies: { 200: { description: "The usage", schema: usageSchema } },
    async handle({ caller }) {
      await meter.flush();
      const { name, endMs } = meter.month;
      const tier = tiers[caller.tier] ?? tiers.free;
      const ofKey = await usageOfKey(store.database, name, caller.keyId);
      // Read last: what the owner has used is never less than what one key of theirs has.
      await meter.reload(caller.owner);
      const quota = tier?.requestsPerMonth ?? null;
      const covered = caller.scopes === "all" ? serviceIds : caller.scopes;
      return {
        body: {
          keyId: caller.keyId,
          owner: caller.owner,
          tier: caller.tier,
          scopes: caller.scopes,
          month: name,
          resetsAt: new Date(endMs).toISOString(),
          requestsPerMinute: tier?.requestsPerMinute ?? null,
          services: covered.map((service) => {
            const used = meter.account(caller.owner, service).used;
            return {
              service,
              used,
              usedByThisKey: ofKey.find((row) => row.service === service)?.count ?? 0,
              quota,
              remaining: quota === null ? null : Math.max(0, quota - used),
            };
          }),
        },
      };
    },
  };
}
