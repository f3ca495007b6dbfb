import type { Almanac } from "../src/web/index.ts";

const product_id = "prd_quiet-saucepan_n3j0";
const address = {
  street_address: "1 Loop Road",
  address_locality: "Springfield",
  address_region: "NY",
  postal_code: "12345",
  address_country: "US",
};

/**
 * Buys two units while connections break, and compares the order with the stock. It imports nothing
 * at run time, so a page in a browser can run it too.
 */
export async function buyWhileItBreaks(almanac: Almanac, faults: string[]) {
  const stock = async () => {
    const { data, error } = await almanac.GET("/v1/products/{product_id}", {
      params: { path: { product_id } },
    });
    if (error) throw error;
    return data.variants[0]?.stock ?? Number.NaN;
  };
  const before = await stock();
  faults.push("lost");
  const cart = await almanac.POST("/v1/carts", {
    body: { action: "add", product_id, quantity: 2 },
  });
  if (cart.error) throw cart.error;
  faults.push("refused");
  const checkout = await almanac.POST("/v1/carts/{cart_id}/checkout", {
    params: { path: { cart_id: cart.data.cart_id } },
    body: { email: "ada@shop.example", address },
  });
  if (checkout.error) throw checkout.error;
  faults.push("lost", "cut", "limited");
  const paid = await almanac.POST("/v1/checkouts/{checkout_id}/complete", {
    params: { path: { checkout_id: checkout.data.checkout_id } },
    body: { payment_token: "success_token" },
  });
  if (paid.error) throw paid.error;
  const order = await almanac.GET("/v1/orders/{order_id}", {
    params: { path: { order_id: paid.data.order_id ?? "" } },
  });
  if (order.error) throw order.error;
  const units = order.data.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { status: order.data.status, units, sold: before - (await stock()) };
}
