import { keysOf, present } from "@almanac/kernel/objects/objects";
import { type Change, catalogSizes } from "@almanac/storefront-fixtures";
import { fixtureSetSchema, scenarioSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import type { SandboxOptions } from "../shops/sandboxes.ts";
import type { Shop } from "../shops/shop.ts";
import { describeSandbox, type LabOperation, namedSandbox, originOf } from "./lab-call.ts";

const sizes = keysOf(catalogSizes());

const createSchema = z.strictObject({
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

export const sandboxCalls: readonly LabOperation[] = [
  {
    // Creates a sandbox from options, or from the snapshot of another sandbox.
    at: "POST /_lab/sandboxes",
    async answer(call) {
      const { sandboxes } = call.surfaces;
      const { persist, snapshot, ...asked } = call.body(createSchema);
      const sandbox = await sandboxes.create(optionsOf(asked), persist ?? false);
      try {
        if (snapshot === undefined) await sandbox.shop.work(() => ({ result: undefined }));
        else await restoreShop(sandbox.shop, snapshot);
      } catch (error) {
        await sandboxes.remove(sandbox.id);
        throw error;
      }
      return { status: 201, body: describeSandbox(sandbox, await originOf(call)) };
    },
  },
  {
    // The sandboxes that this process holds.
    at: "GET /_lab/sandboxes",
    async answer(call) {
      const origin = await originOf(call);
      const sandboxes = call.surfaces.sandboxes.list();
      return { body: { sandboxes: sandboxes.map((each) => describeSandbox(each, origin)) } };
    },
  },
  {
    at: "GET /_lab/sandboxes/:id",
    async answer(call) {
      const sandbox = await namedSandbox(call);
      return { body: describeSandbox(sandbox, await originOf(call)) };
    },
  },
  {
    at: "DELETE /_lab/sandboxes/:id",
    async answer(call) {
      const { id } = await namedSandbox(call);
      await call.surfaces.sandboxes.remove(id);
      return { status: 204 };
    },
  },
  {
    // The whole state of a sandbox. The same snapshot and requests give the same answers,
    // ids included.
    at: "GET /_lab/sandboxes/:id/snapshot",
    async answer(call) {
      const { shop } = await namedSandbox(call);
      return { body: await shop.work((store) => ({ result: store.snapshot() })) };
    },
  },
  {
    at: "PUT /_lab/sandboxes/:id/snapshot",
    async answer(call) {
      const sandbox = await namedSandbox(call);
      // The library validates the snapshot.
      await restoreShop(sandbox.shop, call.body(z.unknown()));
      return { body: describeSandbox(sandbox, await originOf(call)) };
    },
  },
];

type AskedSandbox = Omit<z.output<typeof createSchema>, "persist" | "snapshot">;

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

/**
 * Restores a shop from a snapshot. Rows that are not in the snapshot are deleted. Throws if the
 * snapshot does not fit the shop.
 */
async function restoreShop(shop: Shop, snapshot: unknown): Promise<void> {
  const outcome = await shop.work<{ readonly error?: unknown }>((store) => {
    const before = store.snapshot().rows;
    try {
      store.restore(snapshot);
    } catch (error) {
      return { result: { error } };
    }
    const after = store.snapshot().rows;
    const kept = new Set(after.map(([table, key]) => `${table}\n${key}`));
    const gone: Change[] = before
      .filter(([table, key]) => !kept.has(`${table}\n${key}`))
      .map(([table, key]) => ({ table, key }));
    store.drain();
    return {
      result: {},
      changes: [...gone, ...after.map(([table, key, value]) => ({ table, key, value }))],
    };
  });
  if ("error" in outcome) throw outcome.error;
}
