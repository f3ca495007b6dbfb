import type { FulfillmentMethod } from "../../types.ts";
import type { PricedLine } from "../cart/price-lines.ts";
import type { Destination, StoredMethod } from "../checkout/stored-checkout.ts";
import type { Shop } from "../engine/shop.ts";
import type { DeliveryRate } from "../engine/trade-terms.ts";
import type { DeliveryOrder } from "./delivery-order.ts";
import { ratesFor } from "./rates-for.ts";

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
