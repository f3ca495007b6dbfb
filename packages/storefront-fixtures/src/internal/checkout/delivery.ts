import type { Checkout, FulfillmentMethod, Message } from "../../checkout-schema.ts";
import { pickupLocations, undeliverableCountries } from "../../data/delivery.ts";
import type { FixtureDiscount } from "../../fixture-set-schema.ts";
import type { Rate } from "../book.ts";
import { type PricedLine, titleOf } from "../lines.ts";
import type { Shop } from "../shop.ts";
import type { Destination, StoredCheckout, StoredMethod } from "./stored-checkout.ts";

const dayMs = 86_400_000;

/** How the goods get to the buyer, as far as that is known. */
export interface Delivery {
  readonly methods: FulfillmentMethod[];
  readonly available: Checkout["fulfillment"]["available_methods"];
  readonly messages: Message[];
  /** Undefined as long as an option is to be chosen. */
  readonly chosen: { readonly title: string; readonly amount: number } | undefined;
  /** Where it is taxed. */
  readonly destination: Destination | undefined;
}

interface Order {
  readonly shop: Shop;
  readonly checkout: StoredCheckout;
  readonly priced: readonly PricedLine[];
  /** After discounts: what free delivery is measured by. */
  readonly paidForGoods: number;
}

function isDigital({ offer }: PricedLine): boolean {
  return offer.product.shipping_class === "digital";
}

export function planDelivery(order: Order): Delivery {
  const { shop, checkout, priced } = order;
  const physical = priced.filter((line) => !isDigital(line));
  const ids = physical.map(({ line }) => line.id);
  const messages: Message[] = [];
  const stored = physical.length === 0 ? [] : withDefault(checkout.methods);
  const claimed = stored.flatMap((method) => method.line_item_ids ?? []);
  const methods = stored.map((method, at): FulfillmentMethod => {
    const lineIds = method.line_item_ids ?? ids.filter((id) => !claimed.includes(id));
    const lines = physical.filter(({ line }) => lineIds.includes(line.id));
    return showMethod(order, method, at, lines, messages);
  });
  const left = ids.filter((id) => !methods.some((method) => method.line_item_ids.includes(id)));
  if (left.length > 0) {
    messages.push(missing("$.fulfillment.methods", `No method delivers ${left.join(", ")}.`));
  }
  const selected = methods.flatMap(({ groups }) => groups.map(selectedOption));
  const ready = selected.length > 0 && selected.every((option) => option !== undefined);
  return {
    methods,
    available: availableMethods(shop, ids),
    messages,
    chosen: ready
      ? {
          title: selected.map((option) => option?.title).join(", "),
          amount: selected.reduce((sum, option) => sum + (option?.totals[0]?.amount ?? 0), 0),
        }
      : undefined,
    destination: methods.map(selectedDestination).find((one) => one !== undefined),
  };
}

function withDefault(methods: readonly StoredMethod[]): readonly StoredMethod[] {
  if (methods.length > 0) return methods;
  return [
    {
      id: "mtd_1",
      type: "shipping",
      destinations: [],
      selected_destination_id: null,
      selected_option_ids: [],
    },
  ];
}

function selectedDestination(method: FulfillmentMethod): Destination | undefined {
  return method.destinations.find(({ id }) => id === method.selected_destination_id);
}

function selectedOption(group: FulfillmentMethod["groups"][number]) {
  return group.options.find(({ id }) => id === group.selected_option_id);
}

function availableMethods(shop: Shop, ids: string[]): Delivery["available"] {
  if (ids.length === 0) return [];
  return [
    {
      type: "shipping",
      line_item_ids: ids,
      fulfillable_on: "now",
      description: "Sent to an address",
    },
    {
      type: "pickup",
      line_item_ids: ids,
      fulfillable_on: shop.iso(dayMs),
      description: `Picked up at ${pickupLocations[0].name}`,
    },
  ];
}

function showMethod(
  order: Order,
  stored: StoredMethod,
  at: number,
  lines: readonly PricedLine[],
  messages: Message[],
): FulfillmentMethod {
  const destinations = destinationsOf(order, stored);
  const chosen = destinations.find(({ id }) => id === stored.selected_destination_id);
  const path = `$.fulfillment.methods[${at}]`;
  if (!chosen) {
    messages.push(missing(`${path}.selected_destination_id`, "Choose where the goods go."));
  }
  const obstacle =
    chosen && stored.type === "shipping" ? obstacleTo(order, chosen, lines, path) : undefined;
  if (obstacle) messages.push(obstacle);
  const options = chosen && !obstacle ? optionsFor(order, stored, chosen, lines) : [];
  const wanted = stored.selected_option_ids[0] ?? null;
  const selected = options.some(({ id }) => id === wanted) ? wanted : null;
  if (chosen && !obstacle && selected === null) {
    messages.push(
      missing(`${path}.groups[0].selected_option_id`, "Choose how the goods are sent."),
    );
  }
  const line_item_ids = lines.map(({ line }) => line.id);
  return {
    id: stored.id,
    type: stored.type,
    line_item_ids,
    destinations,
    selected_destination_id: chosen?.id ?? null,
    groups: [{ id: `grp_${at + 1}`, line_item_ids, options, selected_option_id: selected }],
  };
}

/** What the agent sent, else what is known of the buyer; where goods can be picked up. */
function destinationsOf(
  { shop, checkout }: Order,
  { type, destinations }: StoredMethod,
): Destination[] {
  if (type === "pickup") return pickupLocations.map((location) => ({ ...location }));
  if (destinations.length > 0) return [...destinations];
  const email = checkout.buyer?.email?.toLowerCase();
  const known = shop.book.customers.find((customer) => customer.email.toLowerCase() === email);
  return (known?.addresses ?? []).map((address) => ({ ...address }) as Destination);
}

function obstacleTo(
  { shop, checkout }: Order,
  destination: Destination,
  lines: readonly PricedLine[],
  path: string,
): Message | undefined {
  const where = `${path}.selected_destination_id`;
  const country = destination.address_country?.toUpperCase();
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) {
    return problem("invalid", where, "address_country must be an ISO 3166-1 code of two letters.");
  }
  const nowhere =
    undeliverableCountries.includes(country) ||
    ratesFor(shop, checkout.market, country).length === 0;
  if (nowhere || shop.effect("undeliverable")) {
    return problem(
      "address_undeliverable",
      where,
      `Nothing can be delivered to this address in ${country}.`,
    );
  }
  const barred = lines.find(({ offer }) => offer.product.countries?.includes(country) === false);
  return (
    barred &&
    problem(
      "address_undeliverable",
      `$.line_items[${barred.place}]`,
      `${titleOf(barred.offer)} is only delivered to ${barred.offer.product.countries?.join(", ")}.`,
    )
  );
}

function ratesFor(shop: Shop, market: string, country: string): readonly Rate[] {
  const rates = shop.book.rates(market);
  const own = rates.filter((rate) => rate.country.toUpperCase() === country);
  return own.length > 0 ? own : rates.filter((rate) => rate.country === "default");
}

type Option = FulfillmentMethod["groups"][number]["options"][number];

function optionsFor(
  order: Order,
  { type }: StoredMethod,
  destination: Destination,
  lines: readonly PricedLine[],
): Option[] {
  const { shop, checkout } = order;
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
  const byLand = classes.includes("hazmat") || shop.effect("no_express") !== undefined;
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

function freeBy({ shop, checkout, paidForGoods }: Order, lines: readonly PricedLine[]): boolean {
  return shop.book
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
  }: Pick<Rate, "id" | "title" | "fromDays" | "toDays"> & { carrier: string | undefined },
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

function missing(path: string, content: string): Message {
  return problem("missing", path, content);
}

function problem(code: string, path: string, content: string): Message {
  return { type: "error", code, content, path, severity: "recoverable" };
}

/** What a code for free delivery takes off it. */
export function deliveryDiscount(
  discount: FixtureDiscount | undefined,
  delivery: Delivery,
): number {
  return discount ? (delivery.chosen?.amount ?? 0) : 0;
}
