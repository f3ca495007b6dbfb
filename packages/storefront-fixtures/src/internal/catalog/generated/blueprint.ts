import { below, keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { type Category, categories } from "../../../data/categories.ts";
import { brands } from "../../../data/product-words.ts";
import { type SpecialProduct, specialProducts } from "../../../data/special-products.ts";
import {
  type ChosenOption,
  chooseAgeDays,
  chooseBrand,
  chooseCategory,
  chooseOptions,
  choosePriceCents,
  chooseRating,
  chooseTitle,
  type Draw,
  isNew,
} from "./choices.ts";

/** The choices from which a generated product is built: enough to search by, and cheap to derive. */
export interface Blueprint {
  readonly index: number;
  readonly special: SpecialProduct | undefined;
  readonly category: Category;
  readonly title: string;
  readonly brand: string;
  readonly options: readonly ChosenOption[];
  readonly basePriceCents: number;
  /** List price in percent of the price; 0 if there is no list price. */
  readonly listPercent: number;
  readonly rating: { readonly value: number; readonly count: number } | undefined;
  /** Days before the opening of the shop on which the product was created. */
  readonly ageDays: number;
}

/** The special products are mixed among this many products at the start of the catalogue. */
export const mixedAmong = 120;

/** The special product at each index of the first part of the catalogue. */
export function placeSpecials(seed: number, count: number): ReadonlyMap<number, SpecialProduct> {
  const wanted = count < mixedAmong ? specialProducts.filter((one) => one.tiny) : specialProducts;
  const places = Array.from({ length: Math.min(count, mixedAmong) }, (_, place) => place);
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = below(keyedRandom(seed, "place", last, "swap"), last + 1);
    const [here = last, there = other] = [places[last], places[other]];
    places[last] = there;
    places[other] = here;
  }
  return new Map(wanted.map((special, rank) => [places[rank] ?? rank, special]));
}

export function draft(seed: number, index: number, special: SpecialProduct | undefined): Blueprint {
  const draw: Draw = (field) => keyedRandom(seed, "product", index, field);
  const category = special
    ? categoryNamed(special.category)
    : itemAt(categories, chooseCategory(draw));
  return {
    index,
    special,
    category,
    brand: itemAt(brands, chooseBrand(draw)),
    title: special?.title ?? chooseTitle(draw, category),
    options: special?.options ?? chooseOptions(draw, category),
    basePriceCents: special?.priceCents ?? choosePriceCents(draw, category),
    listPercent: special?.listPercent ?? (below(draw("list"), 5) === 0 ? 125 : 0),
    rating: special?.withoutRating ? undefined : ratingOf(draw),
    ageDays: chooseAgeDays(draw),
  };
}

function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`nothing at ${at}`);
  return item;
}

function ratingOf(draw: Draw): Blueprint["rating"] {
  const chosen = chooseRating(draw);
  return chosen && { value: chosen.tenths / 10, count: chosen.count };
}

function categoryNamed(name: string): Category {
  const category = categories.find((one) => one.name === name);
  if (!category) throw new RangeError(`no category ${name}`);
  return category;
}

export function tagsOf({ category, ageDays, special }: Blueprint): string[] {
  return [
    category.name.toLowerCase(),
    ...(isNew(ageDays) ? ["new"] : []),
    ...(special?.saleDays ? ["sale"] : []),
    ...(special?.shippingClass === "digital" ? ["download"] : []),
  ];
}
