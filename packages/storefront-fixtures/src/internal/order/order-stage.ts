import { orderStages } from "../../data/order-stages.ts";
import type { Order } from "../../types.ts";

/** Whether a stage comes after another. */
export function isReached(order: Order, stage: (typeof orderStages)[number]): boolean {
  return (
    order.stage !== "canceled" && orderStages.indexOf(order.stage) >= orderStages.indexOf(stage)
  );
}
