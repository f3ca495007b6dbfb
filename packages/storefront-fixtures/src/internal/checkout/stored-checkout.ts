import { show } from "@almanac/kernel/messages/show";
import type { Buyer, Checkout, Message, ShoppingContext } from "../../types.ts";
import type { StoredLine } from "../cart/priced-lines.ts";
import { findOffer, priceNow } from "../catalog/offer.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";

export type Destination = Checkout["fulfillment"]["methods"][number]["destinations"][number];

export interface StoredMethod {
  readonly id: string;
  readonly type: "shipping" | "pickup";
  readonly line_item_ids?: readonly string[];
  readonly destinations: readonly Destination[];
  readonly selected_destination_id: string | null;
  readonly selected_option_ids: readonly (string | null)[];
}

/** A checkout in the form in which it is stored. */
export interface StoredCheckout {
  readonly id: string;
  readonly version: number;
  readonly market: string;
  readonly currency: string;
  readonly cart_id?: string;
  readonly lines: readonly StoredLine[];
  readonly lineCount: number;
  readonly buyer?: Buyer;
  readonly context?: ShoppingContext;
  readonly discount_codes: readonly string[];
  readonly methods: readonly StoredMethod[];
  readonly instruments: Checkout["payment"]["instruments"];
  /** Messages of the last change of the lines. */
  readonly notes: readonly Message[];
  /** Messages of the last attempt to complete. */
  readonly outcome: readonly Message[];
  /** The decision that the buyer must make on the page behind `continue_url`. */
  readonly review?: { readonly code: "requires_3ds" | "buyer_review" };
  readonly fee?: { readonly title: string; readonly amount: number };
  readonly reserved?: boolean;
  readonly webhook_url?: string;
  readonly attribution?: Checkout["attribution"];
  /** Digest of the client that created it, in a shop that several clients share. */
  readonly client?: string;
  readonly expires_at: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** Set when the checkout is completed or canceled. After that it never changes. */
  readonly final?: Checkout;
}

export function findCheckout(shop: Shop, id: string): StoredCheckout {
  const checkout = shop.records.get<StoredCheckout>("checkout", id);
  if (checkout) return checkout;
  refuse("checkout_not_found", `There is no checkout ${show(id)}.`, ["checkout_id"]);
}

export function saveCheckout(
  turn: Turn,
  checkout: StoredCheckout,
  event = "checkout.updated",
): StoredCheckout {
  const { shop } = turn;
  const version = checkout.version + 1;
  const updated_at = shop.iso();
  const final = checkout.final && { ...checkout.final, version, updated_at };
  const saved = shop.records.put("checkout", checkout.id, {
    ...checkout,
    version,
    updated_at,
    ...(final ? { final } : {}),
  });
  turn.emit(version === 1 ? "checkout.created" : event, saved.id, { version });
  return saved;
}

/**
 * Stores the present prices in the lines. They are the prices of the next answer, at which the
 * checkout can be completed.
 */
export function agreeOnPrices(
  shop: Shop,
  lines: readonly StoredLine[],
  market: string,
): StoredLine[] {
  return lines.map((line) => {
    const offer = findOffer(shop, line.variant_id);
    return offer ? { ...line, price: priceNow(shop, offer, market).amount } : line;
  });
}
