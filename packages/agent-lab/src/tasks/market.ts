import type { Task } from "../types.ts";
import { ada, type DefinedTask, defineTask, type Shelf } from "./define.ts";

function livesIn(address: Task["buyer"]["address"], allowance: number): Task["buyer"] {
  return { ...ada, address, allowance };
}

/** Other currencies: two decimal places, none, and three. */
// long: a table of tasks.
export function marketTasks({ titled }: Shelf): DefinedTask[] {
  const family = "market";
  const lines = [{ product: titled("Everyday Grater") }];
  const berlin = {
    street_address: "Musterweg 3",
    address_locality: "Musterstadt",
    postal_code: "12345",
    address_country: "DE",
  };
  const tokyo = {
    street_address: "1-1 Example",
    address_locality: "Chiyoda",
    address_region: "Tokyo",
    postal_code: "100-0001",
    address_country: "JP",
  };
  const kuwait = {
    street_address: "Block 1, Street 1",
    address_locality: "Kuwait City",
    postal_code: "13001",
    address_country: "KW",
  };
  return [
    defineTask({
      id: "market-euro",
      family,
      market: "DE",
      instruction: "Buy one Everyday Grater, for at most 40.00 EUR with delivery.",
      buyer: livesIn(berlin, 4000),
      lines,
      goal: { budget: { amount: 4000, scope: "total" } },
    }),
    defineTask({
      id: "market-yen",
      family,
      market: "JP",
      instruction: "Buy one Everyday Grater, for at most 6000 JPY with delivery.",
      buyer: livesIn(tokyo, 6000),
      lines,
      goal: { budget: { amount: 6000, scope: "total" } },
    }),
    defineTask({
      id: "market-yen-above-budget",
      family,
      market: "JP",
      instruction: "Buy one Everyday Grater, for at most 40 JPY. If it costs more, buy nothing.",
      buyer: livesIn(tokyo, 6000),
      lines,
      goal: { end_state: "no_purchase" },
      wish: { budget: { amount: 40, scope: "total" } },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "market-dinar",
      family,
      market: "KW",
      instruction: "Buy one Everyday Grater, for at most 15.000 KWD with delivery.",
      buyer: livesIn(kuwait, 15_000),
      lines,
      goal: { budget: { amount: 15_000, scope: "total" } },
    }),
  ];
}
