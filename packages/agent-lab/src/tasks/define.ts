import type { GeneratedStore, Product } from "@almanac/storefront-fixtures";
import type { Task } from "../types.ts";
import type { Wish, WishLine } from "./wish.ts";

/** A task, and what a careful reader understands from its instruction. */
export interface DefinedTask {
  readonly task: Task;
  readonly wish: Wish;
}

/** The seed of the shops of all tasks. */
export const taskSeed = 42;

export const ada: Task["buyer"] = {
  first_name: "Ada",
  last_name: "Example",
  email: "ada@shop.example",
  phone_number: "+1 555 0100",
  address: {
    street_address: "12 Orchard Lane",
    address_locality: "Springfield",
    address_region: "NY",
    postal_code: "12345",
    address_country: "US",
  },
  instruments: [{ id: "visa", label: "Visa", token: "success_token" }],
  allowance: 50_000,
};

/** A line of a task. The first product is the one that the wish describes. */
export interface Wanted {
  readonly product: Product;
  readonly also?: readonly Product[];
  readonly options?: Readonly<Record<string, string>>;
  readonly quantity?: number;
  readonly wish?: Partial<WishLine>;
}

/** The parts of a task that differ from the usual one. */
export type Draft = Pick<Task, "id" | "family" | "instruction"> &
  Partial<Omit<Task, "goal">> & {
    readonly lines?: readonly Wanted[];
    readonly goal?: Partial<Task["goal"]>;
    readonly wish?: Partial<Wish>;
  };

/** Completes a task: one shop, Ada buys, every surface. */
export function defineTask({ lines = [], goal = {}, wish = {}, ...draft }: Draft): DefinedTask {
  const ends = goal.end_state ?? "ordered";
  return {
    task: {
      seed: taskSeed,
      buyer: ada,
      buyer_script: { answers: [] },
      forbidden: [],
      surfaces: ["v1", "ucp", "mcp"],
      ...draft,
      goal: {
        end_state: ends,
        lines: ends === "no_purchase" ? [] : lines.map(goalLine),
        ...goal,
      },
    },
    wish: {
      lines: lines.map(wishLine),
      ...(goal.budget === undefined ? {} : { budget: goal.budget }),
      ...(goal.codes === undefined ? {} : { codes: goal.codes }),
      ...(goal.address === undefined ? {} : { address: goal.address }),
      ...(goal.end_state === "cart_ready" ? { stopAt: "cart" as const } : {}),
      ...wish,
    },
  };
}

function goalLine({ product, also = [], options = {}, quantity = 1 }: Wanted) {
  return {
    product_ids: [product, ...also].map(({ id }) => id),
    options: Object.entries(options).map(([name, label]) => ({ name, labels: [label] })),
    quantity: { min: quantity, max: quantity },
  };
}

function wishLine({ product, options = {}, quantity = 1, wish = {} }: Wanted): WishLine {
  return {
    words: product.title,
    title: product.title,
    options: Object.fromEntries(Object.entries(options).map(([name, label]) => [name, [label]])),
    quantity,
    ...wish,
  };
}

/** Finds products of the shop of the tasks by title or by role. Throws if the catalogue has changed. */
export interface Shelf {
  readonly shop: GeneratedStore;
  titled(title: string, brand?: string): Product;
  inRole(role: keyof GeneratedStore["roles"]): Product;
}

export function shelfOf(shop: GeneratedStore): Shelf {
  const products = [...shop.products()];
  const one = (product: Product | undefined, name: string): Product => {
    if (product === undefined) throw new TypeError(`the catalogue has no ${name}`);
    return product;
  };
  return {
    shop,
    titled: (title, brand) =>
      one(
        products.find((each) => each.title === title && (brand ?? each.brand) === each.brand),
        title,
      ),
    inRole: (role) =>
      one(
        products.find(({ id }) => id === shop.roles[role].product_id),
        role,
      ),
  };
}
