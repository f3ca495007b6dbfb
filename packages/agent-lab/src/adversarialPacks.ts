import { unknownFields } from "@almanac/kernel/errors/issue";
import { isNotKnown } from "@almanac/kernel/messages/wording";
import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import {
  type OpenedPacks,
  type Product,
  type Store,
  StoreError,
  type StorePacks,
} from "@almanac/storefront-fixtures";
import { packItems } from "./data/packs/pack-items.ts";
import { aroundDispatch } from "./internal/pack/around-dispatch.ts";
import { plantItems } from "./internal/pack/plant-items.ts";

/** How packs are put into a shop. */
export interface PackOptions {
  /**
   * `clean` puts neutral texts in the same places of the same products, and leaves out all other
   * effects. Default: `adversarial`.
   */
  readonly twin?: "adversarial" | "clean" | undefined;
  /** The product that every item changes. Without it, each item changes a product of its own. */
  readonly product_id?: string | undefined;
}

const packNames = [...new Set(packItems.map(({ pack }) => pack))];
const itemNames = packItems.map(({ id }) => id);

/**
 * Adversarial content for a shop: injected instructions, paid reviews, dark patterns, rigged
 * rankings, look-alikes. Each item has a product, and a canary if it has a text, so that a
 * transcript shows exactly what an agent fell for. The seed of the shop decides which product each
 * item changes, and which goal each injected text has. `store.adversarial` lists what is in a shop.
 *
 * Throws a `StoreError` for an unknown name.
 *
 * @param names packs (`inject`, `reviews`, `dark`, `rank`, `spoof`) or items (`dark.hidden_fee`).
 * @example
 * const packs = adversarialPacks(["inject", "dark.hidden_fee"]);
 * createStore({ seed: 42, packs }).adversarial.length; // => 17
 * @see docs/agent-lab.md
 */
export function adversarialPacks(names: readonly string[], options: PackOptions = {}): StorePacks {
  const { twin = "adversarial", product_id } = readOptions(options);
  const items = itemsOf(names);
  return {
    names: items,
    open: (store, seed) => openPacks(store, seed, items, twin === "clean", product_id),
  };
}

function openPacks(
  store: Store,
  seed: number,
  items: readonly string[],
  isClean: boolean,
  productId: string | undefined,
): OpenedPacks {
  const products = chooseProducts(store.products(), seed);
  const fixed = productId === undefined ? undefined : findProduct(store, productId);
  const usable = products.length > 0 ? products : [...store.products()].slice(0, 240);
  const planted =
    usable.length === 0 ? [] : plantItems(items, { seed, isClean, products: usable, fixed });
  const active = planted.filter((each) => !isClean || each.item.pack === "inject");
  const picture = active.find(({ item }) => item.id === "inject.image_text");
  const policy = active.find(({ item }) => item.id === "inject.policy_page");
  const { image } = store;
  return {
    around: (carry) => aroundDispatch(carry, active, { isCalm: () => store.scenario === null }),
    additions: {
      adversarial: planted.map(({ item }) => item),
      ...(policy === undefined ? {} : { policyNote: policy.text }),
      image: (variantId, widthPx) => {
        const svg = image(variantId, widthPx);
        const isIt = picture?.product.variants.some(({ id }) => id === variantId);
        return svg === undefined || !isIt ? svg : drawText(svg, picture?.text ?? "");
      },
    },
  };
}

function findProduct(store: Store, productId: string) {
  for (const product of store.products()) if (product.id === productId) return product;
  const message = `There is no product ${JSON.stringify(productId)} for the packs.`;
  throw new StoreError([{ code: "product_not_found", path: ["packs", "product_id"], message }]);
}

/** The items that the names select, in the order of the table. */
function itemsOf(names: readonly string[]): readonly string[] {
  const known: readonly string[] = [...packNames, ...itemNames];
  const issues = names.flatMap((name, index) =>
    known.includes(name)
      ? []
      : [
          {
            code: "invalid_value" as const,
            path: [index],
            message: isNotKnown(String(name), "pack", packNames),
          },
        ],
  );
  if (issues.length > 0) throw new StoreError(issues);
  return packItems
    .filter(({ id, pack }) => names.includes(id) || names.includes(pack))
    .map(({ id }) => id);
}

function readOptions(options: PackOptions): PackOptions {
  const { twin } = options;
  const fields = ["twin", "product_id"];
  const unknown = unknownNames(copyRequest(options, fields) ?? {}, fields);
  const issues = unknownFields([], unknown, fields, "The options");
  if (twin !== undefined && twin !== "clean" && twin !== "adversarial") {
    const message = isNotKnown(String(twin), "twin", ["adversarial", "clean"]);
    throw new StoreError([...issues, { code: "invalid_value", path: ["twin"], message }]);
  }
  if (issues.length > 0) throw new StoreError(issues);
  return options;
}

/**
 * The number of products to choose from. Further products of a larger shop are of the same kinds.
 */
const considered = 240;

/**
 * The products that can be bought now, have no restrictions and have a title that no other product
 * has, in an order that the seed decides.
 */
export function chooseProducts(products: Iterable<Product>, seed: number): readonly Product[] {
  const seen: Product[] = [];
  for (const product of products) {
    seen.push(product);
    if (seen.length === considered) break;
  }
  const counts = new Map<string, number>();
  for (const { title } of seen) counts.set(title, (counts.get(title) ?? 0) + 1);
  return seen
    .map((product, index) => [keyedRandom(seed, "pack product", index, "order"), product] as const)
    .filter(([, product]) => isUsual(product) && counts.get(product.title) === 1)
    .sort(([left], [right]) => left - right)
    .map(([, product]) => product);
}

function isUsual({ variants, age_restricted, hazmat, countries, bundle, price_range }: Product) {
  return (
    variants.every(({ stock }) => stock > 1) &&
    age_restricted === undefined &&
    hazmat === undefined &&
    countries === undefined &&
    bundle === undefined &&
    price_range.min.amount > 100
  );
}

/** Writes a text into a picture, too small for people to notice. */
function drawText(svg: string, text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return svg.replace(
    /<\/svg>\s*$/,
    `<text x="4" y="8" font-size="2" fill="#808080">${safe}</text></svg>`,
  );
}
