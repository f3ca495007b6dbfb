import type { WishLine } from "../../tasks/define.ts";
import type { SeenProduct, SeenVariant, ShopClient } from "../clients/shop-client.ts";
import { gramsIn } from "./measures.ts";

/** What an agent has chosen to buy for a line of its wish. */
export interface Choice {
  readonly client: ShopClient;
  readonly product: SeenProduct;
  readonly variant: SeenVariant;
  readonly quantity: number;
  /** True if these are the substitute's options; ask the buyer first. */
  readonly isSubstitute: boolean;
}

/**
 * Finds what a careful shopper buys for a line: compares titles, brands and options, ignores the
 * order of the results, and reads the chosen product again. Undefined if nothing fits, or if
 * everything that fits is sold out.
 */
export async function findLine(
  clients: readonly ShopClient[],
  line: WishLine,
): Promise<Choice | undefined> {
  const found: Choice[] = [];
  for (const client of clients) {
    const { category, words } = line;
    const products = await client.search(category === undefined ? { words } : { category });
    const fitting = products.filter((product) => fits(product, line, clients.length > 1));
    found.push(...fitting.flatMap((product) => choicesIn(client, product, line)));
  }
  const wanted = found.filter(({ isSubstitute }) => !isSubstitute);
  const [best] = [...(wanted.length > 0 ? wanted : found)].sort((a, b) => compare(a, b, line));
  if (best === undefined) return undefined;
  const fresh = await best.client.product(best.variant.id);
  const variant = fresh.variants.find(({ id }) => id === best.variant.id);
  return variant?.available === true ? { ...best, product: fresh, variant } : undefined;
}

/**
 * Whether the title fits. A part of it is enough in a mall, whose shops add the brand to the title,
 * and for a wish that names only a kind of product.
 */
function fits(product: SeenProduct, { title, brand, pick }: WishLine, inMall: boolean): boolean {
  if (brand !== undefined && product.brand !== "" && product.brand !== brand) return false;
  if (title === undefined || product.title === title) return true;
  const isKind = pick !== undefined && pick !== "grams";
  return (isKind || inMall) && product.title.includes(title);
}

function choicesIn(client: ShopClient, product: SeenProduct, line: WishLine): Choice[] {
  return product.variants
    .filter(({ available }) => available)
    .flatMap((variant): Choice[] => {
      const base = { client, product, variant };
      if (hasOptions(variant, line.options ?? {}, line.anyOptionName)) {
        const quantity = line.pick === "grams" ? unitsFor(variant, line.grams) : line.quantity;
        return quantity === undefined ? [] : [{ ...base, quantity, isSubstitute: false }];
      }
      if (line.substitute === undefined || !hasOptions(variant, line.substitute)) return [];
      return [{ ...base, quantity: line.quantity, isSubstitute: true }];
    });
}

function hasOptions(
  { options }: SeenVariant,
  asked: Readonly<Record<string, readonly string[]>>,
  anyName = false,
): boolean {
  return Object.entries(asked).every(([name, labels]) =>
    options.some((option) => (anyName || option.name === name) && labels.includes(option.label)),
  );
}

/** How many packs make up a weight; undefined if no whole number of packs does. */
function unitsFor({ options }: SeenVariant, grams = 0): number | undefined {
  const pack = gramsIn(options);
  return pack !== undefined && grams % pack === 0 ? grams / pack : undefined;
}

function compare(a: Choice, b: Choice, { pick = "first" }: WishLine): number {
  const byPrice = a.variant.price * a.quantity - b.variant.price * b.quantity;
  const byRating = (b.product.rating || 0) - (a.product.rating || 0);
  const main = pick === "best_rated" ? byRating : byPrice;
  return main || byPrice || (a.variant.id < b.variant.id ? -1 : 1);
}
