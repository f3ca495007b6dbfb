import { present } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.strictObject({ reason: z.string().max(500).optional() });

export const cancelOrder: LabOperation = {
  method: "POST",
  path: "/_lab/orders/:id/cancel",
  async handle(call) {
    const { reason } = call.body(bodySchema);
    const order_id = call.params.id ?? "";
    return {
      body: await labCommand(call, present({ type: "cancel_order" as const, order_id, reason })),
    };
  },
};
