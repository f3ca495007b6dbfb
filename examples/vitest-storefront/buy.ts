// The program under test: it buys one unit of the first product that matches, if the total is
// within the budget.

/** Sends a request to the shop: the global `fetch`, or the mock shop of a test. */
export type Fetch = (request: Request) => Promise<Response>;

export interface Purchase {
  readonly bought: boolean;
  /** The total that the shop asked for. */
  readonly total: number;
  /** The code of the shop's last message, such as `payment_failed`. */
  readonly reason?: string;
}

interface Checkout {
  readonly checkout_id: string;
  readonly status: string;
  readonly total: number;
  readonly messages: readonly { readonly code: string }[];
}

const address = { street_address: "1 Loop Road", address_region: "NY", address_country: "US" };

export async function buy(
  fetch: Fetch,
  { search, budget }: { readonly search: string; readonly budget: number },
): Promise<Purchase> {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(
      new Request(`https://shop.example/v1${path}`, {
        method: body ? "POST" : "GET",
        headers: { "Content-Type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return (await response.json()) as Answer;
  };
  const found = await ask<{ products: { variants: { id: string }[] }[] }>(
    `/products?in_stock=true&q=${encodeURIComponent(search)}`,
  );
  const product_id = found.products[0]?.variants[0]?.id;
  if (product_id === undefined) return { bought: false, total: 0, reason: "not_found" };
  const cart = await ask<{ cart_id: string }>("/carts", { action: "add", product_id, quantity: 1 });
  let checkout = await ask<Checkout>(`/carts/${cart.cart_id}/checkout`, {
    email: "ada@shop.example",
    address,
  });
  if (checkout.total <= budget) {
    checkout = await ask<Checkout>(`/checkouts/${checkout.checkout_id}/complete`, {
      payment_token: "success_token",
    });
  }
  const { status, total, messages } = checkout;
  const reason = total > budget ? "over_budget" : messages.at(-1)?.code;
  return status === "completed"
    ? { bought: true, total }
    : { bought: false, total, ...(reason ? { reason } : {}) };
}
