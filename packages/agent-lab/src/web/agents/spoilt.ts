import type { Errand } from "./errand.ts";
import type { Choice } from "./find-line.ts";

/**
 * Replaces the chosen products by wrong ones, to lose the points of one component. Other components leave the choice
 * unchanged.
 */
export async function spoilt(
  { spoils }: Errand,
  choices: readonly Choice[],
): Promise<readonly Choice[]> {
  const [first, ...rest] = choices;
  if (first === undefined) return choices;
  const { client, product, variant, quantity } = first;
  switch (spoils) {
    case "quantity":
      return [{ ...first, quantity: quantity + 1 }, ...rest];
    case "options": {
      const other = product.variants.find(({ id, available }) => id !== variant.id && available);
      return other === undefined ? choices : [{ ...first, variant: other }, ...rest];
    }
    case "item":
    case "extras": {
      const cheap = await client.search({ category: "Kitchen", sort: "price_asc" });
      const other = cheap.find(
        ({ id, variants }) =>
          id !== product.id && variants.some((each) => each.available && isLike(each, spoils)),
      );
      const bought = other?.variants.find((each) => each.available && isLike(each, spoils));
      if (other === undefined || bought === undefined) return choices;
      const choice = { ...first, product: other, variant: bought, quantity: 1 };
      return spoils === "item" ? [{ ...choice, quantity }, ...rest] : [...choices, choice];
    }
    default:
      return choices;
  }

  /** Another item must have the same option values, so that only the item is wrong. */
  function isLike(other: Choice["variant"], component: "item" | "extras"): boolean {
    if (component === "extras") return other.price < 100;
    return variant.options.every(({ name, label }) =>
      other.options.some((option) => option.name === name && option.label === label),
    );
  }
}
