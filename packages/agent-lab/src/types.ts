// Written by scripts/update-types.ts from the schemas in src/schema/transcript.ts, src/schema/task.ts, src/schema/score.ts. Do not edit.
import type { Address } from "@almanac/storefront-fixtures";

import type { TaskSurface } from "./data/surfaces.ts";

import type { ViolationCode } from "./data/violation-codes.ts";

/** What the buyer says. */
export interface BuyerAnswer {
  /** Subject of the question. */
  about: string;
  /** What the buyer says; empty if they do not answer. */
  answer: string;
  /** Whether the buyer agrees; null if they do not answer. */
  agrees: boolean | null;
}

/** A question to the buyer. */
export interface BuyerQuestion {
  /**
   * Subject: `substitute`, `price_change`, `fee` ...; `continue_url` hands over. 1 to 200
   * characters.
   */
  about: string;
  /** The checkout that is handed over; only with `continue_url`. 1 to 200 characters. */
  checkout_id?: string | undefined;
  /** Name of the shop, in a mall of several. 1 to 200 characters. */
  shop?: string | undefined;
}

/** One call as it was sent and answered, without credentials and payment data. */
export interface TranscriptEntry {
  /** Number of the entry, from 1. A whole number of at least 1. */
  seq: number;
  /** Time of the shop's clock, RFC 3339. An instant such as `2026-11-22T15:00:00Z`. */
  at: string;
  /** Name of the shop, in a mall of several. At most 200 characters. */
  shop?: string | undefined;
  /**
   * `seed` (the service description), `ucp`, `mcp`, `html`, `buyer` or `agent`. At most 50
   * characters.
   */
  surface: string;
  /**
   * The command, such as `create_checkout`; `ask` for a question to the buyer. At most 100
   * characters.
   */
  operation: string;
  /** The request. */
  request: {
    /** HTTP method. At most 20 characters. */
    method: string;
    /** Path below the base address of the shop. At most 4000 characters. */
    path: string;
    /** Query of the address, without the question mark. At most 8000 characters. */
    query?: string | undefined;
    /** Headers; credentials are redacted. */
    headers: Record<string, string>;
    /** Body; credentials and card numbers are redacted. */
    body?: unknown | undefined;
    /** Bytes of the body as it was sent. A whole number of at least 0. */
    bytes?: number | undefined;
  };
  /** The answer. */
  response: {
    /** HTTP status; 0 if the caller got no answer. A whole number from 0 to 599. */
    status: number;
    /** Body; credentials are redacted. */
    body?: unknown | undefined;
    /** Bytes of the body as it was sent. A whole number of at least 0. */
    bytes?: number | undefined;
    /** Whether the answer never reached the caller. */
    dropped?: boolean | undefined;
  };
  /**
   * Ids of the cart, checkout and order that the call was about, by `cart`, `checkout`, `order`.
   */
  ids: Record<string, string>;
  /** Rules of the scenario that fired: its id and the index of the rule. At most 1000 items. */
  rules_fired: string[];
  /** Canaries of adversarial texts in the answer. At most 1000 items. */
  canaries_seen?: string[] | undefined;
  /** Canaries of adversarial texts in the request. At most 1000 items. */
  canaries_hit?: string[] | undefined;
}

/** The calls of a run, oldest first. At most 100000 items. */
export type Transcript = TranscriptEntry[];

/** Something that must not happen. */
export type ForbiddenAct =
  | {
      /** Buys a variant. */
      type: "buys";
      /** The variant. 1 to 200 characters. */
      variant_id: string;
      /** Code of the violation. Default: `forbidden_item`. */
      violation?: ViolationCode | undefined;
      /** The adversarial text that asks for it. At most 100 characters. */
      canary?: string | undefined;
      /** Who bears the harm. Default: the buyer. */
      harm?: "buyer" | "merchant" | "rival_seller" | undefined;
    }
  | {
      /** Repeats the canary of an adversarial text in a request. */
      type: "canary";
      /** The canary. At most 100 characters. */
      id: string;
      /** Code of the violation. Default: `injection_followed`. */
      violation?: ViolationCode | undefined;
      /** Who bears the harm. Default: the buyer. */
      harm?: "buyer" | "merchant" | "rival_seller" | undefined;
    }
  | {
      /** Pays more than an amount. */
      type: "pays_over";
      /** The amount, in minor units. A whole number from 0 to 1000000000000. */
      amount: number;
      /** Code of the violation. Default: `over_allowance`. */
      violation?: ViolationCode | undefined;
      /** Who bears the harm. Default: the buyer. */
      harm?: "buyer" | "merchant" | "rival_seller" | undefined;
    };

/** A task for a shopping agent, and how its result is judged. */
export interface Task {
  /** Id of the task. */
  id: string;
  /** What the task tests. 1 to 200 characters. */
  family: string;
  /** Seed of the shop. */
  seed: number | string;
  /** US, DE, GB, JP or KW. Default: US. At most 20 characters. */
  market?: string | undefined;
  /** Several shops instead of one. */
  mall?:
    | {
        /** Number of shops. A whole number from 2 to 8. */
        shops: number;
      }
    | undefined;
  /** Id of the scenario, which decides what goes wrong. At most 100 characters. */
  scenario?: string | undefined;
  /** Adversarial packs and items that are on, by name. At most 50 items. */
  packs?: string[] | undefined;
  /** `clean`: their harmless twins. Default: `adversarial`. */
  pack_twin?: "adversarial" | "clean" | undefined;
  /** The product that every item is about. Default: each has its own. 1 to 200 characters. */
  pack_product_id?: string | undefined;
  /** What is true in the shop before the run. */
  setup?:
    | {
        /** Orders that the buyer placed before. At most 5 items. */
        orders?:
          | {
              /** The lines. 1 to 20 items. */
              lines: {
                /** The variant. 1 to 200 characters. */
                variant_id: string;
                /** Units. A whole number of at least 1. */
                quantity: number;
              }[];
              /** Stage that it has reached. */
              to?: "processing" | "shipped" | "in_transit" | "delivered" | undefined;
              /** What was refunded, in minor units. A whole number from 0 to 1000000000000. */
              refund?: number | undefined;
              /** Whether the shop canceled it. */
              cancel?: boolean | undefined;
            }[]
          | undefined;
        /** Hours of the shop's clock that pass after these orders. A whole number from 1 to 10000. */
        advance_hours?: number | undefined;
        /** Stock at the start. At most 200 items. */
        stock?:
          | {
              /** The variant. 1 to 200 characters. */
              variant_id: string;
              /** Units in stock. A whole number of at least 0. */
              stock: number;
              /** Name of the shop, in a mall. 1 to 200 characters. */
              shop?: string | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /**
   * The instruction that the agent reads; `{order_1}` becomes the id of the first order. 1 to
   * 4000 characters.
   */
  instruction: string;
  /** Who the agent buys for. */
  buyer: {
    /** First name. 1 to 200 characters. */
    first_name: string;
    /** Last name. 1 to 200 characters. */
    last_name: string;
    /** E-mail address. 1 to 200 characters. */
    email: string;
    /** Telephone. 1 to 200 characters. */
    phone_number?: string | undefined;
    /** Delivery address. */
    address: Address;
    /** Payment instruments, in the order in which to use them. At most 10 items. */
    instruments: {
      /** Name of the instrument. 1 to 200 characters. */
      id: string;
      /** What the buyer calls it. 1 to 200 characters. */
      label: string;
      /** Test token. 1 to 200 characters. */
      token: string;
    }[];
    /**
     * Maximum amount that may be paid for all orders together, in minor units. A whole number
     * from 0 to 1000000000000.
     */
    allowance?: number | undefined;
    /** Consent by purpose. */
    consent?: Record<string, boolean> | undefined;
  };
  /** What the buyer answers. A table, not a model: the same question gets the same answer. */
  buyer_script: {
    /** Answers by subject. Other subjects get: I have no preference. At most 20 items. */
    answers: {
      /** Subject of the question. */
      about:
        | "age"
        | "backorder"
        | "delivery"
        | "fee"
        | "gift_note"
        | "over_budget"
        | "price_change"
        | "quantity"
        | "substitute"
        | "which_item";
      /** What the buyer says. At most 1000 characters. */
      answer: string;
      /** Whether the buyer agrees. Default: true. */
      agrees?: boolean | undefined;
      /** Whether nothing may be bought without this answer. Default: false. */
      needed?: boolean | undefined;
    }[];
    /** Decision on the page behind `continue_url`. Default: `never`. */
    page?:
      | {
          /** What the buyer does on the page behind `continue_url`. */
          decision: "approve" | "refuse" | "never";
          /**
           * Maximum amount that the buyer approves, in minor units. A whole number from 0 to
           * 1000000000000.
           */
          up_to?: number | undefined;
        }
      | undefined;
  };
  /** What must be true at the end. */
  goal: {
    /** How the task must end. */
    end_state: "ordered" | "cart_ready" | "handed_over" | "no_purchase";
    /** What must have been bought, and nothing else. At most 20 items. */
    lines: {
      /** Accepted products; any one of them is enough. 1 to 50 items. */
      product_ids: string[];
      /** Required option values; empty if every variant is accepted. At most 10 items. */
      options: {
        /** Name of the option: `Color`. 1 to 200 characters. */
        name: string;
        /** Accepted values; any one of them is enough. 1 to 20 items. */
        labels: string[];
      }[];
      /** Units. */
      quantity: {
        /** Least units. A whole number of at least 1. */
        min: number;
        /** Most units. A whole number of at least 1. */
        max: number;
      };
      /** Name of the shop, in a mall. Default: any. 1 to 200 characters. */
      shop?: string | undefined;
    }[];
    /** The budget. */
    budget?:
      | {
          /**
           * Maximum amount that may be paid, in minor units. A whole number from 0 to 1000000000000.
           */
          amount: number;
          /** `items`: the lines after discounts; `total`: everything. */
          scope: "items" | "total";
        }
      | undefined;
    /** Discount codes that must have been used. At most 5 items. */
    codes?: string[] | undefined;
    /** Titles of the accepted delivery options; any one of them is enough. 1 to 10 items. */
    delivery?: string[] | undefined;
    /** Where it must go. Default: the buyer's. */
    address?: Address | undefined;
    /**
     * Earlier orders that must have been canceled, by number from 1, and no others. At most 5
     * items.
     */
    canceled_orders?: number[] | undefined;
    /** Texts that the agent's answer must contain, in any case. At most 10 items. */
    answer?: string[] | undefined;
  };
  /** What must not happen. At most 50 items. */
  forbidden: ForbiddenAct[];
  /** Surfaces over which it can be done. At least 1 item. */
  surfaces: TaskSurface[];
  /** The violation that a careless agent commits; absent without a trap. */
  trap?: ViolationCode | undefined;
}

/** What is in the shops at the end of a run, without ids that differ by surface. */
export interface FinalState {
  /** Every shop. 1 to 20 items. */
  shops: {
    /** Name of the shop; `main` if there is only one. */
    shop: string;
    /** Time of the shop's clock, RFC 3339. */
    at: string;
    /** All orders, oldest first. */
    orders: {
      /** When it was placed, RFC 3339. */
      placed_at: string;
      /** Stage: `placed`, `shipped` ... */
      stage: string;
      /** ISO 4217. */
      currency: string;
      /** The buyer's e-mail address. */
      email?: string | undefined;
      /** Where it goes; absent for downloads. */
      destination?: Address | undefined;
      /** Title of the delivery option. */
      delivery?: string | undefined;
      /** The lines, in the order of the checkout. */
      lines: {
        /** Id of the product. */
        product_id: string;
        /** Id of the variant. */
        variant_id: string;
        /** Title of product and variant. */
        title: string;
        /** Value of each option. */
        options: {
          /** Name of the option: `Color`. */
          name: string;
          /** Value of the option: `Blue`. */
          label: string;
        }[];
        /** Units. A whole number of at least 0. */
        quantity: number;
        /** Price of one unit, in minor units. A whole number. */
        unit_price: number;
      }[];
      /** Discount codes that applied. */
      codes: string[];
      /** Price of the lines after discounts, in minor units. A whole number. */
      items: number;
      /** Price of delivery, in minor units. A whole number. */
      delivery_price: number;
      /** Sales tax that was added, in minor units. A whole number. */
      tax: number;
      /** Fees, in minor units. A whole number. */
      fee: number;
      /** Amount paid, in minor units. A whole number. */
      total: number;
      /** Amount refunded, in minor units. A whole number. */
      refunded: number;
    }[];
    /** Carts with lines, oldest first. */
    carts: {
      /** `open` for a cart; the status of a checkout. */
      status: string;
      /** ISO 4217. */
      currency: string;
      /** The lines. */
      lines: {
        /** Id of the product. */
        product_id: string;
        /** Id of the variant. */
        variant_id: string;
        /** Title of product and variant. */
        title: string;
        /** Value of each option. */
        options: {
          /** Name of the option: `Color`. */
          name: string;
          /** Value of the option: `Blue`. */
          label: string;
        }[];
        /** Units. A whole number of at least 0. */
        quantity: number;
        /** Price of one unit, in minor units. A whole number. */
        unit_price: number;
      }[];
      /** Discount codes that apply. */
      codes: string[];
      /** Amount, in minor units. A whole number. */
      total: number;
      /** The buyer's e-mail address. */
      email?: string | undefined;
      /** Where it would go. */
      destination?: Address | undefined;
      /** Title of the delivery option. */
      delivery?: string | undefined;
    }[];
    /** Checkouts that are not completed, oldest first. */
    checkouts: {
      /** `open` for a cart; the status of a checkout. */
      status: string;
      /** ISO 4217. */
      currency: string;
      /** The lines. */
      lines: {
        /** Id of the product. */
        product_id: string;
        /** Id of the variant. */
        variant_id: string;
        /** Title of product and variant. */
        title: string;
        /** Value of each option. */
        options: {
          /** Name of the option: `Color`. */
          name: string;
          /** Value of the option: `Blue`. */
          label: string;
        }[];
        /** Units. A whole number of at least 0. */
        quantity: number;
        /** Price of one unit, in minor units. A whole number. */
        unit_price: number;
      }[];
      /** Discount codes that apply. */
      codes: string[];
      /** Amount, in minor units. A whole number. */
      total: number;
      /** The buyer's e-mail address. */
      email?: string | undefined;
      /** Where it would go. */
      destination?: Address | undefined;
      /** Title of the delivery option. */
      delivery?: string | undefined;
    }[];
  }[];
}

/** How well an agent has done a task. */
export interface Score {
  /** Id of the task. */
  task: string;
  /** Whether the final state is the one that was asked for, and nothing unsafe happened. */
  success: boolean;
  /** Points, at most 100. A whole number from 0 to 100. */
  score: number;
  /** Points by component; they add up to `score`. */
  components: {
    /** A component of the score. */
    item: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    options: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    quantity: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    budget: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    delivery: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    extras: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
    /** A component of the score. */
    process: {
      /** Points that were earned. A whole number of at least 0. */
      points: number;
      /** Points that can be earned. A whole number of at least 0. */
      of: number;
    };
  };
  /** What went wrong, in the order of the transcript. */
  violations: {
    /** Code of the violation. */
    code: ViolationCode;
    /** Kind of the violation. */
    kind: "goal" | "process" | "safety";
    /**
     * Entry of the transcript; null if the agent left something undone. A whole number of at
     * least 1.
     */
    seq: number | null;
    /** The reason in one line. */
    why: string;
    /** Who bears the harm. */
    harm?: "buyer" | "merchant" | "rival_seller" | undefined;
  }[];
  /** How the task ended. */
  end_state: "ordered" | "cart_ready" | "handed_over" | "no_purchase";
  /** Violations of safety by who bears the harm. */
  harm: {
    /** Violations that harm the buyer. A whole number of at least 0. */
    buyer: number;
    /** Violations that harm the merchant. A whole number of at least 0. */
    merchant: number;
    /** Violations that harm a rival seller. A whole number of at least 0. */
    rival_seller: number;
  };
  /** What the run cost. */
  cost: {
    /** Calls to the shop. A whole number of at least 0. */
    calls: number;
    /** Questions to the buyer. A whole number of at least 0. */
    questions: number;
    /** Bytes of the requests' bodies. A whole number of at least 0. */
    bytes_sent: number;
    /** Bytes of the answers' bodies. A whole number of at least 0. */
    bytes_received: number;
    /** Calls that failed. A whole number of at least 0. */
    errors: number;
    /** Calls that repeat a failed one. A whole number of at least 0. */
    retries: number;
    /** Milliseconds of the shop's clock. A whole number of at least 0. */
    virtual_ms: number;
  };
}
