import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.record(z.string().min(1).max(200), z.int().min(0).max(1e9));

/** Sets the number of units in stock, by variant. */
export const setInventory: LabOperation = {
  method: "POST",
  path: "/_lab/inventory",
  async handle(call) {
    const wanted = Object.entries(call.body(bodySchema));
    const inventory = [];
    for (const [variant_id, stock] of wanted) {
      inventory.push(await labCommand(call, { type: "set_stock", variant_id, stock }));
    }
    return { body: { inventory } };
  },
};
