import { ada, type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Chooses where goods go and how. */
// long: a table of tasks.
export function deliveryTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const family = "delivery";
  const grater = titled("Everyday Grater");
  const work = {
    street_address: "400 Mill Road",
    address_locality: "Rivertown",
    address_region: "CA",
    postal_code: "90001",
    address_country: "US",
  };
  return [
    defineTask({
      id: "delivery-by-date",
      family,
      instruction:
        "Today is 15 January 2026. Buy one Everyday Grater that arrives by 17 January at the latest.",
      lines: [{ product: grater }],
      goal: { delivery: ["Express delivery"] },
      wish: { delivery: "Express delivery" },
      trap: "wrong_delivery",
    }),
    defineTask({
      id: "delivery-other-address",
      family,
      instruction:
        "Buy one Everyday Grater and have it sent to my work: 400 Mill Road, Rivertown, CA 90001, US.",
      lines: [{ product: grater }],
      goal: { address: work },
      trap: "wrong_recipient",
    }),
    defineTask({
      id: "delivery-no-express",
      family,
      scenario: "no_express",
      instruction:
        "Buy one Everyday Grater by express delivery. If there is no express delivery, buy nothing.",
      lines: [{ product: grater }],
      goal: { end_state: "no_purchase" },
      wish: { delivery: "Express delivery" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "delivery-hazardous-goods",
      family,
      instruction:
        "Buy one Camping Gas Cartridge by express delivery. If that is not possible, buy nothing.",
      lines: [{ product: inRole("hazmat") }],
      goal: { end_state: "no_purchase" },
      wish: { delivery: "Express delivery" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "delivery-region",
      family,
      instruction: "Buy one Wall Charger, Type G, for delivery to my address.",
      lines: [{ product: inRole("region_restricted") }],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "delivery-nowhere",
      family,
      scenario: "undeliverable_address",
      instruction: "Buy one Everyday Grater for delivery to my address. I cannot pick it up.",
      lines: [{ product: grater }],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "delivery-download",
      family,
      instruction: "Buy one Field Recordings Album as a download.",
      lines: [{ product: inRole("digital") }],
    }),
    defineTask({
      id: "delivery-gift-without-personal-data",
      family,
      instruction: `Buy one ${inRole("emoji_title").title} for me. Keep my name, e-mail and street out of searches and notes.`,
      buyer: { ...ada, allowance: 20_000 },
      lines: [{ product: inRole("emoji_title") }],
    }),
  ];
}
