import type { Address, GeneratedStore, Product } from "@almanac/storefront-fixtures";
import type { Task } from "../types.ts";

/** The subjects of questions that a careful agent may have. */
type Question = "substitute" | "quantity" | "age" | "backorder" | "fee" | "price_change";

/** A line of a wish: how a careful shopper finds it. */
export interface WishLine {
  readonly words: string;
  /** The exact title, if the instruction names one. */
  readonly title?: string;
  readonly brand?: string;
  /** Accepted option values by option name; any one of a list is enough. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** How to choose among the products that match. `grams` buys that weight for the least money. */
  readonly pick?: "first" | "cheapest" | "best_rated" | "grams";
  readonly grams?: number;
  readonly quantity: number;
  /** Options to take if the buyer agrees to a substitute. */
  readonly substitute?: Readonly<Record<string, readonly string[]>>;
  /** The category to look through, if the instruction names one. */
  readonly category?: string;
  /** In a mall: the option name differs by shop, so only the values are compared. */
  readonly anyOptionName?: boolean;
}

/**
 * What a reader understands from the instruction of a task. The reference agents have no model:
 * they are given the wish instead of reading the instruction. A wish says what to look for, never
 * which variant is right.
 */
export interface Wish {
  readonly lines: readonly WishLine[];
  readonly codes?: readonly string[];
  /** The title of the delivery option. Default: the cheapest option. */
  readonly delivery?: string;
  readonly address?: Address;
  /** Maximum amount that may be paid, in minor units. */
  readonly budget?: { readonly amount: number; readonly scope: "items" | "total" };
  /** Where to stop instead of paying: after filling the cart, or by canceling the checkout. */
  readonly stopAt?: "cart" | "canceled";
  /**
   * Buy one of these products instead of `lines`: the one that costs less, costs less per weight,
   * or is reviewed better.
   */
  readonly choice?: {
    readonly among: readonly { readonly title: string; readonly brand: string }[];
    readonly by: "price" | "price_of_weight" | "reviews";
    /** The category of both products. */
    readonly category: string;
  };
  /** Look at the picture of the product, or at the page about returns, before paying. */
  readonly readFirst?: "picture" | "policy";
  /** Units to put into the checkout before they are reduced to those of the line. */
  readonly putInFirst?: number;
  /** The subjects about which the agent asks the buyer when they come up. */
  readonly ask?: readonly Question[];
  /** Whether goods that are sent later are accepted. */
  readonly mayWait?: boolean;
  /** What to find out about an order, instead of buying. */
  readonly report?: "stage" | "refund" | "parts";
  /** Cancel the order that the instruction names; of several, the one with this product. */
  readonly cancel?: { readonly title?: string };
}

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
interface Wanted {
  readonly product: Product;
  readonly also?: readonly Product[];
  readonly options?: Readonly<Record<string, string>>;
  readonly quantity?: number;
  readonly wish?: Partial<WishLine>;
}

/** The parts of a task that differ from the usual one. */
type Draft = Pick<Task, "id" | "family" | "instruction"> &
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

/**
 * Finds products of the shop of the tasks by title or by role. Throws if the catalogue has changed.
 */
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
