import type { Address, Checkout, CommandMeta, Store, StoreRole } from "../src/index.ts";

export const home: Address = {
  street_address: "1 Loop Road",
  address_locality: "Springfield",
  address_region: "TX",
  postal_code: "12345",
  address_country: "US",
};

export function roleOf(store: Store, role: StoreRole) {
  const entry = store.roles[role];
  if (!entry) throw new Error(`no role ${role}`);
  return entry;
}

/** A checkout that only waits for its payment. */
export function readyCheckout(
  store: Store,
  lines: { product_id: string; quantity: number }[],
  more: {
    address?: Address;
    codes?: string[];
    option?: string;
    email?: string;
    meta?: CommandMeta;
  } = {},
): Checkout {
  const { address = home, codes = [], option = "std-ship", email = "buyer@shop.example" } = more;
  return store.execute(
    {
      type: "create_checkout",
      lines,
      buyer: { email },
      discount_codes: codes,
      fulfillment: {
        methods: [
          {
            type: "shipping",
            destinations: [{ id: "home", ...address }],
            selected_destination_id: "home",
            groups: [{ selected_option_id: option }],
          },
        ],
      },
    },
    more.meta,
  );
}

export function pay(
  store: Store,
  checkoutId: string,
  token = "success_token",
  meta?: CommandMeta,
): Checkout {
  return store.execute(
    {
      type: "complete_checkout",
      checkout_id: checkoutId,
      payment: {
        instruments: [{ handler_id: "mock_payment_handler", credential: { type: "token", token } }],
      },
    },
    meta,
  );
}

export function buy(store: Store, productId: string, quantity = 1, meta?: CommandMeta) {
  const lines = [{ product_id: productId, quantity }];
  const ready = readyCheckout(store, lines, meta === undefined ? {} : { meta });
  const checkout = pay(store, ready.id, "success_token", meta);
  if (checkout.order_id === undefined) throw new Error(JSON.stringify(checkout.messages));
  return store.execute({ type: "get_order", order_id: checkout.order_id });
}

export function amount({ totals }: Pick<Checkout, "totals">, type: string): number {
  return totals.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
}

export const hourMs = 3_600_000;
