import type { Address } from "@almanac/storefront-fixtures";

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
 * What a reader understands from the instruction of a task. The reference agents have no model: they are given the wish
 * instead of reading the instruction. A wish says what to look for, never which variant is right.
 */
export interface Wish {
  readonly lines: readonly WishLine[];
  readonly codes?: readonly string[];
  /** The title of the delivery option; the cheapest option unless given. */
  readonly delivery?: string;
  readonly address?: Address;
  /** Maximum amount that may be paid, in minor units. */
  readonly budget?: { readonly amount: number; readonly scope: "items" | "total" };
  /** Where to stop instead of paying: after filling the cart, or by canceling the checkout. */
  readonly stopAt?: "cart" | "canceled";
  /**
   * Buy one of these products instead of `lines`: the one that costs less, costs less per weight, or is reviewed
   * better.
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
