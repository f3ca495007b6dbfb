import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

/** All orders. */
export const listOrders: LabOperation = {
  method: "GET",
  path: "/_lab/orders",
  async handle(call) {
    return { body: await labCommand(call, { type: "list_orders" }) };
  },
};
