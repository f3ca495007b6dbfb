import { present } from "@almanac/kernel/objects/objects";
import { type CommandType, type Store, scenarios } from "@almanac/storefront-fixtures";
import type { ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import * as z from "zod";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { type LabCall, type LabOperation, labCommand } from "./lab-call.ts";

const variantId = z.string().min(1).max(200);
const reason = z.string().max(500).optional();
const stages = ["placed", "processing", "shipped", "in_transit", "delivered"] as const;

export const shopCalls: readonly LabOperation[] = [
  // Advances the shop's clock, and sends the webhooks that become due.
  carriesOut(
    "POST /_lab/clock",
    z.strictObject({ advance: z.string().max(50) }),
    ({ advance }) => ({
      type: "advance_clock",
      ms: millisecondsOf(advance),
    }),
  ),
  shows("clock", "now", (store) => new Date(store.now()).toISOString()),
  // Sets the shop's scenario by its id or by its rules, or removes it.
  carriesOut(
    "PUT /_lab/scenario",
    z.strictObject({
      scenario: z.union([z.string().max(100), z.record(z.string(), z.json()), z.null()]),
    }),
    ({ scenario }) => ({ type: "set_scenario", scenario }),
  ),
  { at: "GET /_lab/scenarios", answer: async () => ({ body: { scenarios: scenarios() } }) },
  // Sets the number of units in stock, by variant.
  carriesOutEach("inventory", z.int().min(0).max(1e9), (variant_id, stock) => ({
    type: "set_stock",
    variant_id,
    stock,
  })),
  // Sets prices by variant, in minor units of `?market=`. Null removes the price that was set.
  carriesOutEach("prices", z.int().min(0).max(1e12).nullable(), (variant_id, amount, { query }) =>
    present({ type: "set_price" as const, variant_id, amount, market: query.market }),
  ),
  // All webhooks of the shop, sent or not.
  shows("webhooks", "webhooks", (store) => store.webhooks()),
  // The products with a special behaviour, by role.
  shows("roles", "roles", (store) => store.roles),
  // What adversarial packs have put into the shop. It is for scoring an agent and must not be
  // shown to the agent.
  shows("adversarial", "adversarial", (store) => store.adversarial),
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
  // Moves an order to a given stage, or to the next one.
  carriesOut(
    "POST /_lab/orders/:id/advance",
    z.strictObject({ to: z.enum(stages).optional() }),
    (advance, id) => present({ type: "advance_order" as const, order_id: id, ...advance }),
  ),
  carriesOut("POST /_lab/orders/:id/cancel", z.strictObject({ reason }), (cancel, id) =>
    present({ type: "cancel_order" as const, order_id: id, ...cancel }),
  ),
  // Refunds an amount in minor units, or the whole order.
  carriesOut(
    "POST /_lab/orders/:id/refund",
    z.strictObject({ amount: z.int().min(1).optional(), reason }),
    (refund, id) => present({ type: "refund_order" as const, order_id: id, ...refund }),
  ),
];

/** Carries out the command that a body means, and answers with its result. */
function carriesOut<Schema extends z.ZodType, Type extends CommandType>(
  at: LabOperation["at"],
  schema: Schema,
  commandOf: (body: z.output<Schema>, id: string) => ShopCommand<Type>,
): LabOperation {
  return {
    at,
    answer: async (call) => ({
      body: await labCommand(call, commandOf(call.body(schema), call.params.id ?? "")),
    }),
  };
}

/** Carries out a command for each variant of a body, and lists the results under `name`. */
function carriesOutEach<Schema extends z.ZodType, Type extends CommandType>(
  name: string,
  schema: Schema,
  commandOf: (id: string, value: z.output<Schema>, call: LabCall) => ShopCommand<Type>,
): LabOperation {
  const bodySchema = z.record(variantId, schema);
  return {
    at: `POST /_lab/${name}`,
    async answer(call) {
      const results: object[] = [];
      for (const [id, value] of Object.entries(call.body(bodySchema))) {
        results.push(await labCommand(call, commandOf(id, value, call)));
      }
      return { body: { [name]: results } };
    },
  };
}

/** Answers with one part of the selected shop. */
function shows(path: string, name: string, of: (store: Store) => unknown): LabOperation {
  return {
    at: `GET /_lab/${path}`,
    answer: async (call) => ({ body: { [name]: await shown(call, of) } }),
  };
}

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

/** A week, a day, an hour, a minute and a second. */
const unitsMs = [604_800_000, 86_400_000, 3_600_000, 60_000, 1_000];

/**
 * Converts an ISO 8601 duration of weeks, days, hours, minutes and seconds to milliseconds.
 * Undefined for any other text.
 */
export function durationMs(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null || /[PT]$/.test(text)) return undefined;
  return unitsMs.reduce(
    (sum, unitMs, index) => sum + unitMs * Number(match[index + 1] ?? 0),
    Number((match[6] ?? "").padEnd(3, "0")),
  );
}
