import type { StoreRole } from "./data/special-products.ts";
import type { SafeResult } from "./errors.ts";
import type { StoreCart } from "./schema/cart.ts";
import type { Product, Review } from "./schema/catalog.ts";
import type { Checkout } from "./schema/checkout.ts";
import type { CommandOf, CommandType } from "./schema/command.ts";
import type { CommandMeta } from "./schema/command-meta.ts";
import type { Order } from "./schema/order.ts";
import type { Scenario, TransportFault } from "./schema/scenario.ts";
import type { Cart, ListedProduct, ProductPage, SeedCheckout, SeedOrder } from "./schema.ts";

/** One row of the shop's state that has changed; without a value it is gone. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly value?: unknown;
}

/** Something that happened. */
export interface StoreEvent {
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly id: string;
  readonly data?: unknown;
}

/** A webhook that the shop wants sent: an effect on record, since the core sends nothing itself. */
export interface WebhookDelivery {
  /** Names the delivery: what `settle_webhook` takes. */
  readonly id: string;
  /** Goes into `Webhook-Id`: a duplicate has that of the first. */
  readonly webhook_id: string;
  readonly order_id: string;
  readonly event: string;
  readonly url?: string;
  readonly due_at: string;
  /** 1 to 3. */
  readonly attempt: number;
  readonly status: "pending" | "delivered" | "failed";
  readonly attempts: readonly { readonly at: string; readonly status?: number }[];
  /** The scenario wants a signature that does not verify. */
  readonly bad_signature?: boolean;
  readonly order: Order;
}

/** One page of a search, in the market's currency. */
export interface CatalogPage {
  readonly products: readonly Product[];
  readonly next_cursor: string | null;
  readonly total_count: number;
}

/** What the ids of a lookup led to, each product once. `matches` tells which id led to which variant. */
export interface CatalogLookup {
  readonly products: readonly Product[];
  readonly matches: readonly {
    readonly id: string;
    readonly product_id: string;
    readonly variant_id: string;
    readonly match: "exact" | "featured";
  }[];
  readonly not_found: readonly string[];
}

/** A product with what a choice of options leaves. */
export interface ProductDetail {
  readonly product: Product;
  readonly reviews: readonly Review[];
  readonly selected: readonly { readonly name: string; readonly label: string }[];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly label: string;
      readonly available: boolean;
      readonly exists: boolean;
    }[];
  }[];
}

/** What each command answers. */
export interface CommandResults {
  search_catalog: CatalogPage;
  lookup_catalog: CatalogLookup;
  get_product: ProductDetail;
  create_cart: StoreCart;
  change_cart: StoreCart;
  get_cart: StoreCart;
  update_cart: StoreCart;
  clear_cart: StoreCart;
  cancel_cart: StoreCart;
  create_checkout: Checkout;
  get_checkout: Checkout;
  update_checkout: Checkout;
  complete_checkout: Checkout;
  cancel_checkout: Checkout;
  resolve_escalation: Checkout;
  get_order: Order;
  list_orders: { readonly orders: readonly Order[] };
  advance_order: Order;
  cancel_order: Order;
  refund_order: Order;
  advance_clock: { readonly now: string };
  set_stock: { readonly variant_id: string; readonly stock: number };
  set_price: { readonly variant_id: string; readonly amount: number | null };
  set_scenario: { readonly scenario: Scenario | null };
  settle_webhook: WebhookDelivery;
}

/** What came of a command. */
export interface Dispatched<Result> {
  readonly result: SafeResult<Result>;
  readonly events: readonly StoreEvent[];
  /** Rows to write for whoever keeps the state elsewhere; none when nothing changed. */
  readonly changes: readonly Change[];
  /** What the scenario does to the answer on its way out, in order; surfaces apply it with `applyFaults`. */
  readonly faults: readonly TransportFault[];
  /** The rules that fired: scenario id and index of the rule. */
  readonly rules_fired: readonly string[];
  /** The answer is the stored one of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** The command made a new cart or a new checkout; with a stored answer, the first call did. */
  readonly created: boolean;
}

/** What the calls since the last drain have done. */
export interface Drained {
  readonly changes: readonly Change[];
  readonly faults: readonly TransportFault[];
  readonly rules_fired: readonly string[];
  /** Of the last call. */
  readonly replayed: boolean;
  /** Whether one of them made a cart or a checkout. */
  readonly created: boolean;
}

/** The whole state of a shop, as canonical JSON can hold it. */
export interface Snapshot {
  readonly snapshot: 1;
  readonly fixture_version: number;
  /** What must be equal for the snapshot to fit: a hash over the options that shape the catalogue. */
  readonly catalog: string;
  readonly rows: readonly (readonly [table: string, key: string, value: unknown])[];
}

/** Where a deliberate special product is found. */
export interface RoleEntry {
  readonly product_id: string;
  readonly variant_id: string;
}

/** A mock merchant: a catalogue, and a state that only `dispatch` changes. */
export interface Store {
  /** Does one command. Never throws: whatever is wrong is in `result`. */
  dispatch<Type extends CommandType>(
    command: { type: Type } & CommandOf<Type>,
    meta?: CommandMeta,
  ): Dispatched<CommandResults[Type]>;
  dispatch(command: unknown, meta?: unknown): Dispatched<unknown>;
  /** Does one command and answers its result, or throws a `StoreError`. */
  execute<Type extends CommandType>(
    command: { type: Type } & CommandOf<Type>,
    meta?: CommandMeta,
  ): CommandResults[Type];

  /** The seed contract: the bodies of `/v1`, in decimals. Each throws a `StoreError`. */
  changeCart(request: unknown, meta?: CommandMeta): Cart;
  getCart(cartId: unknown, meta?: CommandMeta): Cart;
  clearCart(cartId: unknown, meta?: CommandMeta): Cart;
  listProducts(query?: unknown, meta?: CommandMeta): ProductPage;
  getProduct(id: unknown, meta?: CommandMeta): ListedProduct;
  startCheckout(cartId: unknown, request: unknown, meta?: CommandMeta): SeedCheckout;
  getCheckout(checkoutId: unknown, meta?: CommandMeta): SeedCheckout;
  completeCheckout(checkoutId: unknown, request: unknown, meta?: CommandMeta): SeedCheckout;
  getOrder(orderId: unknown, meta?: CommandMeta): SeedOrder;

  /** Every product, one by one, in catalogue order: `huge` is never held as a whole. */
  products(market?: string): IterableIterator<Product>;
  readonly productCount: number;
  /** The deliberate special products by role: ten in the smallest catalogue, none in a custom one. */
  readonly roles: Readonly<Partial<Record<StoreRole, RoleEntry>>>;
  readonly markets: readonly string[];
  /** The discount codes that the shop knows. */
  readonly discountCodes: readonly string[];
  /** An SVG picture of a variant; undefined for one that the shop does not have. */
  image(variantId: string, widthPx?: number): string | undefined;
  /** What a score judges by and a shopping surface never shows. */
  truth(productId: string): Readonly<Record<string, unknown>> | undefined;

  /** The present instant of the shop's clock, in milliseconds. */
  now(): number;
  readonly scenario: Scenario | null;
  /** Webhooks on record, in the order of their making. */
  webhooks(): readonly WebhookDelivery[];
  /** Webhooks whose time has come, in the order in which they are to be sent. */
  dueWebhooks(): readonly WebhookDelivery[];

  /** What the calls since the last drain have done to the state, each row once: for whoever keeps it elsewhere. */
  drain(): Drained;

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
  readonly roles: Readonly<Record<StoreRole, RoleEntry>>;
  fork(): GeneratedStore;
}
