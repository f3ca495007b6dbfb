import { fixtureSetSchema, scenarioSchema } from "@almanac/storefront-fixtures";
import * as z from "zod";

const id = z.string().min(1).max(200);
const market = z.string().max(20).optional();

/** The bodies of the control API. */
export const labSchemas = {
  sandbox: z.strictObject({
    seed: z.union([z.int(), z.string().max(200)]).optional(),
    size: z.enum(["tiny", "standard", "large", "huge"]).optional(),
    market,
    catalog: fixtureSetSchema.optional(),
    scenario: z.union([z.string().max(100), scenarioSchema]).optional(),
    start_at: z.iso.datetime({ offset: true }).optional(),
    strict_buyer: z.boolean().optional(),
    reserve_on_checkout: z.boolean().optional(),
    data_faults: z.boolean().optional(),
    real_time: z.boolean().optional(),
    webhook_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    persist: z.boolean().optional(),
    snapshot: z.unknown().optional(),
  }),
  clock: z.strictObject({ advance: z.string().max(50) }),
  scenario: z.strictObject({
    scenario: z.union([z.string().max(100), z.record(z.string(), z.json()), z.null()]),
  }),
  inventory: z.record(id, z.int().min(0).max(1e9)),
  prices: z.record(id, z.int().min(0).max(1e12).nullable()),
  advance: z.strictObject({
    to: z.enum(["placed", "processing", "shipped", "in_transit", "delivered"]).optional(),
  }),
  snapshot: z.unknown(),
  cancel: z.strictObject({ reason: z.string().max(500).optional() }),
  refund: z.strictObject({
    amount: z.int().min(1).optional(),
    reason: z.string().max(500).optional(),
  }),
} as const;
