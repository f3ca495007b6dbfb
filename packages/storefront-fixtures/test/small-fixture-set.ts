/** A fixture set whose sums are easy to check. */
export const smallFixtureSet = {
  fixture_set: 1 as const,
  currency: "USD",
  products: [
    { id: "vase", title: "Vase", price: 3500 },
    {
      id: "pot",
      title: "Pot",
      price: 1500,
      variants: [{ id: "pot-s" }, { id: "pot-l", price: 2000 }],
    },
  ],
  inventory: { vase: 10, "pot-s": 3 },
  customers: [
    {
      id: "c1",
      name: "Ada",
      email: "ada@shop.example",
      addresses: [{ id: "a1", street_address: "1 Way", address_country: "US" }],
    },
  ],
  discounts: [
    { code: "TEN", type: "percentage" as const, value: 10, title: "10%" },
    { code: "TWENTY", type: "percentage" as const, value: 20, title: "20%" },
    { code: "BIG", type: "fixed_amount" as const, value: 99_999, title: "much" },
    {
      code: "VASES",
      type: "percentage" as const,
      value: 50,
      title: "half",
      eligible_item_ids: ["vase"],
    },
    { code: "SHIP", type: "free_shipping" as const, value: 0, title: "free" },
    { code: "PAIR", type: "buy_x_get_y" as const, buy: 1, value: 1, title: "two for one" },
  ],
  shipping_rates: [
    { id: "std", country: "default", level: "standard", price: 500, title: "Standard" },
    { id: "us-exp", country: "US", level: "express", price: 1500, title: "Express" },
    { id: "us-std", country: "US", level: "standard", price: 400, title: "Standard" },
  ],
  promotions: [{ id: "p", type: "free_shipping" as const, min_subtotal: 10_000, title: "free" }],
  taxes: [{ country: "US", rate_basis_points: 825, title: "Tax", on_delivery: true, region: "NY" }],
  payment_tokens: [{ token: "ok", outcome: "success" }],
};
