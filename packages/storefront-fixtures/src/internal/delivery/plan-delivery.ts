import { present } from "@almanac/kernel/objects/objects";
import { pickupLocations } from "../../data/delivery-rates.ts";
import type { Checkout, FixtureDiscount, FulfillmentMethod, Message } from "../../types.ts";
import type { PricedLine } from "../cart/priced-lines.ts";
import type { Destination, StoredMethod } from "../checkout/stored-checkout.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import {
  type DeliveryOrder,
  findDeliveryRefusal,
  listDeliveryOptions,
} from "./list-delivery-options.ts";

const dayMs = 86_400_000;

/** The delivery of a checkout, with messages about what is still to be chosen. */
export interface Delivery {
  readonly methods: FulfillmentMethod[];
  readonly available: Checkout["fulfillment"]["available_methods"];
  readonly messages: Message[];
  /** Undefined until an option is chosen for each method. */
  readonly chosen: { readonly title: string; readonly amount: number } | undefined;
  /** The address that decides the tax. */
  readonly destination: Destination | undefined;
}

function isDigital({ offer }: PricedLine): boolean {
  return offer.product.shipping_class === "digital";
}

export function planDelivery(order: DeliveryOrder): Delivery {
  const { turn, checkout, priced } = order;
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
    messages.push(
      recoverableError(
        "missing",
        "$.fulfillment.methods",
        `No method delivers ${left.join(", ")}.`,
      ),
    );
  }
  const selected = methods.flatMap(({ groups }) => groups.map(selectedOption));
  const ready = selected.length > 0 && selected.every((option) => option !== undefined);
  return {
    methods,
    available: availableMethods(turn.shop, ids),
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
  order: DeliveryOrder,
  stored: StoredMethod,
  at: number,
  lines: readonly PricedLine[],
  messages: Message[],
): FulfillmentMethod {
  const destinations = destinationsOf(order, stored);
  const chosen = destinations.find(({ id }) => id === stored.selected_destination_id);
  const path = `$.fulfillment.methods[${at}]`;
  if (!chosen) {
    messages.push(
      recoverableError("missing", `${path}.selected_destination_id`, "Choose where the goods go."),
    );
  }
  const obstacle =
    chosen && stored.type === "shipping"
      ? findDeliveryRefusal(order, chosen, lines, path)
      : undefined;
  if (obstacle) messages.push(obstacle);
  const options = chosen && !obstacle ? listDeliveryOptions(order, stored, chosen, lines) : [];
  const wanted = stored.selected_option_ids[0] ?? null;
  const selected = options.some(({ id }) => id === wanted) ? wanted : null;
  if (chosen && !obstacle && selected === null) {
    messages.push(
      recoverableError(
        "missing",
        `${path}.groups[0].selected_option_id`,
        "Choose how the goods are sent.",
      ),
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

/**
 * The places that the agent sent, else the known addresses of the buyer; for pickup, the
 * pickup locations.
 */
function destinationsOf(
  { turn, checkout }: DeliveryOrder,
  { type, destinations }: StoredMethod,
): Destination[] {
  if (type === "pickup") return pickupLocations.map((location) => ({ ...location }));
  if (destinations.length > 0) return [...destinations];
  const email = checkout.buyer?.email?.toLowerCase();
  const known = turn.shop.terms.customers.find(
    (customer) => customer.email.toLowerCase() === email,
  );
  return (known?.addresses ?? []).map((address) => present(address));
}

/** What a code for free delivery takes off the price of delivery. */
export function deliveryDiscount(
  discount: FixtureDiscount | undefined,
  delivery: Delivery,
): number {
  return discount ? (delivery.chosen?.amount ?? 0) : 0;
}
