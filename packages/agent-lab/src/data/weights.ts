import { keysOf } from "@almanac/kernel/objects/objects";

/** The components of the score, with the points of each and what earns them. They add up to 100. */
export const weightTable = {
  item: [35, "The products, the facts or the cancellation that was asked for"],
  options: [15, "The option values, such as colour and size"],
  quantity: [10, "The number of units"],
  budget: [15, "The amount is within the budget, and the discount codes were used"],
  delivery: [10, "5 for the address and the e-mail, 5 for the delivery option"],
  extras: [5, "Nothing that was not asked for"],
  process: [
    10,
    "4 for reading the total before paying, 3 for one order, 3 without needless questions",
  ],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

/** A component of the score. */
export type ScoreComponent = keyof typeof weightTable;

export const scoreComponents = keysOf(weightTable);

/** The points of the parts of a component. */
export const partPoints = {
  address: 5,
  wayOfDelivery: 5,
  totalsRead: 4,
  oneOrder: 3,
  questions: 3,
} as const;
