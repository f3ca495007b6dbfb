import { present } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.record(z.string().min(1).max(200), z.int().min(0).max(1e12).nullable());

/** Sets prices by variant, in minor units of `?market=`. Null removes the price that was set. */
export const setPrices: LabOperation = {
  method: "POST",
  path: "/_lab/prices",
  async handle(call) {
    const wanted = Object.entries(call.body(bodySchema));
    const market = call.query.market;
    const prices = [];
    for (const [variant_id, amount] of wanted) {
      const command = present({ type: "set_price" as const, variant_id, amount, market });
      prices.push(await labCommand(call, command));
    }
    return { body: { prices } };
  },
};
