import { undeliverableCountries } from "../../data/delivery-rates.ts";
import type { FulfillmentMethod, Message } from "../../types.ts";
import type { PricedLine } from "../cart/priced-lines.ts";
import { titleOf } from "../catalog/offer.ts";
import type { Destination, StoredCheckout, StoredMethod } from "../checkout/stored-checkout.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import type { DeliveryRate } from "../engine/trade-terms.ts";

/** The goods to deliver. */
export interface DeliveryOrder {
  readonly turn: Turn;
  readonly checkout: StoredCheckout;
  readonly priced: readonly PricedLine[];
  /** Subtotal after discounts, which decides about free delivery, in minor units. */
  readonly paidForGoods: number;
}

const dayMs = 86_400_000;

type Option = FulfillmentMethod["groups"][number]["options"][number];

/** The delivery options for sending lines to a place. */
export function listDeliveryOptions(
  order: DeliveryOrder,
  { type }: StoredMethod,
  destination: Destination,
  lines: readonly PricedLine[],
): Option[] {
  const { turn, checkout } = order;
  const { shop } = turn;
  if (type === "pickup") {
    return [
      optionOf(
        shop,
        { id: "pickup", title: "Pickup", carrier: undefined, fromDays: 1, toDays: 7 },
        0,
      ),
    ];
  }
  const classes = lines.map(({ offer }) => offer.product.shipping_class);
  const byLand = classes.includes("hazmat") || turn.effect("no_express") !== undefined;
  const free = freeBy(order, lines);
  return ratesFor(shop, checkout.market, destination.address_country?.toUpperCase() ?? "")
    .filter(({ level }) => !(byLand && level === "express"))
    .map((rate) => {
      const price = classes.includes("bulky") ? rate.bulkyPrice : rate.price;
      const isFree = free && rate.level !== "express";
      return optionOf(
        shop,
        isFree ? { ...rate, title: `Free ${lowerFirst(rate.title)}` } : rate,
        isFree ? 0 : price,
      );
    });
}

function freeBy(
  { turn, checkout, paidForGoods }: DeliveryOrder,
  lines: readonly PricedLine[],
): boolean {
  return turn.shop.terms
    .promotions(checkout.market)
    .some(({ min_subtotal = 0, eligible_item_ids: ids }) => {
      const eligible = lines.every(
        ({ offer }) => !ids || ids.includes(offer.variant.id) || ids.includes(offer.product.id),
      );
      return eligible && paidForGoods >= min_subtotal;
    });
}

function optionOf(
  shop: Shop,
  {
    id,
    title,
    carrier,
    fromDays,
    toDays,
  }: Pick<DeliveryRate, "id" | "title" | "fromDays" | "toDays"> & { carrier: string | undefined },
  amount: number,
): Option {
  return {
    id,
    title,
    ...(carrier === undefined
      ? {}
      : { carrier, description: `${carrier}, ${fromDays} to ${toDays} days` }),
    earliest_fulfillment_time: shop.iso(fromDays * dayMs),
    latest_fulfillment_time: shop.iso(toDays * dayMs),
    totals: [
      { type: "fulfillment", amount, display_text: title },
      { type: "total", amount, display_text: title },
    ],
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The error if the goods cannot be delivered to a place. */
export function findDeliveryRefusal(
  { turn, checkout }: DeliveryOrder,
  destination: Destination,
  lines: readonly PricedLine[],
  path: string,
): Message | undefined {
  const where = `${path}.selected_destination_id`;
  const country = destination.address_country?.toUpperCase();
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) {
    return recoverableError(
      "invalid",
      where,
      "address_country must be an ISO 3166-1 code of two letters.",
    );
  }
  const nowhere =
    undeliverableCountries.includes(country) ||
    ratesFor(turn.shop, checkout.market, country).length === 0;
  if (nowhere || turn.effect("undeliverable")) {
    return recoverableError(
      "address_undeliverable",
      where,
      `Nothing can be delivered to this address in ${country}.`,
    );
  }
  const barred = lines.find(({ offer }) => offer.product.countries?.includes(country) === false);
  return (
    barred &&
    recoverableError(
      "address_undeliverable",
      `$.line_items[${barred.place}]`,
      `${titleOf(barred.offer)} is only delivered to ${barred.offer.product.countries?.join(", ")}.`,
    )
  );
}

/** The rates of a country. For a level without a rate of the country, the rates of `default`. */
function ratesFor(shop: Shop, market: string, country: string): readonly DeliveryRate[] {
  const rates = shop.terms.rates(market);
  const own = rates.filter((rate) => rate.country.toUpperCase() === country);
  const levels = new Set(own.map(({ level }) => level));
  return rates.filter(
    (rate) => own.includes(rate) || (rate.country === "default" && !levels.has(rate.level)),
  );
}
