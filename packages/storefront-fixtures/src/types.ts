// Written by scripts/update-types.ts from the schemas in src/schema/buyer.ts, src/schema/catalog.ts, src/schema/command-fields.ts, src/schema/cart.ts, src/schema/checkout.ts, src/schema/order.ts, src/schema/command.ts, src/schema/scenario.ts, src/schema/fixture-set.ts, src/schema/seed-requests.ts, src/schema/seed-answers.ts. Do not edit.
import type { PaymentOutcome } from "./data/payment-tokens.ts";

import type { ProductSort } from "./data/product-sorts.ts";

/** A delivery or billing address. */
export interface Address {
  /** Id, by which a method selects it. At most 500 characters. */
  id?: string | undefined;
  /** First name. At most 500 characters. */
  first_name?: string | undefined;
  /** Last name. At most 500 characters. */
  last_name?: string | undefined;
  /** Street and number. At most 500 characters. */
  street_address?: string | undefined;
  /** Flat, floor or building. At most 500 characters. */
  extended_address?: string | undefined;
  /** City or town. At most 500 characters. */
  address_locality?: string | undefined;
  /** State, province or region; `NY` for New York. At most 500 characters. */
  address_region?: string | undefined;
  /** Postal code. At most 500 characters. */
  postal_code?: string | undefined;
  /** Country, ISO 3166-1 alpha-2: `US`. At most 60 characters. */
  address_country?: string | undefined;
  /** Telephone. At most 500 characters. */
  phone_number?: string | undefined;
}

/** The buyer. */
export interface Buyer {
  /** First name. At most 500 characters. */
  first_name?: string | undefined;
  /** Last name. At most 500 characters. */
  last_name?: string | undefined;
  /**
   * E-mail address; a checkout needs it unless `strictBuyer` is false. At most 500 characters.
   */
  email?: string | undefined;
  /** Telephone. At most 500 characters. */
  phone_number?: string | undefined;
  /** Consent by purpose. */
  consent?: Record<string, boolean> | undefined;
}

/** Information of the agent about the buyer: a hint, never binding. */
export interface ShoppingContext {
  /** Country of the buyer, ISO 3166-1 alpha-2. At most 60 characters. */
  address_country?: string | undefined;
  /** Region of the buyer. At most 500 characters. */
  address_region?: string | undefined;
  /** Postal code of the buyer. At most 500 characters. */
  postal_code?: string | undefined;
  /** Language of the buyer, such as `en-US`. At most 500 characters. */
  language?: string | undefined;
  /** Currency of the buyer, ISO 4217. At most 3 characters. */
  currency?: string | undefined;
  /** What the buyer wants, in words. At most 2000 characters. */
  intent?: string | undefined;
  /** Claims of the buyer; none is verified. At most 50 items. */
  eligibility?: string[] | undefined;
}

/** The value of one option of a variant. */
export interface ChosenOption {
  /** Name of the option: `Color`. */
  name: string;
  /** Value of the option: `Blue`. */
  label: string;
}

/** A picture of a product or variant. */
export interface Media {
  /** Kind of medium: a picture. */
  type: "image";
  /** Path on the shop's own host. */
  url: string;
  /** What the picture shows, in words. */
  alt_text: string;
  /** Width in pixels. A whole number. */
  width: number;
  /** Height in pixels. A whole number. */
  height: number;
}

/** Integer minor units and an ISO 4217 code. */
export interface Money {
  /**
   * In the minor unit: cents of USD, fils of KWD (three places), yen of JPY (none). A whole
   * number of at least 0.
   */
  amount: number;
  /** ISO 4217. Exactly 3 characters. */
  currency: string;
}

/** A product as the shop serves it in one market. */
export interface Product {
  /** Id of the product. */
  id: string;
  /** Name of the product in paths. */
  handle: string;
  /** Title for the buyer. */
  title: string;
  /** Made-up brand. */
  brand: string;
  /** What the product is. */
  description: {
    /** As plain text. */
    plain: string;
    /** As HTML. */
    html?: string | undefined;
    /** As Markdown. */
    markdown?: string | undefined;
  };
  /** Categories, in one or more taxonomies. */
  categories: {
    /** Name of the category, alone or after its department. */
    value: string;
    /** The taxonomy that the value is from. */
    taxonomy: string;
  }[];
  /** Tags, by which a search can filter. */
  tags: string[];
  /** Options in which its variants differ. */
  options: {
    /** Name of the option: `Color`. */
    name: string;
    /** Labels to choose from. */
    values: string[];
  }[];
  /** Prices of its variants. */
  price_range: {
    /** Price of the cheapest variant. */
    min: Money;
    /** Price of the most expensive variant. */
    max: Money;
  };
  /** Prices of its variants before a reduction. */
  list_price_range?:
    | {
        /** The lowest price before a reduction. */
        min: Money;
        /** The highest price before a reduction. */
        max: Money;
      }
    | undefined;
  /** Its variants, the featured one first. At least 1 item. */
  variants: Variant[];
  /** Pictures of the product. */
  media: Media[];
  /** Mean of its reviews; absent without reviews. */
  rating?:
    | {
        /** Mean of the reviews, in stars, to one decimal place. */
        value: number;
        /** The best rating, in stars. */
        scale_max: 5;
        /** Number of reviews. A whole number of at least 0. */
        count: number;
      }
    | undefined;
  /** Technical data by name. */
  specs: Record<string, string>;
  /** Class of the sales tax. */
  tax_class: "standard" | "reduced" | "zero";
  /** Shipping class; `digital` goods are downloaded. */
  shipping_class: "parcel" | "bulky" | "hazmat" | "digital";
  /** Maximum number of units in one order. A whole number of at least 1. */
  max_per_order: number;
  /** Minimum age of the buyer, in years. A whole number. */
  age_restricted?: number | undefined;
  /** Whether it counts as dangerous goods. */
  hazmat?: boolean | undefined;
  /** The only countries to which it is delivered. */
  countries?: string[] | undefined;
  /** Period in which it costs less than its list price. */
  sale?:
    | {
        /** When the lower price begins, RFC 3339. */
        starts_at: string;
        /** When the lower price ends, RFC 3339. */
        ends_at: string;
      }
    | undefined;
  /** Parts of a bundle; each becomes a line under the line of the bundle. */
  bundle?:
    | {
        /** Variant in the bundle. */
        variant_id: string;
        /** Units of it in one bundle. A whole number. */
        quantity: number;
      }[]
    | undefined;
  /** Who sells it. */
  seller: {
    /** Name of the seller. */
    name: string;
  };
  /** Notices that the buyer must see. */
  disclosures: {
    /** Code of the notice, such as `final_sale`. */
    code: string;
    /** The notice in a sentence for people. */
    content: string;
  }[];
  /** When it was added to the catalogue, RFC 3339. */
  created_at: string;
  /** When it last changed, RFC 3339. */
  updated_at: string;
}

/** A review of a product. */
export interface Review {
  /** Id of the review. */
  id: string;
  /** Made-up name of the author. */
  author: string;
  /** Stars. A whole number from 1 to 5. */
  rating: number;
  /** Title of the review. */
  title: string;
  /** Text of the review. */
  body: string;
  /** When it was written, RFC 3339. */
  created_at: string;
}

/** One form of a product that can be bought. */
export interface Variant {
  /** Id of the variant, for cart requests. */
  id: string;
  /** Article number of the shop. */
  sku: string;
  /** GTIN-13 of the in-store range, valid check digit. */
  gtin: string;
  /** The option values of the variant: `Blue / M`. */
  title: string;
  /** Value of each option. */
  options: ChosenOption[];
  /** Price of one unit. */
  price: Money;
  /** Price before a reduction. */
  list_price?: Money | undefined;
  /** Price by weight, for goods that are sold by weight. */
  unit_price?:
    | {
        /** Price of the reference quantity, in minor units. A whole number. */
        amount: number;
        /** ISO 4217. */
        currency: string;
        /** What one unit contains. */
        measure: {
          /** How many units. */
          value: number;
          /** Unit of measure: `g`. */
          unit: string;
        };
        /** Quantity to which the amount applies. */
        reference: {
          /** How many units. */
          value: number;
          /** Unit of measure: `g`. */
          unit: string;
        };
      }
    | undefined;
  /** Whether it can be bought now, and why. */
  availability: {
    /** Whether it can be bought now. */
    available: boolean;
    /** Why it can or cannot be bought. */
    status: "in_stock" | "out_of_stock" | "backorder" | "preorder" | "discontinued";
  };
  /** Units in stock. A whole number of at least 0. */
  stock: number;
  /** When it can be sent, RFC 3339. */
  backorder_until?: string | undefined;
  /** Weight with packaging, in grams. A whole number of at least 0. */
  weight_g: number;
  /** Size of the package, in millimetres. */
  dimensions_mm: {
    /** Length in millimetres. A whole number. */
    length: number;
    /** Width in millimetres. A whole number. */
    width: number;
    /** Height in millimetres. A whole number. */
    height: number;
  };
  /** Pictures of the variant. */
  media: Media[];
}

/** Filters of a search. A product must match all of them; of a list, one entry. */
export interface ProductFilters {
  /** Departments or categories, of which one must match. At most 50 items. */
  categories?: string[] | undefined;
  /** Minor units of the market's currency, both ends included. */
  price?:
    | {
        /** The lowest price, in minor units. A whole number of at least 0. */
        min?: number | undefined;
        /** The highest price, in minor units. A whole number of at least 0. */
        max?: number | undefined;
      }
    | undefined;
  /** Only what can be bought now, or only what cannot. */
  in_stock?: boolean | undefined;
  /** The lowest rating, in stars. A number from 0 to 5. */
  rating_min?: number | undefined;
  /** The brand. At most 200 characters. */
  brand?: string | undefined;
  /** Tags, of which one must match. At most 50 items. */
  tags?: string[] | undefined;
  /** Labels by the name of an option, of which one must match: `{ Color: ["Blue"] }`. */
  options?: Record<string, string[]> | undefined;
}

/**
 * A discount that applies. With allocations it is part of `items_discount`, without them of
 * `discount`.
 */
export interface AppliedDiscount {
  /** The code; absent if the shop applies the discount without one. */
  code?: string | undefined;
  /** Name for the buyer. */
  title: string;
  /** Amount of the discount, in minor units. A whole number of at least 0. */
  amount: number;
  /** Whether the shop applies it without a code. */
  automatic: boolean;
  /** `each`: off the eligible lines; `across`: off the whole cart. */
  method: "each" | "across";
  /** Place in the order of application. A whole number of at least 1. */
  priority: number;
  /** Parts by line, which add up to `amount`; empty for free delivery. */
  allocations: {
    /** The line: JSONPath, RFC 9535. */
    path: string;
    /** Part of the line, in minor units. A whole number. */
    amount: number;
  }[];
}

/** Codes that were sent, and discounts that apply. */
export interface Discounts {
  /** Codes that were sent, whether they apply or not. */
  codes: string[];
  /** Discounts that apply. */
  applied: AppliedDiscount[];
}

/** A line of a cart or a checkout. */
export interface LineItem {
  /** Id of the line. */
  id: string;
  /** The variant that the line contains. */
  item: {
    /** The variant. */
    id: string;
    /** The product of the variant. */
    product_id: string;
    /** Title of product and variant. */
    title: string;
    /** Price of one unit, in minor units. A whole number of at least 0. */
    price: number;
    /** Path of a picture on the shop's own host. */
    image_url?: string | undefined;
  };
  /** Units. A whole number of at least 1. */
  quantity: number;
  /** Subtotal, discount and total of the line. */
  totals: Total[];
  /** Line of the bundle that this line is part of. */
  parent_id?: string | undefined;
}

/** A message of the shop about a cart, a checkout or an order. */
export interface Message {
  /** Kind of message. */
  type: "error" | "warning" | "info";
  /** Code of the message, such as `price_changed`. */
  code: string;
  /** The message in a sentence for people. */
  content: string;
  /** The field that it is about: JSONPath, RFC 9535. */
  path?: string | undefined;
  /** Who can resolve an error. */
  severity?:
    | "recoverable"
    | "requires_buyer_input"
    | "requires_buyer_review"
    | "unrecoverable"
    | undefined;
  /** How a warning must be shown; a `disclosure` must not be hidden. */
  presentation?: "notice" | "disclosure" | undefined;
}

/** A cart, amounts in integer minor units. */
export interface StoreCart {
  /** Id of the cart. */
  id: string;
  /** Version, which rises with every change: the ETag. A whole number of at least 1. */
  version: number;
  /** Market whose prices apply. */
  market: string;
  /** Currency of all amounts, ISO 4217. */
  currency: string;
  /** The lines, in the order of their creation. */
  line_items: LineItem[];
  /** The buyer. */
  buyer?: Buyer | undefined;
  /** Information of the agent about the buyer: a hint, never binding. */
  context?: ShoppingContext | undefined;
  /** Codes that were sent, and discounts that apply. */
  discounts: Discounts;
  /** Totals, `total` last. */
  totals: Total[];
  /** Messages about the cart. */
  messages: Message[];
  /** The open checkout of the cart. */
  checkout_id?: string | undefined;
  /** When the cart was created, RFC 3339. */
  created_at: string;
  /** When the cart last changed, RFC 3339. */
  updated_at: string;
}

/** One entry of a sum. All entries except `total` add up to `total`. */
export interface Total {
  /** Kind of entry. */
  type: "subtotal" | "items_discount" | "discount" | "fulfillment" | "tax" | "fee" | "total";
  /** Minor units of the currency; discounts are negative. A whole number. */
  amount: number;
  /** Label for the buyer. */
  display_text: string;
  /** The parts that the amount is the sum of. */
  lines?:
    | {
        /** Label for the buyer. */
        display_text: string;
        /** Minor units of the currency. A whole number. */
        amount: number;
      }[]
    | undefined;
}

/** A checkout, amounts in integer minor units. */
export interface Checkout {
  /** Id of the checkout. */
  id: string;
  /** Version, which rises with every change: the ETag. A whole number of at least 1. */
  version: number;
  /** Status of the checkout. */
  status:
    | "incomplete"
    | "requires_escalation"
    | "ready_for_complete"
    | "complete_in_progress"
    | "completed"
    | "canceled";
  /** Market whose prices apply. */
  market: string;
  /** Currency of all amounts, ISO 4217. */
  currency: string;
  /** The cart that it was created from. */
  cart_id?: string | undefined;
  /** The lines, in the order of their creation. */
  line_items: LineItem[];
  /** The buyer. */
  buyer?: Buyer | undefined;
  /** Information of the agent about the buyer: a hint, never binding. */
  context?: ShoppingContext | undefined;
  /** How the goods reach the buyer. */
  fulfillment: {
    /** Methods in use. */
    methods: FulfillmentMethod[];
    /** Methods that could be used instead. */
    available_methods: {
      /** Whether goods are sent or picked up. */
      type: "shipping" | "pickup";
      /** Lines that can use this method. */
      line_item_ids: string[];
      /** `now`, or an instant, RFC 3339. */
      fulfillable_on: string;
      /** The method in words. */
      description: string;
    }[];
  };
  /** Codes that were sent, and discounts that apply. */
  discounts: Discounts;
  /** Totals, `total` last. */
  totals: Total[];
  /** Messages about the checkout. */
  messages: Message[];
  /** Payment. */
  payment: {
    /** Instruments that were sent, without their credentials. */
    instruments: {
      /** Id of the instrument. */
      id: string;
      /** Payment handler that it is for. */
      handler_id: string;
      /** Kind of instrument, such as `card`. */
      type: string;
      /** Whether it is the one to pay with. */
      selected: boolean;
      /** What to show the buyer. */
      display?: Record<string, unknown> | undefined;
      /** Billing address. */
      billing_address?: Address | undefined;
    }[];
  };
  /** The order, once the checkout is completed. */
  order_id?: string | undefined;
  /** Address to which webhooks about the order are sent. */
  webhook_url?: string | undefined;
  /** Origin of the sale, as it was sent. */
  attribution?: Record<string, unknown> | undefined;
  /** When the checkout expires, RFC 3339. */
  expires_at: string;
  /** When the checkout was created, RFC 3339. */
  created_at: string;
  /** When the checkout last changed, RFC 3339. */
  updated_at: string;
}

/** How some lines reach the buyer. */
export interface FulfillmentMethod {
  /** Id of the method. */
  id: string;
  /** Whether goods are sent or picked up. */
  type: "shipping" | "pickup";
  /** Lines that use this method. */
  line_item_ids: string[];
  /** Places to choose from. */
  destinations: {
    /** Id of the place. */
    id: string;
    /** First name. At most 500 characters. */
    first_name?: string | undefined;
    /** Last name. At most 500 characters. */
    last_name?: string | undefined;
    /** Street and number. At most 500 characters. */
    street_address?: string | undefined;
    /** Flat, floor or building. At most 500 characters. */
    extended_address?: string | undefined;
    /** City or town. At most 500 characters. */
    address_locality?: string | undefined;
    /** State, province or region; `NY` for New York. At most 500 characters. */
    address_region?: string | undefined;
    /** Postal code. At most 500 characters. */
    postal_code?: string | undefined;
    /** Country, ISO 3166-1 alpha-2: `US`. At most 60 characters. */
    address_country?: string | undefined;
    /** Telephone. At most 500 characters. */
    phone_number?: string | undefined;
    /** Name, for a pickup location. */
    name?: string | undefined;
  }[];
  /** The chosen place; null before the choice. */
  selected_destination_id: string | null;
  /** Lines that are delivered together, with the delivery options for them. */
  groups: {
    /** Id of the group. */
    id: string;
    /** Lines that are delivered together. */
    line_item_ids: string[];
    /** Delivery options to choose from. */
    options: {
      /** Id of the option. */
      id: string;
      /** Name for the buyer. */
      title: string;
      /** More about the option. */
      description?: string | undefined;
      /** Made-up carrier. */
      carrier?: string | undefined;
      /** Earliest delivery, RFC 3339. */
      earliest_fulfillment_time: string;
      /** Latest delivery, RFC 3339. */
      latest_fulfillment_time: string;
      /** What the option costs. */
      totals: Total[];
    }[];
    /** The chosen option; null before the choice. */
    selected_option_id: string | null;
  }[];
}

/** An order in its present state, amounts in integer minor units. */
export interface Order {
  /** Id of the order. */
  id: string;
  /** Version, which rises with every change: the ETag. A whole number of at least 1. */
  version: number;
  /** Number for the buyer: `#1001`. */
  label: string;
  /** The checkout that it was created from. */
  checkout_id: string;
  /** Market whose prices applied. */
  market: string;
  /** Currency of all amounts, ISO 4217. */
  currency: string;
  /** Stage of the order. */
  stage: "placed" | "processing" | "shipped" | "in_transit" | "delivered" | "canceled";
  /** The buyer. */
  buyer?: Buyer | undefined;
  /** The lines, in the order of the checkout. */
  line_items: {
    /** Id of the line. */
    id: string;
    /** The variant that the line contains. */
    item: {
      /** The variant. */
      id: string;
      /** The product of the variant. */
      product_id: string;
      /** Title of product and variant. */
      title: string;
      /** Price of one unit, in minor units. A whole number of at least 0. */
      price: number;
      /** Path of a picture on the shop's own host. */
      image_url?: string | undefined;
    };
    /** Units. */
    quantity: {
      /** Units that were ordered. A whole number. */
      original: number;
      /** Units after cancellations and refunds. A whole number. */
      total: number;
      /** Units that were sent or downloaded. A whole number. */
      fulfilled: number;
    };
    /** Subtotal, discount and total of the line. */
    totals: Total[];
    /** How much of the line was sent. */
    status: "processing" | "partial" | "fulfilled" | "removed";
    /** Line of the bundle that this line is part of. */
    parent_id?: string | undefined;
  }[];
  /** How the goods reach the buyer. */
  fulfillment: {
    /** Deliveries that are planned. */
    expectations: {
      /** Id of the delivery. */
      id: string;
      /** Lines that it delivers. */
      line_items: {
        /** Id of the line. */
        id: string;
        /** Units of the line. A whole number. */
        quantity: number;
      }[];
      /** How it reaches the buyer. */
      method_type: "shipping" | "pickup" | "digital";
      /** Destination. */
      destination: {
        /** First name. At most 500 characters. */
        first_name?: string | undefined;
        /** Last name. At most 500 characters. */
        last_name?: string | undefined;
        /** Street and number. At most 500 characters. */
        street_address?: string | undefined;
        /** Flat, floor or building. At most 500 characters. */
        extended_address?: string | undefined;
        /** City or town. At most 500 characters. */
        address_locality?: string | undefined;
        /** State, province or region; `NY` for New York. At most 500 characters. */
        address_region?: string | undefined;
        /** Postal code. At most 500 characters. */
        postal_code?: string | undefined;
        /** Country, ISO 3166-1 alpha-2: `US`. At most 60 characters. */
        address_country?: string | undefined;
        /** Telephone. At most 500 characters. */
        phone_number?: string | undefined;
      };
      /** The delivery in words. */
      description: string;
      /** `now`, or an instant, RFC 3339. */
      fulfillable_on: string;
    }[];
    /** What has happened, oldest first. */
    events: {
      /** Id of the event. */
      id: string;
      /** When it happened, RFC 3339. */
      occurred_at: string;
      /** What happened: `processing`, `shipped`, `delivered` ... */
      type: string;
      /** Lines that the event is about. */
      line_items: {
        /** Id of the line. */
        id: string;
        /** Units of the line. A whole number. */
        quantity: number;
      }[];
      /** Made-up tracking number. */
      tracking_number?: string | undefined;
      /** Address where the parcel can be tracked. */
      tracking_url?: string | undefined;
      /** Made-up carrier. */
      carrier?: string | undefined;
      /** The event in words. */
      description?: string | undefined;
    }[];
  };
  /** Refunds and cancellations, oldest first. */
  adjustments: {
    /** Id of the adjustment. */
    id: string;
    /** Kind of adjustment: `refund` or `cancellation`. */
    type: string;
    /** When it happened, RFC 3339. */
    occurred_at: string;
    /** Whether the adjustment is done. */
    status: "pending" | "completed" | "failed";
    /** The units that it is for. */
    line_items: {
      /** Id of the line. */
      id: string;
      /** Units of the line. A whole number. */
      quantity: number;
    }[];
    /** The refunded amounts. */
    totals: Total[];
    /** The reason in words. */
    description: string;
  }[];
  /** Codes that were sent, and discounts that apply. */
  discounts: Discounts;
  /** Totals at the time of the order, `total` last. */
  totals: Total[];
  /** Messages about the order. */
  messages: Message[];
  /** Address to which webhooks about the order are sent. */
  webhook_url?: string | undefined;
  /** Origin of the sale, as it was sent. */
  attribution?: Record<string, unknown> | undefined;
  /** When the order was placed, RFC 3339. */
  created_at: string;
  /** When the order last changed, RFC 3339. */
  updated_at: string;
}

/** The metadata of a command. */
export interface CommandMeta {
  /** seed, ucp, mcp, html, lab ... At most 50 characters. */
  surface?: string | undefined;
  /** Repeats the first answer to this key, for 24 hours. 1 to 255 characters. */
  idempotency_key?: string | undefined;
  /**
   * Digest of the whole request, if the command does not contain all of it. At most 100
   * characters.
   */
  request_digest?: string | undefined;
  /** The client, if several clients share the shop. 1 to 200 characters. */
  client?: string | undefined;
  /** The version the caller has seen, or a list of which one must be the present one. */
  if_match?: number | number[] | undefined;
  /** Headers of the request, for scenario rules. */
  headers?: Record<string, string> | undefined;
  /** Scenario for this call only, instead of that of the shop. At most 100 characters. */
  scenario?: string | undefined;
}

/** Any command, by its `type`. */
export type CommandRequest =
  | {
      /** Type of the command. */
      type: "search_catalog";
      /** Words that must all be found. At most 1000 characters. */
      query?: string | undefined;
      /** Filters of a search. A product must match all of them; of a list, one entry. */
      filters?: ProductFilters | undefined;
      /** Default: `relevance`. */
      sort?: ProductSort | undefined;
      /** `next_cursor` of the previous page. At most 500 characters. */
      cursor?: string | undefined;
      /** Default: 10, at most 50. A whole number of at least 1. */
      limit?: number | undefined;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "lookup_catalog";
      /** Ids of products or variants. At most 50 items. */
      ids: string[];
      /** Filters of a search. A product must match all of them; of a list, one entry. */
      filters?: ProductFilters | undefined;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "get_product";
      /** Id of a product or variant. 1 to 200 characters. */
      id: string;
      /** Options that are chosen. At most 20 items. */
      selected?:
        | {
            /** `Color`. 1 to 200 characters. */
            name: string;
            /** `Blue`. 1 to 200 characters. */
            label: string;
          }[]
        | undefined;
      /** Names of options, the most important first. At most 20 items. */
      preferences?: string[] | undefined;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "create_cart";
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
      /** Replaces the present value; unchanged if left out. At most 100 items. */
      lines?:
        | {
            /** A variant's id, or that of a product with one variant. 1 to 200 characters. */
            product_id: string;
            /**
             * Requested units; the shop reduces them to what is available. A whole number of at least 1.
             */
            quantity: number;
            /** Id of the line. Default: the line of the variant. 1 to 200 characters. */
            id?: string | undefined;
          }[]
        | undefined;
      /** Replaces the present value; unchanged if left out. At most 20 items. */
      discount_codes?: string[] | undefined;
      /** Replaces the present value; unchanged if left out. */
      buyer?: Buyer | undefined;
      /** Replaces the present value; unchanged if left out. */
      context?: ShoppingContext | undefined;
    }
  | {
      /** Changes a line of a cart. */
      type: "change_cart";
      /** `add`, `update` or `remove`. */
      action?: unknown | undefined;
      /** Without it, `add` creates a new cart. 1 to 200 characters. */
      cart_id?: string | undefined;
      /** A variant's id, or that of a product with one variant. */
      product_id?: unknown | undefined;
      /** 1 to 999. Default with `add`: 1. With `update`, 0 removes the line. */
      quantity?: unknown | undefined;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "get_cart";
      /** Id of the cart. 1 to 200 characters. */
      cart_id: string;
    }
  | {
      /** Type of the command. */
      type: "update_cart";
      /** Id of the cart. 1 to 200 characters. */
      cart_id: string;
      /** Replaces the present value; unchanged if left out. At most 100 items. */
      lines?:
        | {
            /** A variant's id, or that of a product with one variant. 1 to 200 characters. */
            product_id: string;
            /**
             * Requested units; the shop reduces them to what is available. A whole number of at least 1.
             */
            quantity: number;
            /** Id of the line. Default: the line of the variant. 1 to 200 characters. */
            id?: string | undefined;
          }[]
        | undefined;
      /** Replaces the present value; unchanged if left out. At most 20 items. */
      discount_codes?: string[] | undefined;
      /** Replaces the present value; unchanged if left out. */
      buyer?: Buyer | undefined;
      /** Replaces the present value; unchanged if left out. */
      context?: ShoppingContext | undefined;
    }
  | {
      /** Removes all lines of a cart. */
      type: "clear_cart";
      /** Id of the cart. 1 to 200 characters. */
      cart_id: string;
    }
  | {
      /** Type of the command. */
      type: "cancel_cart";
      /** Id of the cart. 1 to 200 characters. */
      cart_id: string;
    }
  | {
      /** Type of the command. */
      type: "create_checkout";
      /** The cart to check out. Default: `lines`. 1 to 200 characters. */
      cart_id?: string | undefined;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
      /** Replaces the present value; unchanged if left out. At most 100 items. */
      lines?:
        | {
            /** A variant's id, or that of a product with one variant. 1 to 200 characters. */
            product_id: string;
            /**
             * Requested units; the shop reduces them to what is available. A whole number of at least 1.
             */
            quantity: number;
            /** Id of the line. Default: the line of the variant. 1 to 200 characters. */
            id?: string | undefined;
          }[]
        | undefined;
      /** Replaces the present value; unchanged if left out. At most 20 items. */
      discount_codes?: string[] | undefined;
      /** Replaces the present value; unchanged if left out. */
      buyer?: Buyer | undefined;
      /** Replaces the present value; unchanged if left out. */
      context?: ShoppingContext | undefined;
      /** Replaces the present value; unchanged if left out. */
      fulfillment?:
        | {
            /** Methods to use. At most 10 items. */
            methods: {
              /** The method to change. Default: a new one. 1 to 200 characters. */
              id?: string | undefined;
              /** Default: `shipping`. */
              type?: "shipping" | "pickup" | undefined;
              /** Lines. Default: all. At most 100 items. */
              line_item_ids?: string[] | undefined;
              /** Places to choose from. At most 20 items. */
              destinations?: Address[] | undefined;
              /** The chosen place. 1 to 200 characters. */
              selected_destination_id?: string | null | undefined;
              /** The chosen delivery options. At most 20 items. */
              groups?:
                | {
                    /** Id. 1 to 200 characters. */
                    id?: string | undefined;
                    /** The chosen delivery option. 1 to 200 characters. */
                    selected_option_id?: string | null | undefined;
                  }[]
                | undefined;
            }[];
          }
        | undefined;
      /** Replaces the present value; unchanged if left out. */
      payment?:
        | {
            /** The selected instrument pays, or else the first. At most 10 items. */
            instruments: {
              /** Id. 1 to 200 characters. */
              id?: string | undefined;
              /** Payment handler. 1 to 200 characters. */
              handler_id?: string | undefined;
              /** Kind, such as `card`. At most 100 characters. */
              type?: string | undefined;
              /** Whether it is the one to pay with. */
              selected?: boolean | undefined;
              /** What to show the buyer, as JSON. */
              display?: Record<string, unknown> | undefined;
              /** Billing address. */
              billing_address?: Address | undefined;
              /** Used once and not stored: no answer, row or event contains it. */
              credential?:
                | {
                    /** `token` or `card`. At most 100 characters. */
                    type?: string | undefined;
                    /** A payment token. At most 4000 characters. */
                    token?: string | undefined;
                    /** A test card, never a real one. At most 40 characters. */
                    number?: string | undefined;
                  }
                | undefined;
            }[];
          }
        | undefined;
      /** Address to which webhooks about the order are sent. At most 2000 characters. */
      webhook_url?: string | undefined;
      /** Where the sale came from, as JSON. */
      attribution?: Record<string, unknown> | undefined;
    }
  | {
      /** Type of the command. */
      type: "get_checkout";
      /** Id of the checkout. 1 to 200 characters. */
      checkout_id: string;
    }
  | {
      /** Type of the command. */
      type: "update_checkout";
      /** Id of the checkout. 1 to 200 characters. */
      checkout_id: string;
      /** Replaces the present value; unchanged if left out. At most 100 items. */
      lines?:
        | {
            /** A variant's id, or that of a product with one variant. 1 to 200 characters. */
            product_id: string;
            /**
             * Requested units; the shop reduces them to what is available. A whole number of at least 1.
             */
            quantity: number;
            /** Id of the line. Default: the line of the variant. 1 to 200 characters. */
            id?: string | undefined;
          }[]
        | undefined;
      /** Replaces the present value; unchanged if left out. At most 20 items. */
      discount_codes?: string[] | undefined;
      /** Replaces the present value; unchanged if left out. */
      buyer?: Buyer | undefined;
      /** Replaces the present value; unchanged if left out. */
      context?: ShoppingContext | undefined;
      /** Replaces the present value; unchanged if left out. */
      fulfillment?:
        | {
            /** Methods to use. At most 10 items. */
            methods: {
              /** The method to change. Default: a new one. 1 to 200 characters. */
              id?: string | undefined;
              /** Default: `shipping`. */
              type?: "shipping" | "pickup" | undefined;
              /** Lines. Default: all. At most 100 items. */
              line_item_ids?: string[] | undefined;
              /** Places to choose from. At most 20 items. */
              destinations?: Address[] | undefined;
              /** The chosen place. 1 to 200 characters. */
              selected_destination_id?: string | null | undefined;
              /** The chosen delivery options. At most 20 items. */
              groups?:
                | {
                    /** Id. 1 to 200 characters. */
                    id?: string | undefined;
                    /** The chosen delivery option. 1 to 200 characters. */
                    selected_option_id?: string | null | undefined;
                  }[]
                | undefined;
            }[];
          }
        | undefined;
      /** Replaces the present value; unchanged if left out. */
      payment?:
        | {
            /** The selected instrument pays, or else the first. At most 10 items. */
            instruments: {
              /** Id. 1 to 200 characters. */
              id?: string | undefined;
              /** Payment handler. 1 to 200 characters. */
              handler_id?: string | undefined;
              /** Kind, such as `card`. At most 100 characters. */
              type?: string | undefined;
              /** Whether it is the one to pay with. */
              selected?: boolean | undefined;
              /** What to show the buyer, as JSON. */
              display?: Record<string, unknown> | undefined;
              /** Billing address. */
              billing_address?: Address | undefined;
              /** Used once and not stored: no answer, row or event contains it. */
              credential?:
                | {
                    /** `token` or `card`. At most 100 characters. */
                    type?: string | undefined;
                    /** A payment token. At most 4000 characters. */
                    token?: string | undefined;
                    /** A test card, never a real one. At most 40 characters. */
                    number?: string | undefined;
                  }
                | undefined;
            }[];
          }
        | undefined;
      /** Address to which webhooks about the order are sent. At most 2000 characters. */
      webhook_url?: string | undefined;
      /** Where the sale came from, as JSON. */
      attribution?: Record<string, unknown> | undefined;
    }
  | {
      /** Type of the command. */
      type: "complete_checkout";
      /** Id of the checkout. 1 to 200 characters. */
      checkout_id: string;
      /** Payment. */
      payment: {
        /** The selected instrument pays, or else the first. At most 10 items. */
        instruments: {
          /** Id. 1 to 200 characters. */
          id?: string | undefined;
          /** Payment handler. 1 to 200 characters. */
          handler_id?: string | undefined;
          /** Kind, such as `card`. At most 100 characters. */
          type?: string | undefined;
          /** Whether it is the one to pay with. */
          selected?: boolean | undefined;
          /** What to show the buyer, as JSON. */
          display?: Record<string, unknown> | undefined;
          /** Billing address. */
          billing_address?: Address | undefined;
          /** Used once and not stored: no answer, row or event contains it. */
          credential?:
            | {
                /** `token` or `card`. At most 100 characters. */
                type?: string | undefined;
                /** A payment token. At most 4000 characters. */
                token?: string | undefined;
                /** A test card, never a real one. At most 40 characters. */
                number?: string | undefined;
              }
            | undefined;
        }[];
      };
      /** Address to which webhooks about the order are sent. At most 2000 characters. */
      webhook_url?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "cancel_checkout";
      /** Id of the checkout. 1 to 200 characters. */
      checkout_id: string;
    }
  | {
      /** Decides an escalation. */
      type: "resolve_escalation";
      /** Id of the checkout. 1 to 200 characters. */
      checkout_id: string;
      /** Whether the buyer agrees. */
      approve: boolean;
    }
  | {
      /** Type of the command. */
      type: "get_order";
      /** Id of the order. 1 to 200 characters. */
      order_id: string;
    }
  | {
      /** Type of the command. */
      type: "list_orders";
    }
  | {
      /** Type of the command. */
      type: "advance_order";
      /** Id of the order. 1 to 200 characters. */
      order_id: string;
      /** Default: the next stage. */
      to?: "placed" | "processing" | "shipped" | "in_transit" | "delivered" | undefined;
    }
  | {
      /** Type of the command. */
      type: "cancel_order";
      /** Id of the order. 1 to 200 characters. */
      order_id: string;
      /** The reason in words. At most 500 characters. */
      reason?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "refund_order";
      /** Id of the order. 1 to 200 characters. */
      order_id: string;
      /** Minor units. Default: the remaining amount. A whole number of at least 1. */
      amount?: number | undefined;
      /** The units that are refunded. At most 100 items. */
      lines?:
        | {
            /** Id of the line. 1 to 200 characters. */
            id: string;
            /**
             * Requested units; the shop reduces them to what is available. A whole number of at least 1.
             */
            quantity: number;
          }[]
        | undefined;
      /** The reason in words. At most 500 characters. */
      reason?: string | undefined;
    }
  | {
      /** Moves the clock forward. */
      type: "advance_clock";
      /** Milliseconds by which to move the clock forward. A whole number from 0 to 3200000000000. */
      ms: number;
    }
  | {
      /** Type of the command. */
      type: "set_stock";
      /** Id of the variant. 1 to 200 characters. */
      variant_id: string;
      /** Units in stock. A whole number from 0 to 1000000000. */
      stock: number;
    }
  | {
      /** Type of the command. */
      type: "set_price";
      /** Id of the variant. 1 to 200 characters. */
      variant_id: string;
      /** Minor units; null: price of the catalogue. A whole number from 0 to 1000000000000. */
      amount: number | null;
      /** US, DE, GB, JP or KW. At most 20 characters. */
      market?: string | undefined;
    }
  | {
      /** Type of the command. */
      type: "set_scenario";
      /** A scenario by id or as data; null for no scenario. */
      scenario: string | Record<string, unknown> | null;
    }
  | {
      /** Type of the command. */
      type: "settle_webhook";
      /** Id of the delivery. 1 to 200 characters. */
      webhook_id: string;
      /** Whether the receiver accepted it. */
      delivered: boolean;
      /** HTTP status of the receiver. A whole number from 100 to 599. */
      status?: number | undefined;
    };

/** An effect on the shop. */
export type DomainEffect =
  | {
      /** Makes later pages of a search wrong. */
      kind: "page";
      /** What is wrong. */
      how: "duplicate" | "skip" | "expire_cursor" | "unstable_sort";
    }
  | {
      /** Puts the products of each page of a search in another order. */
      kind: "shuffle";
      /** Seed of the order. A whole number from 0 to 4294967295. */
      seed: number;
    }
  | {
      /** Kind of effect. */
      kind: "price";
      /** By how much, in percent. A whole number from -99 to 1000. */
      percent: number;
      /** Which prices change. */
      where: "catalog" | "checkout";
    }
  | {
      /** Sells the goods to another buyer. */
      kind: "take_stock";
      /** Units that are left. A whole number of at least 0. */
      leave: number;
    }
  | {
      /** Kind of effect. */
      kind: "clamp_quantity";
      /** Maximum number of units of a line. A whole number of at least 1. */
      max: number;
    }
  | {
      /** Kind of effect. */
      kind: "refuse_discounts";
      /** The reason. */
      reason: "expired" | "minimum_not_met" | "not_combinable";
    }
  | {
      /** Kind of effect. */
      kind: "undeliverable";
    }
  | {
      /** Kind of effect. */
      kind: "no_express";
    }
  | {
      /** Makes the total differ from the sum of its entries. */
      kind: "wrong_total";
      /** By how much, in minor units. A whole number. */
      by: number;
    }
  | {
      /** Kind of effect. */
      kind: "fee";
      /** The fee, in minor units. A whole number of at least 1. */
      amount: number;
      /** Name for the buyer. At most 200 characters. */
      title: string;
    }
  | {
      /** Kind of effect. */
      kind: "payment";
      /** The outcome. */
      outcome: PaymentOutcome;
    }
  | {
      /** Kind of effect. */
      kind: "review";
      /** Orders above this total, in minor units. A whole number of at least 0. */
      above: number;
    }
  | {
      /** Kind of effect. */
      kind: "expire";
    }
  | {
      /** Kind of effect. */
      kind: "webhook";
      /** What is wrong. */
      how: "duplicate" | "reorder" | "late" | "bad_signature";
    }
  | {
      /** Kind of effect. */
      kind: "order";
      /** What happens. */
      how: "partial" | "cancel" | "refund";
    }
  | {
      /** Refuses a repeated key because the first call is still in progress. */
      kind: "in_flight";
    }
  | {
      /** Misleads a search. */
      kind: "decoys";
      /** Look-alikes in front, or the wrong variant first. */
      how: "similar" | "wrong_default";
    };

/** The conditions under which a rule fires. All conditions that are given must be true. */
export interface RuleCondition {
  /** seed, ucp, mcp, html ... At most 100 characters. */
  surface?: string | undefined;
  /** Type of the command, or a list of types. */
  operation?: string | string[] | undefined;
  /** Only the n-th call, counted per shop and operation. A whole number of at least 1. */
  nth?: number | undefined;
  /** Every n-th call, counted per shop and operation. A whole number of at least 1. */
  every?: number | undefined;
  /** A product, variant or role. At most 200 characters. */
  product?: string | undefined;
  /** Milliseconds since the shop opened. A whole number of at least 0. */
  after_ms?: number | undefined;
  /** Minimum value of the lines, in minor units. A whole number of at least 0. */
  min_total?: number | undefined;
  /** A header of the request. */
  header?:
    | {
        /** Name, in any case. At most 100 characters. */
        name: string;
        /** Value. Default: any. At most 100 characters. */
        value?: string | undefined;
      }
    | undefined;
  /** Only calls with an idempotency key that was used before. */
  replay?: boolean | undefined;
}

/** A scenario as data: what happens, and when. */
export interface Scenario {
  /** Name of the scenario. At most 100 characters. */
  id: string;
  /** What happens. At most 1000 characters. */
  description: string;
  /** What a good agent does. At most 1000 characters. */
  expects?: string | undefined;
  /** What happens, and when. At most 50 items. */
  rules: {
    /** The conditions under which a rule fires. All conditions that are given must be true. */
    when: RuleCondition;
    /** What happens when the rule fires. */
    do: TransportFault | DomainEffect;
    /** Fires before the command, which is then not carried out. */
    before?: boolean | undefined;
  }[];
}

/** A fault of the answer. The command is carried out first, unless `before` is true. */
export type TransportFault =
  | {
      /** Kind of effect. */
      kind: "delay";
      /** How long, in milliseconds. A whole number from 0 to 600000. */
      ms: number;
    }
  | {
      /** Closes the connection. */
      kind: "drop";
    }
  | {
      /** Kind of effect. */
      kind: "status";
      /** HTTP status. A whole number from 400 to 599. */
      status: number;
      /** Code of the error. At most 100 characters. */
      code: string;
      /** Retry-After, in seconds. A whole number of at least 0. */
      retry_after_s?: number | undefined;
    }
  | {
      /** Sends half of the answer. */
      kind: "truncate";
    }
  | {
      /** Kind of effect. */
      kind: "content_type";
      /** The Content-Type. At most 100 characters. */
      value: string;
    }
  | {
      /** Answers an HTML page with status 502. */
      kind: "html";
    }
  | {
      /** Changes a field of the answer. */
      kind: "mutate";
      /** What is wrong. */
      how: "missing_field" | "null_price" | "string_number" | "extra_fields" | "unknown_enum";
    };

/** A known buyer. */
export interface FixtureCustomer {
  /** Id. 1 to 200 characters. */
  id: string;
  /** Name. At most 5000 characters. */
  name: string;
  /** E-mail address. At most 5000 characters. */
  email: string;
  /** Addresses. At most 100 items. */
  addresses: {
    /** Id. 1 to 200 characters. */
    id: string;
    /** Street and number. At most 5000 characters. */
    street_address?: string | undefined;
    /** City or town. At most 5000 characters. */
    address_locality?: string | undefined;
    /** Region. At most 5000 characters. */
    address_region?: string | undefined;
    /** Postal code. At most 5000 characters. */
    postal_code?: string | undefined;
    /** ISO 3166-1 alpha-2. At most 5000 characters. */
    address_country?: string | undefined;
  }[];
}

/** A discount, by code or automatic. */
export interface FixtureDiscount {
  /** The code, in any case. 1 to 100 characters. */
  code: string;
  /** Kind of discount. */
  type: "percentage" | "fixed_amount" | "free_shipping" | "buy_x_get_y";
  /**
   * Percent, minor units, or the number of free units, by type; 0 with free_shipping. A whole
   * number from 0 to 1000000000000.
   */
  value: number;
  /** Units to buy, with buy_x_get_y. A whole number of at least 1. */
  buy?: number | undefined;
  /** Name for the buyer. At most 5000 characters. */
  title: string;
  /** Minimum subtotal, in minor units. A whole number from 0 to 1000000000000. */
  min_subtotal?: number | undefined;
  /** When it begins. An instant such as `2026-11-22T15:00:00Z`. */
  starts_at?: string | undefined;
  /** When it ends. An instant such as `2026-11-22T15:00:00Z`. */
  ends_at?: string | undefined;
  /** Maximum number of orders that can use it. A whole number of at least 1. */
  usage_limit?: number | undefined;
  /** Whether it can be combined with another code. Default: true. */
  combines?: boolean | undefined;
  /** Whether it needs the e-mail of a known buyer. */
  customer_only?: boolean | undefined;
  /** Whether it applies without the code. */
  automatic?: boolean | undefined;
  /** Products or variants. Default: all. At most 1000 items. */
  eligible_item_ids?: string[] | undefined;
}

/** Free delivery without a code. */
export interface FixturePromotion {
  /** Id. 1 to 200 characters. */
  id: string;
  /** Kind of promotion. */
  type: "free_shipping";
  /** Minimum subtotal, in minor units. A whole number from 0 to 1000000000000. */
  min_subtotal?: number | undefined;
  /** Products or variants. Default: all. At most 1000 items. */
  eligible_item_ids?: string[] | undefined;
  /** Name for the buyer. At most 5000 characters. */
  title: string;
}

/** A custom catalogue. Ids are used unchanged. */
export interface FixtureSet {
  /** Version of the format. */
  fixture_set: 1;
  /** ISO 4217. */
  currency: string;
  /** In catalogue order. At most 200000 items. */
  products: {
    /** Id. 1 to 200 characters. */
    id: string;
    /** Name for the buyer. 1 to 1000 characters. */
    title: string;
    /** Plain text. At most 50000 characters. */
    description?: string | undefined;
    /** In minor units. A whole number from 0 to 1000000000000. */
    price: number;
    /** Brand. At most 5000 characters. */
    brand?: string | undefined;
    /** Address of a picture. At most 5000 characters. */
    image_url?: string | undefined;
    /** Categories. At most 50 items. */
    categories?: string[] | undefined;
    /** Tags. At most 100 items. */
    tags?: string[] | undefined;
    /** Options. Default: those of the variants. */
    options?:
      | {
          /** `Color`. At most 5000 characters. */
          name: string;
          /** Labels to choose from. At least 1 item. */
          values: string[];
        }[]
      | undefined;
    /** Its variants. Default: one with the product's id. 1 to 1000 items. */
    variants?:
      | {
          /** Id. 1 to 200 characters. */
          id: string;
          /** Name for the buyer. At most 5000 characters. */
          title?: string | undefined;
          /** In minor units. Default: the product's. A whole number from 0 to 1000000000000. */
          price?: number | undefined;
          /** Article number. At most 5000 characters. */
          sku?: string | undefined;
          /** Value of each option. */
          options?:
            | {
                /** `Color`. At most 5000 characters. */
                name: string;
                /** `Blue`. At most 5000 characters. */
                label: string;
              }[]
            | undefined;
        }[]
      | undefined;
    /** Default: `parcel`. */
    shipping_class?: "parcel" | "bulky" | "hazmat" | "digital" | undefined;
    /** Default: `standard`. */
    tax_class?: "standard" | "reduced" | "zero" | undefined;
    /** Maximum number of units in one order. A whole number of at least 1. */
    max_per_order?: number | undefined;
    /** Minimum age of the buyer, in years. A whole number of at least 1. */
    age_restricted?: number | undefined;
  }[];
  /** Stock by variant id; 100 for other variants. */
  inventory?: Record<string, number> | undefined;
  /** Known buyers. At most 10000 items. */
  customers?: FixtureCustomer[] | undefined;
  /** Discounts. At most 1000 items. */
  discounts?: FixtureDiscount[] | undefined;
  /** Promotions. At most 100 items. */
  promotions?: FixturePromotion[] | undefined;
  /** Default: free standard delivery. At most 1000 items. */
  shipping_rates?:
    | {
        /** Id. 1 to 200 characters. */
        id: string;
        /** ISO 3166-1 alpha-2, or "default". 2 to 20 characters. */
        country: string;
        /** standard, express ... At most 50 characters. */
        level: string;
        /** Price in minor units. A whole number from 0 to 1000000000000. */
        price: number;
        /** Name for the buyer. At most 5000 characters. */
        title: string;
      }[]
    | undefined;
  /** More payment tokens. At most 1000 items. */
  payment_tokens?:
    | {
        /** The token. 1 to 200 characters. */
        token: string;
        /** The outcome. At most 5000 characters. */
        outcome: string;
      }[]
    | undefined;
  /** Accepted, and not used. At most 1000 items. */
  api_keys?: string[] | undefined;
  /** Sales taxes. Default: none. At most 1000 items. */
  taxes?: TaxRow[] | undefined;
}

/** The sales tax of a place. */
export interface TaxRow {
  /** ISO 3166-1 alpha-2. Exactly 2 characters. */
  country: string;
  /** Region. Default: all. At most 20 characters. */
  region?: string | undefined;
  /** Default: `standard`. */
  tax_class?: "standard" | "reduced" | "zero" | undefined;
  /** Hundredths of a percent. A whole number from 0 to 10000. */
  rate_basis_points: number;
  /** Name for the buyer. At most 5000 characters. */
  title: string;
  /** Whether the prices include the tax: it is then shown and not added. */
  included?: boolean | undefined;
  /** Whether delivery is taxed, too. */
  on_delivery?: boolean | undefined;
}

/** The cancellation of an order. */
export interface CancelRequest {
  /** The reason in words. At most 500 characters. */
  reason?: string | undefined;
}

/** Adds units, sets the units of a line, or removes a line. */
export interface CartAction {
  /** What to do. */
  action: "add" | "update" | "remove";
  /** A variant's id, or that of a product with one variant. 1 to 200 characters. */
  product_id: string;
  /**
   * 1 to 999. Default with `add`: 1. With `update`, 0 removes the line. A whole number from 0 to
   * 999.
   */
  quantity?: number | undefined;
  /** Without it, `add` creates a new cart. At most 200 characters. */
  cart_id?: string | undefined;
}

/** Buyer, address, delivery option and discount codes. */
export interface CheckoutRequest {
  /** The buyer's e-mail address. At most 500 characters. */
  email?: string | undefined;
  /** The buyer's first name. At most 500 characters. */
  first_name?: string | undefined;
  /** The buyer's last name. At most 500 characters. */
  last_name?: string | undefined;
  /** Delivery address. */
  address?:
    | {
        /** First name. At most 500 characters. */
        first_name?: string | undefined;
        /** Last name. At most 500 characters. */
        last_name?: string | undefined;
        /** Street and number. At most 500 characters. */
        street_address?: string | undefined;
        /** Flat, floor or building. At most 500 characters. */
        extended_address?: string | undefined;
        /** City or town. At most 500 characters. */
        address_locality?: string | undefined;
        /** State, province or region; `NY` for New York. At most 500 characters. */
        address_region?: string | undefined;
        /** Postal code. At most 500 characters. */
        postal_code?: string | undefined;
        /** Country, ISO 3166-1 alpha-2: `US`. At most 60 characters. */
        address_country?: string | undefined;
        /** Telephone. At most 500 characters. */
        phone_number?: string | undefined;
      }
    | undefined;
  /** An id of delivery_options. Default: the cheapest. At most 200 characters. */
  delivery_option?: string | undefined;
  /** Codes that replace those of the cart. At most 20 items. */
  discount_codes?: string[] | undefined;
}

/** The payment of a checkout. */
export interface CompleteRequest {
  /** One of the test tokens, or a test card. At most 4000 characters. */
  payment_token: string;
}

/** Filters, order and page of the list of products. */
export interface ProductQuery {
  /** Words that must all be found. At most 1000 characters. */
  q?: string | undefined;
  /** A department or a category. At most 200 characters. */
  category?: string | undefined;
  /** The brand. At most 200 characters. */
  brand?: string | undefined;
  /** A tag. At most 200 characters. */
  tag?: string | undefined;
  /** Decimal, included. */
  min_price?: number | string | undefined;
  /** Decimal, included. */
  max_price?: number | string | undefined;
  /** 0 to 5. */
  min_rating?: number | string | undefined;
  /** Only what can be bought now, or only what cannot. */
  in_stock?: boolean | "true" | "false" | undefined;
  /** Order of the list; equal products keep catalogue order. */
  sort?: ProductSort | undefined;
  /** Default: 10, at most 50. */
  limit?: number | string | undefined;
  /** next_cursor of the previous page. At most 500 characters. */
  cursor?: string | undefined;
  /** US, DE, GB, JP or KW. At most 20 characters. */
  market?: string | undefined;
}

/** The lines and the running total. */
export interface Cart {
  /** Id of the cart. */
  cart_id: string;
  /** The lines, in the order of their creation. */
  items: {
    /** Id of the variant. */
    product_id: string;
    /** Title of product and variant. */
    name: string;
    /** Units. A whole number. */
    quantity: number;
    /** Price of one unit, exact to the currency's places. */
    unit_price: number;
  }[];
  /** Sum of the lines; no tax, no delivery. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** Version, which rises with every change; also the ETag. A whole number. */
  version: number;
}

/** A product as the catalogue lists it. */
export interface ListedProduct {
  /** Id of the product. */
  id: string;
  /** Title for the buyer. */
  name: string;
  /** The lowest price of its variants. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Name of the product in paths. */
  handle: string;
  /** Made-up brand. */
  brand: string;
  /** What the product is, as plain text. */
  description: string;
  /** Categories, alone and after their departments. */
  categories: string[];
  /** Tags, by which a search can filter. */
  tags: string[];
  /** Whether any of its variants can be bought now. */
  available: boolean;
  /** Path of a picture on the shop's own host. */
  image_url?: string | undefined;
  /** Mean of its reviews; absent without reviews. */
  rating?:
    | {
        /** Mean of the reviews, 1 to 5 stars. */
        value: number;
        /** Number of reviews. A whole number. */
        count: number;
      }
    | undefined;
  /** Options in which its variants differ. */
  options: {
    /** Name of the option: `Color`. */
    name: string;
    /** Labels to choose from. */
    values: string[];
  }[];
  /** Its variants, the featured one first. */
  variants: {
    /** Id of the variant, for cart requests. */
    id: string;
    /** The option values of the variant: `Blue / M`. */
    name: string;
    /** Article number of the shop. */
    sku: string;
    /** Value of each option. */
    options: ChosenOption[];
    /** Decimal amount, exact to the currency's places. */
    price: number;
    /** Price before a reduction. */
    list_price?: number | undefined;
    /** Whether it can be bought now. */
    available: boolean;
    /** Why it can or cannot be bought: `in_stock` ... */
    availability: string;
    /** Units in stock. A whole number. */
    stock: number;
  }[];
}

/** One page of the catalogue. */
export interface ProductPage {
  /** The products of this page. */
  products: ListedProduct[];
  /** null on the last page. */
  next_cursor: string | null;
  /** Number of matching products on all pages. A whole number. */
  total_count: number;
}

/** A checkout in decimals. */
export interface SeedCheckout {
  /** Id of the checkout. */
  checkout_id: string;
  /** The cart that it was created from. */
  cart_id?: string | undefined;
  /** Status: `ready_for_complete`, `completed` ... */
  status: string;
  /** The lines, in the order of their creation. */
  items: {
    /** Id of the variant. */
    product_id: string;
    /** Title of product and variant. */
    name: string;
    /** Units. A whole number. */
    quantity: number;
    /** Price of one unit, exact to the currency's places. */
    unit_price: number;
  }[];
  /** Delivery options to choose from. */
  delivery_options: {
    /** Id of the option. */
    id: string;
    /** Name for the buyer. */
    title: string;
    /** Decimal amount, exact to the currency's places. */
    price: number;
    /** Whether it is chosen. */
    selected: boolean;
  }[];
  /** ISO 4217. */
  currency: string;
  /** Sum of the lines before discounts. */
  subtotal: number;
  /** Amount of the discounts, not negative. */
  discount: number;
  /** Price of delivery. */
  delivery: number;
  /** Sales tax that is added. */
  tax: number;
  /** Fees that a scenario adds. */
  fee: number;
  /** Amount to pay. */
  total: number;
  /** Messages about the checkout. */
  messages: Message[];
  /** The order, once it is completed. */
  order_id?: string | undefined;
  /** When it expires, RFC 3339. */
  expires_at: string;
  /** Version, which rises with every change; also the ETag. A whole number. */
  version: number;
}

/** An order in decimals. */
export interface SeedOrder {
  /** Id of the order. */
  order_id: string;
  /** The checkout that it was created from. */
  checkout_id: string;
  /** Stage: `placed`, `shipped` ... */
  status: string;
  /** The lines, in the order of the checkout. */
  items: {
    /** Id of the variant. */
    product_id: string;
    /** Title of product and variant. */
    name: string;
    /** Units. A whole number. */
    quantity: number;
    /** Price of one unit, exact to the currency's places. */
    unit_price: number;
    /** Units that were sent or downloaded. A whole number. */
    fulfilled: number;
    /** How much of the line was sent: `processing`, `fulfilled` ... */
    status: string;
  }[];
  /** ISO 4217. */
  currency: string;
  /** Sum of the lines before discounts. */
  subtotal: number;
  /** Amount of the discounts, not negative. */
  discount: number;
  /** Price of delivery. */
  delivery: number;
  /** Sales tax that is added. */
  tax: number;
  /** Fees that a scenario adds. */
  fee: number;
  /** Amount to pay. */
  total: number;
  /** Refunded amount. */
  refunded: number;
  /** What has happened, oldest first. */
  events: {
    /** What happened: `shipped`, `delivered` ... */
    type: string;
    /** When it happened, RFC 3339. */
    occurred_at: string;
    /** Made-up tracking number. */
    tracking_number?: string | undefined;
  }[];
  /** When it was placed, RFC 3339. */
  placed_at: string;
  /** Version, which rises with every change; also the ETag. A whole number. */
  version: number;
}
