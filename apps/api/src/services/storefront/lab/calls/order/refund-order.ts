import { present } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.strictObject({
  amount: z.int().min(1).optional(),
  reason: z.string().max(500).optional(),
});

/** Refunds an amount in minor units, or the whole order. */
export const refundOrder: LabOperation = {
  method: "POST",
  path: "/_lab/orders/:id/refund",
  async handle(call) {
    const { amount, reason } = call.body(bodySchema);
    const order_id = call.params.id ?? "";
    const refund = present({ type: "refund_order" as const, order_id, amount, reason });
    return { body: await labCommand(call, refund) };
  },
};
