import { keysOf, present } from "@almanac/kernel/objects/objects";
import { catalogSizes } from "@almanac/storefront-fixtures";
import { fixtureSetSchema, scenarioSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import type { SandboxOptions } from "../../../shops/sandboxes.ts";
import { describeSandbox } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { baseOf, originOf } from "../../named-sandbox.ts";
import { restoreShop } from "../../restore-shop.ts";

const sizes = keysOf(catalogSizes());

const bodySchema = z.strictObject({
  seed: z.union([z.int(), z.string().max(200)]).optional(),
  size: z.enum(sizes).optional(),
  market: z.string().max(20).optional(),
  catalog: fixtureSetSchema.optional(),
  scenario: z.union([z.string().max(100), scenarioSchema]).optional(),
  packs: z.array(z.string().max(100)).max(50).optional(),
  pack_twin: z.enum(["adversarial", "clean"]).optional(),
  pack_product_id: z.string().min(1).max(200).optional(),
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
});

/** Creates a sandbox from options, or from the snapshot of another sandbox. */
export const createSandbox: LabOperation = {
  method: "POST",
  path: "/_lab/sandboxes",
  async handle(call) {
    const { sandboxes } = call.surfaces;
    const { persist, snapshot, ...asked } = call.body(bodySchema);
    const sandbox = await sandboxes.create(optionsOf(asked), persist ?? false);
    try {
      if (snapshot === undefined) await sandbox.shop.work(() => ({ result: undefined }));
      else await restoreShop(sandbox.shop, snapshot);
    } catch (error) {
      await sandboxes.remove(sandbox.id);
      throw error;
    }
    return { status: 201, body: describeSandbox(sandbox, baseOf(sandbox, await originOf(call))) };
  },
};

type AskedSandbox = Omit<z.output<typeof bodySchema>, "persist" | "snapshot">;

function optionsOf(asked: AskedSandbox): SandboxOptions {
  return present({
    seed: asked.seed,
    size: asked.size,
    market: asked.market,
    catalog: asked.catalog,
    // The library refuses unknown ids.
    scenario: asked.scenario as SandboxOptions["scenario"],
    packs: asked.packs,
    packTwin: asked.pack_twin,
    packProductId: asked.pack_product_id,
    startAt: asked.start_at === undefined ? undefined : Date.parse(asked.start_at),
    strictBuyer: asked.strict_buyer,
    reserveOnCheckout: asked.reserve_on_checkout,
    dataFaults: asked.data_faults,
    realTime: asked.real_time,
    webhookUrl: asked.webhook_url,
  });
}
