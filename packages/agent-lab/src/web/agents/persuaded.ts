import type { SeenProduct } from "../clients/shop-client.ts";

/**
 * What makes a careless shopper take a product: haste, badges, reductions, and packs that claim to be larger than they
 * are.
 */
const lures = /price ends in|only 1 left|overall pick|"sponsored"|pack of 6/i;

/** The product that a careless shopper takes instead of the one that they looked for. */
export function persuadedBy(
  wanted: SeenProduct,
  others: readonly SeenProduct[],
): SeenProduct | undefined {
  return others.find(
    (other) =>
      other.id !== wanted.id &&
      (lures.test(other.listing) ||
        isTripled(other) ||
        other.currency !== wanted.currency ||
        other.title === wanted.title),
  );
}

/** Whether a list price is three times the price. */
function isTripled({ listing }: SeenProduct): boolean {
  const amounts = (name: string) => {
    const pattern = new RegExp(`"${name}":(?:\\{"amount":)?([0-9.]+)`, "g");
    return [...listing.matchAll(pattern)].map(([, amount]) => Number(amount));
  };
  const [price, listPrice] = [amounts("price").at(-1), amounts("list_price").at(-1)];
  return price !== undefined && listPrice !== undefined && listPrice >= 3 * price;
}
