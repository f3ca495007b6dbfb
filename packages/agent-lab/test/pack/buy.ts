import type { Checkout, Store } from "@almanac/storefront-fixtures";

const address = {
  id: "home",
  street_address: "1 Loop Road",
  address_locality: "Springfield",
  address_region: "NY",
  postal_code: "12345",
  address_country: "US",
};

/** A buyer of one given product, which no pack moves. */
export function buyerOf(store: Store) {
  const [product] = store.products();
  const product_id = product?.variants[0]?.id ?? "";
  return {
    setQuantity: (checkout_id: string, quantity: number): Checkout =>
      store.execute({ type: "update_checkout", checkout_id, lines: [{ product_id, quantity }] }),
    pay: (checkout_id: string): Checkout =>
      store.execute({
        type: "complete_checkout",
        checkout_id,
        payment: { instruments: [{ credential: { type: "token", token: "success_token" } }] },
      }),
    product_id,
  };
}

/** A checkout that only needs to be paid. */
export function readyCheckout(store: Store, quantity = 1): Checkout {
  const lines = [{ product_id: buyerOf(store).product_id, quantity }];
  const buyer = { email: "ada@shop.example" };
  const { id: checkout_id } = store.execute({ type: "create_checkout", lines, buyer });
  const method = { type: "shipping" as const, destinations: [address] };
  const addressed = store.execute({
    type: "update_checkout",
    checkout_id,
    fulfillment: { methods: [{ ...method, selected_destination_id: "home" }] },
  });
  const option = addressed.fulfillment.methods[0]?.groups[0]?.options[0]?.id ?? null;
  return store.execute({
    type: "update_checkout",
    checkout_id,
    fulfillment: { methods: [{ groups: [{ selected_option_id: option }] }] },
  });
}
