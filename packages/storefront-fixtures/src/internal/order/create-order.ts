import type { Checkout, Order } from "../../types.ts";
import { getOffer } from "../catalog/offer.ts";
import { evictRows } from "../engine/evict-rows.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import { noteDue } from "./progress-orders.ts";
import { releaseUnits, unitsToHold } from "./share-stock.ts";
import { saveOrder } from "./stored-order.ts";

type Expectation = Order["fulfillment"]["expectations"][number];

/** Creates the order of a checkout that has just been paid. */
export function createOrder(turn: Turn, checkout: Checkout): Order {
  const { shop } = turn;
  const id = shop.newId("ord");
  const placedAt = shop.now();
  const at = shop.iso();
  const digital = new Set(
    checkout.line_items.filter(({ item }) => isDigital(shop, item.id)).map((line) => line.id),
  );
  const order: Order = {
    id,
    version: 0,
    label: `#${1000 + shop.next("orders")}`,
    checkout_id: checkout.id,
    market: checkout.market,
    currency: checkout.currency,
    stage: "placed",
    ...(checkout.buyer ? { buyer: checkout.buyer } : {}),
    line_items: checkout.line_items.map(({ quantity, ...line }) => ({
      ...line,
      quantity: {
        original: quantity,
        total: quantity,
        fulfilled: digital.has(line.id) ? quantity : 0,
      },
      status: "processing",
    })),
    fulfillment: {
      expectations: expectationsOf(checkout, digital),
      events: downloads(checkout, digital, at),
    },
    adjustments: [],
    discounts: checkout.discounts,
    totals: checkout.totals,
    messages: [],
    ...(checkout.webhook_url === undefined ? {} : { webhook_url: checkout.webhook_url }),
    ...(checkout.attribution ? { attribution: checkout.attribution } : {}),
    created_at: at,
    updated_at: at,
  };
  const onlyDigital = digital.size === checkout.line_items.length;
  const plan = turn.effect("order")?.how;
  evictRows(turn, "order", { beforeLeaving: releaseUnits });
  const stored = saveOrder(
    turn,
    {
      order: onlyDigital ? { ...order, stage: "delivered" } : order,
      placedAt,
      done: onlyDigital && plan === undefined ? Number.MAX_SAFE_INTEGER : 0,
      ...(plan === undefined ? {} : { plan }),
      ...(turn.client === undefined ? {} : { client: turn.client }),
      ...unitsToHold(turn, checkout),
    },
    "order.placed",
    placedAt,
  );
  noteDue(turn.shop, stored);
  return stored.order;
}

function isDigital(shop: Shop, variantId: string): boolean {
  return getOffer(shop, variantId).product.shipping_class === "digital";
}

function expectationsOf(
  { fulfillment, line_items }: Checkout,
  digital: ReadonlySet<string>,
): Expectation[] {
  const quantityOf = (id: string) => line_items.find((line) => line.id === id)?.quantity ?? 0;
  const sent = fulfillment.methods.flatMap((method, at): Expectation[] => {
    const place = method.destinations.find(({ id }) => id === method.selected_destination_id);
    const option = method.groups[0]?.options.find(
      ({ id }) => id === method.groups[0]?.selected_option_id,
    );
    if (!place || !option) return [];
    const { id: _, name: __, ...destination } = place;
    return [
      {
        id: `exp_${at + 1}`,
        line_items: method.line_item_ids.map((id) => ({ id, quantity: quantityOf(id) })),
        method_type: method.type,
        destination,
        description: option.title,
        fulfillable_on: option.earliest_fulfillment_time,
      },
    ];
  });
  if (digital.size === 0) return sent;
  return [
    ...sent,
    {
      id: `exp_${sent.length + 1}`,
      line_items: [...digital].map((id) => ({ id, quantity: quantityOf(id) })),
      method_type: "digital",
      destination: {},
      description: "Download",
      fulfillable_on: "now",
    },
  ];
}

function downloads(
  { line_items }: Checkout,
  digital: ReadonlySet<string>,
  at: string,
): Order["fulfillment"]["events"] {
  if (digital.size === 0) return [];
  return [
    {
      id: "evt_1",
      occurred_at: at,
      type: "delivered",
      line_items: line_items
        .filter(({ id }) => digital.has(id))
        .map(({ id, quantity }) => ({ id, quantity })),
      tracking_number: "DOWNLOAD",
      description: "Ready to download.",
    },
  ];
}
