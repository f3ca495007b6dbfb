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

/** A changed row of the shop's state. Without a value, the row was removed. */
export interface Change {
  /** Table of the row: `cart`, `order` ... */
  readonly table: string;
  /** Key of the row within its table. */
  readonly key: string;
  /** The row after the change; absent if the row was removed. */
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

/** A webhook that is to be sent. The library only records it; the program around it sends it. */
export interface WebhookDelivery {
  /** Id of the delivery, for `settle_webhook`. */
  readonly id: string;
  /** Value of `Webhook-Id`. A duplicate has the same one. */
  readonly webhook_id: string;
  /** The order that it is about. */
  readonly order_id: string;
  /** What happened: `order.placed`, `order.shipped` ... */
  readonly event: string;
  /** Address of the receiver; absent if the checkout has no `webhook_url`. */
  readonly url?: string;
  /** When it is to be sent, RFC 3339. */
  readonly due_at: string;
  /** Number of the next or last attempt, 1 to 3. */
  readonly attempt: number;
  /** Whether it was delivered. */
  readonly status: "pending" | "delivered" | "failed";
  /** Attempts so far, oldest first. */
  readonly attempts: readonly {
    /** Time of the attempt, RFC 3339. */
    readonly at: string;
    /** HTTP status of the receiver; absent if it did not answer. */
    readonly status?: number;
  }[];
  /** The scenario requires an invalid signature. */
  readonly bad_signature?: boolean;
  /** The order at the time of the event. */
  readonly order: Order;
}

/** One page of a search, in the market's currency. */
export interface CatalogPage {
  /** The products of this page. */
  readonly products: readonly Product[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
  /** Number of matching products on all pages. */
  readonly total_count: number;
}

/** The products that the ids of a lookup name, each product once. */
export interface CatalogLookup {
  /** The products, each once. */
  readonly products: readonly Product[];
  /** The variant that each id names. */
  readonly matches: readonly {
    /** The id that was sent. */
    readonly id: string;
    /** Product that the id names. */
    readonly product_id: string;
    /** Variant that the id names. */
    readonly variant_id: string;
    /** `exact`: the id is the variant's; `featured`: the product's, of its first variant. */
    readonly match: "exact" | "featured";
  }[];
  /** Ids that name no product. */
  readonly not_found: readonly string[];
}

/** A product, with the option values that are possible for the chosen options. */
export interface ProductDetail {
  /** The product; variants with the chosen options come first. */
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
  /** Every option, with the values that are possible for the chosen options. */
  readonly options: readonly {
    /** Name of the option: `Color`. */
    readonly name: string;
    /** Values of the option. */
    readonly values: readonly {
      /** The value: `Blue`. */
      readonly label: string;
      /** Whether a variant with this value and the other chosen options can be bought now. */
      readonly available: boolean;
      /** Whether there is a variant with this value and the other chosen options. */
      readonly exists: boolean;
    }[];
  }[];
}

/** The answer of each command. */
export interface CommandResults {
  /** One page of the matching products. */
  search_catalog: CatalogPage;
  /** The products that the ids name. */
  lookup_catalog: CatalogLookup;
  /** The product, and the option values that are possible. */
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
  /** The cart before it was deleted. */
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
  /** The price of the variant in minor units; null for the price of the catalogue. */
  set_price: {
    /** The variant. */
    readonly variant_id: string;
    /** Minor units; null for the price of the catalogue. */
    readonly amount: number | null;
  };
  /** The scenario in force. */
  set_scenario: {
    /** The scenario; null without one. */
    readonly scenario: Scenario | null;
  };
  /** The webhook after the change. */
  settle_webhook: WebhookDelivery;
}

/** The outcome of a command. */
export interface Dispatched<Result> {
  /** The answer, or the error. */
  readonly result: SafeResult<Result>;
  /** The events, in order. For a failed command, only those of orders that moved on before it. */
  readonly events: readonly StoreEvent[];
  /** Rows that changed, for a program that stores the state elsewhere. */
  readonly changes: readonly Change[];
  /** Faults of the scenario, in order. Surfaces apply them to the answer with `applyFaults`. */
  readonly faults: readonly TransportFault[];
  /** The rules that fired: scenario id and index of the rule. */
  readonly rules_fired: readonly string[];
  /** Whether the answer is the stored one of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** Whether the command, or the first call of a stored answer, created a cart or a checkout. */
  readonly created: boolean;
}

/** The effects of the calls since the last drain. */
export interface Drained {
  /** Rows that changed, each once. */
  readonly changes: readonly Change[];
  /** Faults for the answers, the last hundred. */
  readonly faults: readonly TransportFault[];
  /** The rules that fired, the last hundred: scenario id and index of the rule. */
  readonly rules_fired: readonly string[];
  /** Whether the last call got a stored answer. */
  readonly replayed: boolean;
  /** Whether one of the calls created a cart or a checkout. */
  readonly created: boolean;
}

/** The whole state of a shop, as JSON. */
export interface Snapshot {
  /** Version of the format. */
  readonly snapshot: 1;
  /** Version of the generated catalogue. */
  readonly fixture_version: number;
  /** A hash of the catalogue's options. A shop accepts only a snapshot with an equal one. */
  readonly catalog: string;
  /** Every row of the state. */
  readonly rows: readonly (readonly [table: string, key: string, value: unknown])[];
}

/** The ids of a special product. */
export interface RoleEntry {
  /** Id of the product. */
  readonly product_id: string;
  /** Id of its first variant. */
  readonly variant_id: string;
}
