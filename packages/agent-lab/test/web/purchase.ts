import { createStore, type GeneratedStore, type StoreOptions } from "@almanac/storefront-fixtures";
import { createFetchHandler } from "@almanac/storefront-fixtures/fetch";
import { type RecordedHandler, recordTranscript, type Task } from "../../src/web/index.ts";

/** A shop whose calls are recorded, and a function that calls it over plain HTTP. */
export interface RecordedShop {
  readonly store: GeneratedStore;
  readonly recorded: RecordedHandler;
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

export function recordedShop(options: StoreOptions = {}): RecordedShop {
  const store = createStore({ seed: 42, ...options }) as GeneratedStore;
  const recorded = recordTranscript(store, (shop) => createFetchHandler(shop));
  return {
    store,
    recorded,
    async call(method, path, body) {
      const request = new Request(`https://shop.example/v1${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await recorded.fetch(request);
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

export const ada: Task["buyer"] = {
  first_name: "Ada",
  last_name: "Example",
  email: "ada@shop.example",
  phone_number: "+1 555 0100",
  address: {
    street_address: "12 Orchard Lane",
    address_locality: "Springfield",
    address_region: "NY",
    postal_code: "12345",
    address_country: "US",
  },
  instruments: [{ id: "visa", label: "Visa", token: "success_token" }],
  allowance: 20_000,
};

/** The task of buying one unit of a product with one variant. */
export function oneItemTask({ roles }: GeneratedStore, more: Partial<Task> = {}): Task {
  return {
    id: "one-item",
    family: "exact",
    seed: 42,
    instruction: "Buy one of it.",
    buyer: ada,
    buyer_script: { answers: [] },
    goal: {
      end_state: "ordered",
      lines: [
        {
          product_ids: [roles.one_variant.product_id],
          options: [],
          quantity: { min: 1, max: 1 },
        },
      ],
    },
    forbidden: [],
    surfaces: ["v1"],
    ...more,
  };
}

/** The differences of a purchase from the right one. */
export interface Deviation {
  readonly variant?: string;
  readonly quantity?: number;
  readonly street?: string;
  readonly email?: string;
  readonly also?: string;
  readonly twice?: boolean;
  readonly query?: string;
}

/** Searches, fills a cart, and buys. */
export async function purchase(
  { store, call }: RecordedShop,
  deviation: Deviation = {},
): Promise<void> {
  const { variant = store.roles.one_variant.variant_id, quantity = 1, twice = false } = deviation;
  await call("GET", `/products?q=${encodeURIComponent(deviation.query ?? "pan")}`);
  for (let round = 0; round < (twice ? 2 : 1); round += 1) {
    const cart = await call("POST", "/carts", { action: "add", product_id: variant, quantity });
    const cartPath = `/carts/${String(cart.cart_id)}`;
    if (deviation.also !== undefined)
      await call("POST", cartPath, { action: "add", product_id: deviation.also });
    const checkout = await call("POST", `${cartPath}/checkout`, {
      email: deviation.email ?? ada.email,
      address: {
        ...ada.address,
        ...(deviation.street === undefined ? {} : { street_address: deviation.street }),
      },
    });
    await call("POST", `/checkouts/${String(checkout.checkout_id)}/complete`, {
      payment_token: "success_token",
    });
  }
}
