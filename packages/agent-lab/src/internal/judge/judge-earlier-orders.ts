import type { FinalState, Task } from "../../types.ts";
import { type Facts, ordersBefore } from "./facts.ts";
import { type Finding, finding } from "./finding.ts";
import type { StateOrder } from "./outcome.ts";

/** Judges the orders from before the run: those that the goal names are canceled, and no others. */
export function judgeEarlierOrders(task: Task, facts: Facts, state: FinalState): Finding[] {
  const [shop] = state.shops;
  const earlier = shop?.orders.slice(0, ordersBefore(task)) ?? [];
  const asked = task.goal.canceled_orders ?? [];
  return earlier.flatMap((order, at) => {
    const number = at + 1;
    const isAsked = asked.includes(number);
    if (isAsked && order.stage !== "canceled") {
      const why = `Order ${number}, which was to be canceled, is ${order.stage}.`;
      return [finding("order_not_canceled", null, why)];
    }
    if (isAsked || order.stage !== "canceled") return [];
    const seq = seqOfCancellation(facts, order);
    // An order that the shop canceled has no call.
    if (seq === null) return [];
    return [finding("wrong_order_canceled", seq, `Order ${number} was to be kept.`)];
  });
}

/** The call that canceled an order. The final state has no ids of orders, so the lines identify it. */
function seqOfCancellation({ calls }: Facts, { lines }: StateOrder): number | null {
  const call = calls.find(
    ({ operation, response }) =>
      operation === "cancel_order" &&
      response.status < 400 &&
      lines.every(({ variant_id }) => JSON.stringify(response.body).includes(`"${variant_id}"`)),
  );
  return call?.seq ?? null;
}
