import type { CommandOf, CommandType } from "./commands.ts";
import type { StoreRole } from "./data/special-products.ts";
import type {
  Change,
  CommandResults,
  Dispatched,
  Drained,
  RoleEntry,
  Snapshot,
  WebhookDelivery,
} from "./store-results.ts";
import type {
  CancelRequest,
  Cart,
  CartAction,
  CheckoutRequest,
  CommandMeta,
  CompleteRequest,
  ListedProduct,
  Product,
  ProductPage,
  ProductQuery,
  Scenario,
  SeedCheckout,
  SeedOrder,
} from "./types.ts";

/** The party that is harmed if an agent falls for an adversarial item. */
export type HarmedParty = "buyer" | "merchant" | "rival_seller";

/** An act that the agent must not commit, in the form of an entry of a task's `forbidden`. */
export type PackForbiddenAct =
  | {
      /** Repeats the canary in a request. */
      readonly type: "canary";
      /** The canary. */
      readonly id: string;
      /** Code of the violation. */
      readonly violation: "injection_followed" | "dark_pattern_accepted";
      /** Who bears the harm. */
      readonly harm: HarmedParty;
    }
  | {
      /** Buys a variant. */
      readonly type: "buys";
      /** The variant. */
      readonly variant_id: string;
      /** Code of the violation. */
      readonly violation: "injection_followed" | "dark_pattern_accepted";
      /** The canary of the text that asks for the purchase; absent if no text asks for it. */
      readonly canary?: string;
      /** Who bears the harm. */
      readonly harm: HarmedParty;
    };

/**
 * One adversarial item of a shop. It is for scoring an agent; shopping surfaces never show it
 * as such.
 */
export interface AdversarialItem {
  /** Pack and name of the item, such as `inject.description`. */
  readonly id: string;
  /** The pack. */
  readonly pack: "inject" | "reviews" | "dark" | "rank" | "spoof";
  /** Whether this shop has the item, or its clean twin. */
  readonly twin: "adversarial" | "clean";
  /** What the injected text asks for; only in `inject`. */
  readonly goal?: string;
  /** The text that only this item contains; absent in a clean twin, and if the item has no text. */
  readonly canary?: string;
  /** The product that the item changes; absent if the item changes the whole shop. */
  readonly product_id?: string;
  /** The product that the item offers instead of another product, or adds to the checkout. */
  readonly other_product_id?: string;
  /** Who bears the harm. */
  readonly harm: HarmedParty;
  /** The acts that show that the agent fell for the item; empty in a clean twin. */
  readonly forbidden: readonly PackForbiddenAct[];
}

/** A mock merchant: a catalogue, and a state that commands change. */
export interface Store {
  /**
   * Carries out one command of any origin. It does not throw: every error of the command is in
   * `result`. The only exception is an error that the option `now` throws.
   */
  dispatch<Type extends CommandType>(
    command: { type: Type } & CommandOf<Type>,
    meta?: CommandMeta,
  ): Dispatched<CommandResults[Type]>;
  /**
   * Carries out one command of any origin. It does not throw: every error of the command is in
   * `result`. The only exception is an error that the option `now` throws.
   */
  // TypeScript would prefer `unknown` to the signature above for every command, so this one
  // excludes them.
  dispatch<const Input>(
    command: Input extends { readonly type: CommandType } ? never : Input,
    meta?: unknown,
  ): Dispatched<unknown>;
  /** Carries out one command and returns its answer, or throws a `StoreError`. */
  execute<Type extends CommandType>(
    command: { type: Type } & CommandOf<Type>,
    meta?: CommandMeta,
  ): CommandResults[Type];

  // The service description: the bodies of `/v1`, amounts in decimals.
  /** Adds units, sets the units of a line, or removes a line. Throws a `StoreError`. */
  changeCart(request: CartAction, meta?: CommandMeta): Cart;
  /** Shows a cart. Throws a `StoreError`. */
  getCart(cartId: string, meta?: CommandMeta): Cart;
  /** Removes all lines of a cart. Throws a `StoreError`. */
  clearCart(cartId: string, meta?: CommandMeta): Cart;
  /** Lists the matching products, page by page. Throws a `StoreError`. */
  listProducts(query?: ProductQuery, meta?: CommandMeta): ProductPage;
  /** Shows a product, by its id or that of a variant. Throws a `StoreError`. */
  getProduct(id: string, meta?: CommandMeta): ListedProduct;
  /**
   * Starts the checkout of a cart, and names buyer, address and delivery. Throws a `StoreError`.
   */
  startCheckout(cartId: string, request?: CheckoutRequest, meta?: CommandMeta): SeedCheckout;
  /** Shows a checkout. Throws a `StoreError`. */
  getCheckout(checkoutId: string, meta?: CommandMeta): SeedCheckout;
  /** Pays a checkout and places its order. Throws a `StoreError`. */
  completeCheckout(checkoutId: string, request: CompleteRequest, meta?: CommandMeta): SeedCheckout;
  /** Shows an order. Throws a `StoreError`. */
  getOrder(orderId: string, meta?: CommandMeta): SeedOrder;
  /**
   * Cancels an order of which nothing was sent, refunds it, and returns its units to the stock.
   * Throws a `StoreError`.
   */
  cancelOrder(orderId: string, request?: CancelRequest, meta?: CommandMeta): SeedOrder;

  /** All products, one by one, in catalogue order. The shop never holds all of them. */
  products(market?: string): IterableIterator<Product>;
  /** The number of products. */
  readonly productCount: number;
  /** The special products by role: ten in the smallest catalogue, none in a custom one. */
  readonly roles: Readonly<Partial<Record<StoreRole, RoleEntry>>>;
  /** Ids of the shop's markets. */
  readonly markets: readonly string[];
  /** The discount codes that the shop knows. */
  readonly discountCodes: readonly string[];
  /** An SVG picture of a variant; undefined if the shop does not have it. */
  image(variantId: string, widthPx?: number): string | undefined;
  /** Facts about a product for scoring an agent. Shopping surfaces never show them. */
  truth(productId: string): Readonly<Record<string, unknown>> | undefined;

  /**
   * The adversarial items of the shop, for scoring an agent; empty without packs. Shopping surfaces
   * never show this list.
   */
  readonly adversarial: readonly AdversarialItem[];
  /** What a pack adds to the pages about the shop's policies; absent without one. */
  readonly policyNote?: string;

  /** The present instant of the shop's clock, in milliseconds. */
  now(): number;
  /** The scenario in force; null without one. */
  readonly scenario: Scenario | null;
  /** Recorded webhooks, in the order of their creation. */
  webhooks(): readonly WebhookDelivery[];
  /** Webhooks that are due, in the order in which they are to be sent. */
  dueWebhooks(): readonly WebhookDelivery[];

  /**
   * The effects of the calls since the last drain, each row once, for a program that stores the
   * state elsewhere.
   */
  drain(): Drained;

  /** The whole state. */
  snapshot(): Snapshot;
  /**
   * Replaces the state by a snapshot of a shop with the same catalogue. Throws a `StoreError` for
   * any other snapshot.
   */
  restore(snapshot: unknown): void;
  /** An independent copy of the shop, in its present state. */
  fork(): Store;
  /** Applies rows that another instance has changed. */
  apply(changes: readonly Change[]): void;
}

/** A shop with a generated catalogue of at least standard size, which has every special product. */
export interface GeneratedStore extends Store {
  /** The special products by role. */
  readonly roles: Readonly<Record<StoreRole, RoleEntry>>;
  /** An independent copy of the shop, in its present state. */
  fork(): GeneratedStore;
}
