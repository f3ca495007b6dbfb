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

/** A mock merchant: a catalogue, and a state that only `dispatch` changes. */
export interface Store {
  /** Does one command of any origin. It never throws: what is wrong with the command is in `result`. */
  dispatch<Type extends CommandType>(
    command: { type: Type } & CommandOf<Type>,
    meta?: CommandMeta,
  ): Dispatched<CommandResults[Type]>;
  /** Does one command of any origin. It never throws: what is wrong with the command is in `result`. */
  dispatch(command: unknown, meta?: unknown): Dispatched<unknown>;
  /** Does one command and answers its result, or throws a `StoreError`. */
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
  /** Lists the products that fit, page by page. Throws a `StoreError`. */
  listProducts(query?: ProductQuery, meta?: CommandMeta): ProductPage;
  /** Shows a product, by its id or that of a variant. Throws a `StoreError`. */
  getProduct(id: string, meta?: CommandMeta): ListedProduct;
  /** Starts the checkout of a cart, and names buyer, address and delivery. Throws a `StoreError`. */
  startCheckout(cartId: string, request?: CheckoutRequest, meta?: CommandMeta): SeedCheckout;
  /** Shows a checkout. Throws a `StoreError`. */
  getCheckout(checkoutId: string, meta?: CommandMeta): SeedCheckout;
  /** Pays a checkout and places its order. Throws a `StoreError`. */
  completeCheckout(checkoutId: string, request: CompleteRequest, meta?: CommandMeta): SeedCheckout;
  /** Shows an order. Throws a `StoreError`. */
  getOrder(orderId: string, meta?: CommandMeta): SeedOrder;

  /** Every product, one by one, in catalogue order: `huge` is never held as a whole. */
  products(market?: string): IterableIterator<Product>;
  /** How many products there are. */
  readonly productCount: number;
  /** The deliberate special products by role: ten in the smallest catalogue, none in a custom one. */
  readonly roles: Readonly<Partial<Record<StoreRole, RoleEntry>>>;
  /** Ids of the shop's markets. */
  readonly markets: readonly string[];
  /** The discount codes that the shop knows. */
  readonly discountCodes: readonly string[];
  /** An SVG picture of a variant; undefined for one that the shop does not have. */
  image(variantId: string, widthPx?: number): string | undefined;
  /** What a score judges by and a shopping surface never shows. */
  truth(productId: string): Readonly<Record<string, unknown>> | undefined;

  /** The present instant of the shop's clock, in milliseconds. */
  now(): number;
  /** The scenario in force; null for none. */
  readonly scenario: Scenario | null;
  /** Webhooks on record, in the order of their creation. */
  webhooks(): readonly WebhookDelivery[];
  /** Webhooks whose time has come, in the order in which they are to be sent. */
  dueWebhooks(): readonly WebhookDelivery[];

  /** What the calls since the last drain have done to the state, each row once, for a program that stores it elsewhere. */
  drain(): Drained;

  /** The whole state. */
  snapshot(): Snapshot;
  /** Takes on a snapshot of a shop with the same catalogue. Throws a `StoreError` when it does not fit. */
  restore(snapshot: unknown): void;
  /** A shop of its own that starts from the present state. */
  fork(): Store;
  /** Takes on rows that another instance has changed. */
  apply(changes: readonly Change[]): void;
}

/** A shop with a generated catalogue of at least standard size, which has every special product. */
export interface GeneratedStore extends Store {
  /** The deliberate special products by role. */
  readonly roles: Readonly<Record<StoreRole, RoleEntry>>;
  /** A shop of its own that starts from the present state. */
  fork(): GeneratedStore;
}
