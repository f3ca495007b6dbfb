import { present } from "@almanac/kernel/objects/objects";
import { type Store, scenarios } from "@almanac/storefront-fixtures";
import * as z from "zod";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { type LabCall, type LabOperation, labCommand } from "./lab-call.ts";

const clockSchema = z.strictObject({ advance: z.string().max(50) });

const scenarioBodySchema = z.strictObject({
  scenario: z.union([z.string().max(100), z.record(z.string(), z.json()), z.null()]),
});

const variantId = z.string().min(1).max(200);
const inventorySchema = z.record(variantId, z.int().min(0).max(1e9));
const pricesSchema = z.record(variantId, z.int().min(0).max(1e12).nullable());

const advanceSchema = z.strictObject({
  to: z.enum(["placed", "processing", "shipped", "in_transit", "delivered"]).optional(),
});

const cancelSchema = z.strictObject({ reason: z.string().max(500).optional() });

const refundSchema = z.strictObject({
  amount: z.int().min(1).optional(),
  reason: z.string().max(500).optional(),
});

export const shopCalls: readonly LabOperation[] = [
  {
    // Advances the shop's clock, and sends the webhooks that become due.
    at: "POST /_lab/clock",
    async answer(call) {
      const ms = millisecondsOf(call.body(clockSchema).advance);
      return { body: await labCommand(call, { type: "advance_clock", ms }) };
    },
  },
  {
    at: "GET /_lab/clock",
    async answer(call) {
      return { body: { now: new Date(await shown(call, (store) => store.now())).toISOString() } };
    },
  },
  {
    // Sets the shop's scenario by its id or by its rules, or removes it.
    at: "PUT /_lab/scenario",
    async answer(call) {
      const { scenario } = call.body(scenarioBodySchema);
      return { body: await labCommand(call, { type: "set_scenario", scenario }) };
    },
  },
  {
    at: "GET /_lab/scenarios",
    answer: async () => ({ body: { scenarios: scenarios() } }),
  },
  {
    // Sets the number of units in stock, by variant.
    at: "POST /_lab/inventory",
    async answer(call) {
      const inventory = [];
      for (const [variant_id, stock] of Object.entries(call.body(inventorySchema))) {
        inventory.push(await labCommand(call, { type: "set_stock", variant_id, stock }));
      }
      return { body: { inventory } };
    },
  },
  {
    // Sets prices by variant, in minor units of `?market=`. Null removes the price that was set.
    at: "POST /_lab/prices",
    async answer(call) {
      const { market } = call.query;
      const prices = [];
      for (const [variant_id, amount] of Object.entries(call.body(pricesSchema))) {
        const command = present({ type: "set_price" as const, variant_id, amount, market });
        prices.push(await labCommand(call, command));
      }
      return { body: { prices } };
    },
  },
  {
    // All webhooks of the shop, sent or not.
    at: "GET /_lab/webhooks",
    answer: async (call) => ({
      body: { webhooks: await shown(call, (store) => store.webhooks()) },
    }),
  },
  {
    // The products with a special behaviour, by role.
    at: "GET /_lab/roles",
    answer: async (call) => ({ body: { roles: await shown(call, (store) => store.roles) } }),
  },
  {
    // What adversarial packs have put into the shop. It is for scoring an agent and must not be
    // shown to the agent.
    at: "GET /_lab/adversarial",
    answer: async (call) => ({
      body: { adversarial: await shown(call, (store) => store.adversarial) },
    }),
  },
  {
    // The true data of a product. It is for scoring an agent and must not be shown to the agent.
    at: "GET /_lab/truth",
    async answer(call) {
      const id = call.query.product_id ?? "";
      const truth = await shown(call, (store) => store.truth(id));
      if (truth === undefined) {
        throw platformProblem("not_found", "There is no such product; give it as ?product_id=.");
      }
      return { body: { product_id: id, truth } };
    },
  },
  {
    at: "GET /_lab/orders",
    answer: async (call) => ({ body: await labCommand(call, { type: "list_orders" }) }),
  },
  {
    // Moves an order to a given stage, or to the next one.
    at: "POST /_lab/orders/:id/advance",
    async answer(call) {
      const { to } = call.body(advanceSchema);
      const advance = { type: "advance_order" as const, order_id: call.params.id ?? "", to };
      return { body: await labCommand(call, present(advance)) };
    },
  },
  {
    at: "POST /_lab/orders/:id/cancel",
    async answer(call) {
      const { reason } = call.body(cancelSchema);
      const cancel = { type: "cancel_order" as const, order_id: call.params.id ?? "", reason };
      return { body: await labCommand(call, present(cancel)) };
    },
  },
  {
    // Refunds an amount in minor units, or the whole order.
    at: "POST /_lab/orders/:id/refund",
    async answer(call) {
      const refund = { order_id: call.params.id ?? "", ...call.body(refundSchema) };
      return {
        body: await labCommand(call, present({ type: "refund_order" as const, ...refund })),
      };
    },
  },
];

async function shown<Part>(call: LabCall, of: (store: Store) => Part): Promise<Part> {
  const { shop } = await call.selected();
  return await shop.work((store) => ({ result: of(store) }));
}

function millisecondsOf(advance: string): number {
  const ms = durationMs(advance);
  if (ms !== undefined) return ms;
  throw platformProblem(
    "invalid_request",
    "advance is an ISO 8601 duration of weeks, days, hours, minutes and seconds: PT2H, P1DT30M.",
    {
      errors: [{ pointer: "/advance", code: "invalid_value", detail: "advance: not a duration." }],
    },
  );
}

const pattern =
  /^P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})(?:\.(\d{1,3}))?S)?)?$/;

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Converts an ISO 8601 duration of weeks, days, hours, minutes and seconds to milliseconds.
 * Undefined for any other text.
 */
export function durationMs(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null || /[PT]$/.test(text)) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1, 6).map((part) => Number(part ?? 0));
  return (
    (weeks ?? 0) * 7 * dayMs +
    (days ?? 0) * dayMs +
    (hours ?? 0) * hourMs +
    (minutes ?? 0) * minuteMs +
    (seconds ?? 0) * secondMs +
    Number((match[6] ?? "").padEnd(3, "0"))
  );
}
