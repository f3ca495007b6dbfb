import type { SafeResult } from "./errors.ts";
import type {
  Checkout,
  Order,
  Product,
  Review,
  Scenario,
  StoreCart,
  TransportFault,
} from "./types.ts";

/** One row of the shop's state that has changed; without a value it is gone. */
export interface Change {
  /** Table of the row: `cart`, `order` ... */
  readonly table: string;
  /** Key of the row within its table. */
  readonly key: string;
  /** The row as it is now; absent when it was removed. */
  readonly value?: unknown;
}

/** Something that happened. */
export interface StoreEvent {
  /** Number of the event in the shop, from 1. */
  readonly seq: number;
  /** When it happened, RFC 3339. */
  readonly at: string;
  /** What happened: `cart.created`, `order.placed` ... */
  readonly type: string;
  /** Id of the cart, checkout or order that it happened to. */
  readonly id: string;
  /** More about the event. */
  readonly data?: unknown;
}

/** A webhook that the shop wants sent: an effect on record, since the core sends nothing itself. */
export interface WebhookDelivery {
  /** Names the delivery: what `settle_webhook` takes. */
  readonly id: string;
  /** Goes into `Webhook-Id`: a duplicate has that of the first. */
  readonly webhook_id: string;
  /** The order that it is about. */
  readonly order_id: string;
  /** What happened: `order.placed`, `order.shipped` ... */
  readonly event: string;
  /** Where it goes; absent where nobody asked for it. */
  readonly url?: string;
  /** When it is to be sent, RFC 3339. */
  readonly due_at: string;
  /** Number of the next or last try, 1 to 3. */
  readonly attempt: number;
  /** Whether it was delivered. */
  readonly status: "pending" | "delivered" | "failed";
  /** Tries so far, oldest first. */
  readonly attempts: readonly {
    /** When it was tried, RFC 3339. */
    readonly at: string;
    /** HTTP status of the receiver; absent where there was no answer. */
    readonly status?: number;
  }[];
  /** The scenario wants a signature that does not verify. */
  readonly bad_signature?: boolean;
  /** The order at the time of the event. */
  readonly order: Order;
}

/** One page of a search, in the market's currency. */
export interface CatalogPage {
  /** The products of this page. */
  readonly products: readonly Product[];
  /** Leads to the next page; null on the last one. */
  readonly next_cursor: string | null;
  /** How many products fit, on all pages. */
  readonly total_count: number;
}

/** The products that the ids of a lookup lead to, each product once. */
export interface CatalogLookup {
  /** The products, each once. */
  readonly products: readonly Product[];
  /** Which id led to which variant. */
  readonly matches: readonly {
    /** The id that was sent. */
    readonly id: string;
    /** Product that the id led to. */
    readonly product_id: string;
    /** Variant that the id led to. */
    readonly variant_id: string;
    /** `exact`: the id is the variant's; `featured`: it is the product's, and this is its first variant. */
    readonly match: "exact" | "featured";
  }[];
  /** Ids that led nowhere. */
  readonly not_found: readonly string[];
}

/** A product with what a choice of options leaves. */
export interface ProductDetail {
  /** The product; variants that fit the choice come first. */
  readonly product: Product;
  /** Its reviews. */
  readonly reviews: readonly Review[];
  /** The options that are chosen. */
  readonly selected: readonly {
    /** Name of the option: `Color`. */
    readonly name: string;
    /** Value of the option: `Blue`. */
    readonly label: string;
  }[];
  /** Every option, with what the choice leaves of it. */
  readonly options: readonly {
    /** Name of the option: `Color`. */
    readonly name: string;
    /** Values of the option. */
    readonly values: readonly {
      /** The value: `Blue`. */
      readonly label: string;
      /** Whether a variant with this value and the rest of the choice can be bought now. */
      readonly available: boolean;
      /** Whether there is a variant with this value and the rest of the choice. */
      readonly exists: boolean;
    }[];
  }[];
}

/** What each command answers. */
export interface CommandResults {
  /** One page of the products that fit. */
  search_catalog: CatalogPage;
  /** The products that the ids lead to. */
  lookup_catalog: CatalogLookup;
  /** The product, and what a choice of options leaves. */
  get_product: ProductDetail;
  /** The new cart. */
  create_cart: StoreCart;
  /** The cart after the change. */
  change_cart: StoreCart;
  /** The cart. */
  get_cart: StoreCart;
  /** The cart after the change. */
  update_cart: StoreCart;
  /** The empty cart. */
  clear_cart: StoreCart;
  /** The cart as it was. */
  cancel_cart: StoreCart;
  /** The new checkout. */
  create_checkout: Checkout;
  /** The checkout. */
  get_checkout: Checkout;
  /** The checkout after the change. */
  update_checkout: Checkout;
  /** The checkout after the payment. */
  complete_checkout: Checkout;
  /** The checkout after the change. */
  cancel_checkout: Checkout;
  /** The checkout after the decision. */
  resolve_escalation: Checkout;
  /** The order. */
  get_order: Order;
  /** All orders, oldest first. */
  list_orders: {
    /** The orders. */
    readonly orders: readonly Order[];
  };
  /** The order after the change. */
  advance_order: Order;
  /** The order after the change. */
  cancel_order: Order;
  /** The order after the change. */
  refund_order: Order;
  /** The clock after the change. */
  advance_clock: {
    /** The present instant of the clock, RFC 3339. */
    readonly now: string;
  };
  /** The stock of the variant. */
  set_stock: {
    /** The variant. */
    readonly variant_id: string;
    /** Units in stock. */
    readonly stock: number;
  };
  /** The price of the variant in minor units; null for the price as made. */
  set_price: {
    /** The variant. */
    readonly variant_id: string;
    /** Minor units; null for the price as made. */
    readonly amount: number | null;
  };
  /** The scenario in force. */
  set_scenario: {
    /** The scenario; null for none. */
    readonly scenario: Scenario | null;
  };
  /** The webhook after the change. */
  settle_webhook: WebhookDelivery;
}

/** What came of a command. */
export interface Dispatched<Result> {
  /** The answer, or the error. */
  readonly result: SafeResult<Result>;
  /** What happened, in order. Of a command that failed, only what stays: orders that moved on before it. */
  readonly events: readonly StoreEvent[];
  /** Rows that changed, for a program that stores the state elsewhere; none when nothing changed. */
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
  /** Rows that changed, each once. */
  readonly changes: readonly Change[];
  /** What scenarios do to the answers, the last hundred. */
  readonly faults: readonly TransportFault[];
  /** The rules that fired, the last hundred: scenario id and index of the rule. */
  readonly rules_fired: readonly string[];
  /** Whether the last call got a stored answer. */
  readonly replayed: boolean;
  /** Whether one of them made a cart or a checkout. */
  readonly created: boolean;
}

/** The whole state of a shop, as canonical JSON can hold it. */
export interface Snapshot {
  /** Version of the format. */
  readonly snapshot: 1;
  /** Version of the generated catalogue. */
  readonly fixture_version: number;
  /** What must be equal for the snapshot to fit: a hash over the options that shape the catalogue. */
  readonly catalog: string;
  /** Every row of the state. */
  readonly rows: readonly (readonly [table: string, key: string, value: unknown])[];
}

/** Where a deliberate special product is found. */
export interface RoleEntry {
  /** Id of the product. */
  readonly product_id: string;
  /** Id of its first variant. */
  readonly variant_id: string;
}
