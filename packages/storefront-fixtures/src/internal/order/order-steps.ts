import type { Order } from "../../types.ts";
import type { Turn } from "../engine/shop.ts";
import { textDigest } from "../values/digest.ts";
import { adjustOrder, cancelStoredOrder } from "./adjust-order.ts";
import { type OrderPlan, type StoredOrder, saveOrder } from "./stored-order.ts";

const hourMs = 3_600_000;

interface Step {
  readonly afterMs: number;
  readonly stage: Order["stage"];
  run(turn: Turn, stored: StoredOrder, atMs: number): StoredOrder;
}

type Event = Order["fulfillment"]["events"][number];

type Quantities = Event["line_items"];

/** The steps of an order. Each is due a number of milliseconds after the order was placed. */
export function stepsOf(plan: OrderPlan | undefined): readonly Step[] {
  const processing = tell("processing", 1, "processing");
  if (plan === "cancel") {
    const cancel: Step = {
      afterMs: 2 * hourMs,
      stage: "canceled",
      run: (turn, stored, atMs) =>
        cancelStoredOrder(turn, stored, "Canceled by the store: not available.", atMs),
    };
    return [processing, cancel];
  }
  const delivered = tell("delivered", 96, "delivered");
  if (plan === "partial") return [processing, ship(24, half), ship(48, rest), delivered];
  const usual = [processing, ship(24, rest), tell("in_transit", 48, "in_transit"), delivered];
  if (plan !== "refund") return usual;
  const refund: Step = {
    afterMs: 97 * hourMs,
    stage: "delivered",
    run: (turn, stored, atMs) => refundFirstLine(turn, stored, atMs),
  };
  return [...usual, refund];
}

function refundFirstLine(turn: Turn, stored: StoredOrder, atMs: number): StoredOrder {
  const [line] = stored.order.line_items;
  if (!line || line.quantity.total === 0) return stored;
  return adjustOrder(turn, stored, {
    type: "refund",
    reason: "Refunded by the store: goodwill.",
    lines: [{ id: line.id, quantity: 1 }],
    atMs,
  });
}

function tell(type: string, hours: number, stage: Order["stage"]): Step {
  return {
    afterMs: hours * hourMs,
    stage,
    run: (turn, stored, atMs) => {
      const lines = type === "processing" ? open(stored.order) : sent(stored.order);
      return append(turn, { ...stored, order: { ...stored.order, stage } }, type, lines, atMs);
    },
  };
}

function ship(hours: number, choose: (order: Order) => Quantities): Step {
  return {
    afterMs: hours * hourMs,
    stage: "shipped",
    run: (turn, stored, atMs) => {
      const lines = choose(stored.order);
      const shipped = new Map(lines.map(({ id, quantity }) => [id, quantity]));
      const order: Order = {
        ...stored.order,
        stage: "shipped",
        line_items: stored.order.line_items.map((line) => ({
          ...line,
          quantity: {
            ...line.quantity,
            fulfilled: line.quantity.fulfilled + (shipped.get(line.id) ?? 0),
          },
        })),
      };
      return append(turn, { ...stored, order }, "shipped", lines, atMs);
    },
  };
}

function open({ line_items }: Order): Quantities {
  return line_items
    .map(({ id, quantity }) => ({ id, quantity: quantity.total - quantity.fulfilled }))
    .filter(({ quantity }) => quantity > 0);
}

function rest(order: Order): Quantities {
  return open(order);
}

/**
 * Half of the units, rounded up, taken line by line; of two or more units, at least one is left.
 */
function half(order: Order): Quantities {
  const lines = open(order);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let left = Math.min(Math.ceil(units / 2), Math.max(units - 1, 1));
  return lines.flatMap(({ id, quantity }) => {
    const taken = Math.min(left, quantity);
    left -= taken;
    return taken > 0 ? [{ id, quantity: taken }] : [];
  });
}

function sent({ line_items }: Order): Quantities {
  return line_items
    .map(({ id, quantity }) => ({ id, quantity: quantity.fulfilled }))
    .filter(({ quantity }) => quantity > 0);
}

function append(
  turn: Turn,
  stored: StoredOrder,
  type: string,
  lines: Quantities,
  atMs: number,
): StoredOrder {
  const { order } = stored;
  const { events } = order.fulfillment;
  const number = `MOCK${textDigest(order.id).slice(0, 10).toUpperCase()}`;
  const event: Event = {
    id: `evt_${events.length + 1}`,
    occurred_at: new Date(atMs).toISOString(),
    type,
    line_items: lines,
    ...(type === "processing" ? {} : { tracking_number: number, carrier: "Mock Post" }),
  };
  const fulfillment = { ...order.fulfillment, events: [...events, event] };
  return saveOrder(turn, { ...stored, order: { ...order, fulfillment } }, `order.${type}`, atMs);
}
