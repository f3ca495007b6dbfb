import type { Address } from "@almanac/storefront-fixtures";

/** A variant as a client sees it. Amounts are minor units. */
export interface SeenVariant {
  readonly id: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly price: number;
  readonly available: boolean;
  /** The price of a reference amount as the shop states it; `NaN` if it states none. */
  readonly unitPrice: number;
}

export interface SeenReview {
  readonly stars: number;
  readonly text: string;
  readonly writtenAt: string;
}

export interface SeenProduct {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  /** The department or the category. */
  readonly category: string;
  readonly rating: number;
  readonly currency: string;
  /** The address of its first picture; empty without one. */
  readonly pictureUrl: string;
  readonly reviews: readonly SeenReview[];
  /** Everything that the shop says about it. */
  readonly listing: string;
  readonly variants: readonly SeenVariant[];
}

export interface SeenLine {
  readonly variantId: string;
  readonly quantity: number;
}

export interface SeenCheckout {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly lines: readonly SeenLine[];
  /** Price of the lines after discounts. */
  readonly items: number;
  readonly total: number;
  /** The sum of all entries except the total. */
  readonly parts: number;
  readonly discount: number;
  readonly deliveries: readonly {
    readonly id: string;
    readonly title: string;
    readonly price: number;
    readonly selected: boolean;
  }[];
  readonly messages: readonly {
    readonly type: string;
    readonly code: string;
    readonly content: string;
  }[];
  readonly orderId: string | undefined;
  /** The address of the page about returns; empty if the surface has no links. */
  readonly returnsUrl: string;
}

export interface SeenOrder {
  readonly stage: string;
  readonly titles: readonly string[];
  /** Units of all lines, and how many of them were sent. */
  readonly units: number;
  readonly sent: number;
  /** Amount refunded, in minor units. */
  readonly refunded: number;
  readonly currency: string;
  readonly tracking: readonly string[];
}

export interface Search {
  readonly words?: string;
  readonly category?: string;
  readonly sort?: "price_asc" | "rating_desc";
}

export interface CheckoutDetails {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: Address;
  readonly codes: readonly string[];
}

/** What the reference agents do in a shop, over any surface. */
export interface ShopClient {
  readonly shop: string;
  search(search: Search): Promise<readonly SeenProduct[]>;
  product(id: string): Promise<SeenProduct>;
  createCart(lines: readonly SeenLine[]): Promise<{
    readonly id: string;
    readonly lines: readonly SeenLine[];
  }>;
  startCheckout(cartId: string, details: CheckoutDetails): Promise<SeenCheckout>;
  readCheckout(id: string): Promise<SeenCheckout>;
  /** Sets the lines of a checkout, and removes all others. */
  setLines(checkout: SeenCheckout, lines: readonly SeenLine[]): Promise<SeenCheckout>;
  chooseDelivery(checkout: SeenCheckout, optionId: string): Promise<SeenCheckout>;
  complete(checkoutId: string, token: string, key: string): Promise<SeenCheckout>;
  /** Cancels a checkout. Throws a `CallError` if the surface has no such operation. */
  cancelCheckout(id: string): Promise<void>;
  /** Reads a picture or a page of the shop. */
  read(url: string): Promise<void>;
  order(id: string): Promise<SeenOrder>;
  /**
   * Cancels an order. Throws a `CallError` if the shop refuses, or if the surface has no
   * such operation.
   */
  cancelOrder(id: string): Promise<SeenOrder>;
}

/** A call that failed. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, code: string, retryAfterMs?: number) {
    super(`The shop answered ${status} ${code}.`);
    this.name = "CallError";
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
