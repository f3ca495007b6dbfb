import { present } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import { type LabOperation, labCommand } from "./lab-call.ts";

const advanceSchema = z.strictObject({
  to: z.enum(["placed", "processing", "shipped", "in_transit", "delivered"]).optional(),
});

const cancelSchema = z.strictObject({ reason: z.string().max(500).optional() });

const refundSchema = z.strictObject({
  amount: z.int().min(1).optional(),
  reason: z.string().max(500).optional(),
});

export const orderCalls: readonly LabOperation[] = [
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
