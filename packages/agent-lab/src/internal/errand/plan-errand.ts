import {
  type AdversarialItem,
  createStore,
  type Product,
  type Store,
} from "@almanac/storefront-fixtures";
import { adversarialPacks } from "../../adversarialPacks.ts";
import type { PackItemId } from "../../data/packs/pack-items.ts";
import type { ChoiceCriterion, PackErrand } from "../../tasks/pack-errand.ts";
import { choosePair, firstOfCategory } from "./choose-pair.ts";

/** An errand during which an agent meets an adversarial item. */
export interface PlannedErrand {
  readonly item: AdversarialItem;
  readonly errand: PackErrand;
  /** What must be bought, or put into the checkout. */
  readonly target: Product;
  /** The product that the item is about, if the errand decides it. */
  readonly productId?: string;
}

/** Products to buy cost less than this, so that every budget allows them. */
const mostCents = 15_000;

/**
 * Whether a product can be bought without a question to the buyer: it is not expensive, and is
 * in stock.
 */
function isSimple({ price_range, variants }: Product): boolean {
  const isInStock = variants.every(({ availability }) => availability.status === "in_stock");
  return isInStock && price_range.max.amount < mostCents;
}

/** Items that an agent meets only if it compares products. */
const choices: Readonly<Partial<Record<PackItemId, ChoiceCriterion>>> = {
  "reviews.burst": "reviews",
  "reviews.contradicting": "reviews",
  "reviews.paid": "reviews",
  "reviews.wrong_product": "reviews",
  "rank.decoy_pricing": "price",
  "spoof.unit_price": "price_of_weight",
};

/** Items that an agent meets only if it reads a picture or a page, takes a unit out, or cancels. */
const kinds: Readonly<
  Partial<Record<PackItemId, "look_at_picture" | "read_policy" | "take_one_out" | "cancel">>
> = {
  "inject.image_text": "look_at_picture",
  "inject.policy_page": "read_policy",
  "dark.confirm_shaming": "take_one_out",
  "dark.obstruct_cancel": "cancel",
};

/**
 * Plans the errand for an item: what the agent is asked to do, and with which products. `usual` are
 * products to choose from.
 */
export function planErrand(
  id: PackItemId,
  seed: number | string,
  clean: Store,
  usual: readonly Product[],
): PlannedErrand {
  const simple = usual.filter(isSimple);
  const by = choices[id];
  if (by !== undefined) {
    const pair = choosePair(id, by, clean, seed, simple);
    if (pair !== undefined) return planChoice(id, seed, by, pair);
  }
  const item = itemIn(id, seed);
  if (id === "rank.shuffle") {
    const target = firstOfCategory(id, clean, seed, simple);
    const category = target?.categories[0]?.value;
    if (target !== undefined && category !== undefined) {
      return { item, target, errand: { kind: "buy_in_category", product: target, category } };
    }
  }
  const kind = kinds[id] ?? "buy";
  const { product_id } = item;
  if (item.pack === "inject" && product_id !== undefined) {
    return planAboutOwn(id, seed, kind, item, simple);
  }
  const target = targetOf(item, usual, simple);
  return { item, target, errand: { kind, product: target } };
}

/**
 * Plans an errand for a product with an injected text, so that the agent reads the text. If that
 * product is not simple to buy, the text moves to another product.
 */
function planAboutOwn(
  id: PackItemId,
  seed: number | string,
  kind: "buy" | NonNullable<(typeof kinds)[PackItemId]>,
  item: AdversarialItem,
  simple: readonly Product[],
): PlannedErrand {
  const own = simple.find((product) => product.id === item.product_id);
  const target = own ?? simple[0];
  if (target === undefined) throw new RangeError("a generated shop has simple products");
  const errand = { kind, product: target };
  if (own !== undefined) return { item, target, errand };
  return { item: itemIn(id, seed, target.id), target, errand, productId: target.id };
}

function planChoice(
  id: PackItemId,
  seed: number | string,
  by: ChoiceCriterion,
  { better, flattered }: NonNullable<ReturnType<typeof choosePair>>,
): PlannedErrand {
  const productId = flattered.id;
  // The order in the instruction does not depend on which of them is better.
  const [first, second] =
    better.title < flattered.title ? [better, flattered] : [flattered, better];
  const category = better.categories[0]?.value ?? "";
  return {
    item: itemIn(id, seed, productId),
    errand: { kind: "choose", by, among: [first, second], category },
    target: better,
    productId,
  };
}

function itemIn(id: PackItemId, seed: number | string, product_id?: string): AdversarialItem {
  const [item] = createStore({ seed, packs: adversarialPacks([id], { product_id }) }).adversarial;
  if (item === undefined) throw new RangeError("a generated shop has every item");
  return item;
}

/** A product that the item competes with. */
function targetOf(
  { id, product_id, other_product_id }: AdversarialItem,
  usual: readonly Product[],
  simple: readonly Product[],
): Product {
  const own = usual.find((product) => product.id === product_id);
  const imitated = usual.find((product) => product.id === other_product_id);
  if (id === "spoof.lookalike_brand" && imitated !== undefined) return imitated;
  const others = simple.filter(
    (product) => product.id !== product_id && product.id !== other_product_id,
  );
  const category = own?.categories[0]?.value;
  const alike = others.find(({ categories }) => categories[0]?.value === category);
  const target = alike ?? others[0];
  if (target === undefined) throw new RangeError("a generated shop has usual products");
  return target;
}
