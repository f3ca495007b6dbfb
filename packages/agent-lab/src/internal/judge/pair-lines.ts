import type { FinalState, Task } from "../../types.ts";

export type GoalLine = Task["goal"]["lines"][number];
export type StateLine = FinalState["shops"][number]["orders"][number]["lines"][number] & {
  readonly shop: string;
};

/** A line of the goal, and the line that was bought for it. */
export interface Pair {
  readonly wanted: GoalLine;
  readonly got: StateLine | undefined;
}

export interface Pairing {
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

/** Assigns each line of the goal the most similar line that was bought; the best matches are assigned first. */
export function pairLines(goal: readonly GoalLine[], bought: readonly StateLine[]): Pairing {
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
