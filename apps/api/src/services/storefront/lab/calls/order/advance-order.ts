import { present } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.strictObject({
  to: z.enum(["placed", "processing", "shipped", "in_transit", "delivered"]).optional(),
});

/** Moves an order to a given stage, or to the next one. */
export const advanceOrder: LabOperation = {
  method: "POST",
  path: "/_lab/orders/:id/advance",
  async handle(call) {
    const { to } = call.body(bodySchema);
    const order_id = call.params.id ?? "";
    return {
      body: await labCommand(call, present({ type: "advance_order" as const, order_id, to })),
    };
  },
};
