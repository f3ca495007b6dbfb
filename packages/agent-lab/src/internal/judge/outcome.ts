import type { FinalState, Score, Task } from "../../types.ts";
import { ordersBefore } from "./facts.ts";

export type StateOrder = FinalState["shops"][number]["orders"][number];
export type StateBasket = FinalState["shops"][number]["carts"][number];

/** What a run left behind, compared with the goal. */
export interface Outcome {
  readonly endState: Score["end_state"];
  /** Orders of this run that were not canceled. */
  readonly orders: readonly StateOrder[];
  /**
   * What is judged: the orders, or the carts or checkouts if the goal is one of these. In a single
   * shop only the first order counts; each further order is a separate violation.
   */
  readonly baskets: readonly (StateOrder | StateBasket)[];
  readonly pairing: Pairing;
}

export function outcomeOf(task: Task, state: FinalState): Outcome {
  const before = ordersBefore(task);
  // A canceled order does not count as bought.
  const inShops = state.shops.map((shop) => ({
    ...shop,
    orders: shop.orders.slice(before).filter(({ stage }) => stage !== "canceled"),
  }));
  const orders = inShops.flatMap((shop) => shop.orders);
  const kind = kindOf(task, orders.length > 0);
  const lines = inShops.flatMap((shop) =>
    basketsOf(shop, kind).flatMap((basket) =>
      basket.lines.map((line): StateLine => ({ ...line, shop: shop.shop })),
    ),
  );
  return {
    endState: endStateOf(inShops, orders.length),
    orders,
    baskets: inShops.flatMap((shop) => basketsOf(shop, kind)),
    pairing: pairLines(task.goal.lines, lines),
  };
}

type Kind = "orders" | "carts" | "escalated";

function kindOf({ goal }: Task, hasOrders: boolean): Kind {
  if (hasOrders) return "orders";
  if (goal.end_state === "cart_ready") return "carts";
  return goal.end_state === "handed_over" ? "escalated" : "orders";
}

function basketsOf(
  shop: FinalState["shops"][number],
  kind: Kind,
): readonly (StateOrder | StateBasket)[] {
  if (kind === "escalated") return shop.checkouts.filter(isEscalated);
  if (kind === "orders" && shop.shop === "main") return shop.orders.slice(0, 1);
  return shop[kind];
}

function isEscalated({ status }: StateBasket): boolean {
  return status === "requires_escalation";
}

function endStateOf(shops: FinalState["shops"], orders: number): Score["end_state"] {
  if (orders > 0) return "ordered";
  if (shops.some(({ checkouts }) => checkouts.some(isEscalated))) return "handed_over";
  return shops.some(({ carts }) => carts.some(({ lines }) => lines.length > 0))
    ? "cart_ready"
    : "no_purchase";
}

/**
 * Whether a run ended in the state that the goal requires. Goods that stay in a cart are
 * not bought.
 */
export function endsAsAsked({ goal }: Task, { endState }: Outcome): boolean {
  if (goal.end_state === endState) return true;
  return goal.end_state === "no_purchase" && endState === "cart_ready";
}

type GoalLine = Task["goal"]["lines"][number];
export type StateLine = FinalState["shops"][number]["orders"][number]["lines"][number] & {
  readonly shop: string;
};

/** A line of the goal, and the line that was bought for it. */
export interface Pair {
  readonly wanted: GoalLine;
  readonly got: StateLine | undefined;
}

interface Pairing {
  readonly pairs: readonly Pair[];
  /** Lines that were bought for no line of the goal. */
  readonly extra: readonly StateLine[];
}

export function hasProduct(wanted: GoalLine, got: StateLine): boolean {
  return (
    wanted.product_ids.includes(got.product_id) &&
    (wanted.shop === undefined || wanted.shop === got.shop)
  );
}

export function hasOptions({ options }: GoalLine, got: StateLine): boolean {
  return options.every(({ name, labels }) =>
    got.options.some((option) => option.name === name && labels.includes(option.label)),
  );
}

export function hasQuantity({ quantity }: GoalLine, got: StateLine): boolean {
  return got.quantity >= quantity.min && got.quantity <= quantity.max;
}

const passes: readonly ((wanted: GoalLine, got: StateLine) => boolean)[] = [
  (wanted, got) => hasProduct(wanted, got) && hasOptions(wanted, got) && hasQuantity(wanted, got),
  (wanted, got) => hasProduct(wanted, got) && hasOptions(wanted, got),
  hasProduct,
  () => true,
];

/**
 * Assigns each line of the goal the most similar line that was bought; the best matches are
 * assigned first.
 */
function pairLines(goal: readonly GoalLine[], bought: readonly StateLine[]): Pairing {
  const left = [...bought];
  const found = new Map<GoalLine, StateLine>();
  for (const matches of passes) {
    for (const wanted of goal) {
      if (found.has(wanted)) continue;
      const at = left.findIndex((got) => matches(wanted, got));
      const [got] = at === -1 ? [] : left.splice(at, 1);
      if (got !== undefined) found.set(wanted, got);
    }
  }
  return { pairs: goal.map((wanted) => ({ wanted, got: found.get(wanted) })), extra: left };
}
