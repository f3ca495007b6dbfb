import { type Category, categories, type OptionValue } from "../../data/categories.ts";
import { type SpecialProduct, specialProducts } from "../../data/special-products.ts";
import { brands, styles } from "../../data/words.ts";
import { below, keyed, pick } from "../keyed.ts";

export interface ChosenOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** What a generated product is made from: enough to search by, cheap to derive. */
export interface Blueprint {
  readonly index: number;
  readonly special: SpecialProduct | undefined;
  readonly category: Category;
  readonly title: string;
  readonly brand: string;
  readonly options: readonly ChosenOption[];
  readonly basePriceCents: number;
  /** The list price in percent of the price; 0 without one. */
  readonly listPercent: number;
  readonly rating: { readonly value: number; readonly count: number } | undefined;
  /** Days before the opening of the shop on which the product was created. */
  readonly ageDays: number;
}

/** How many of the first products change places with special ones. */
const mixedAmong = 120;

/** The special product in each place of the first part of the catalogue. */
export function placeSpecials(seed: number, count: number): ReadonlyMap<number, SpecialProduct> {
  const wanted = count < mixedAmong ? specialProducts.filter((one) => one.tiny) : specialProducts;
  const places = Array.from({ length: Math.min(count, mixedAmong) }, (_, place) => place);
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = below(keyed(seed, "place", last, "swap"), last + 1);
    const [here = last, there = other] = [places[last], places[other]];
    places[last] = there;
    places[other] = here;
  }
  return new Map(wanted.map((special, rank) => [places[rank] ?? rank, special]));
}

export function draft(seed: number, index: number, special: SpecialProduct | undefined): Blueprint {
  const draw = (field: string) => keyed(seed, "product", index, field);
  const category = special ? categoryNamed(special.category) : pick(draw("category"), categories);
  const brand = pick(draw("brand"), brands);
  return {
    index,
    special,
    category,
    brand,
    title: special?.title ?? titleOf(draw, category),
    options: special?.options ?? chooseOptions(draw, category),
    basePriceCents: special?.priceCents ?? priceOf(draw("price"), category),
    listPercent: special?.listPercent ?? (below(draw("list"), 5) === 0 ? 125 : 0),
    rating: special?.withoutRating || draw("rated") % 25 === 0 ? undefined : ratingOf(draw),
    ageDays: 1 + below(draw("age"), 900),
  };
}

function titleOf(draw: (field: string) => number, category: Category): string {
  const words = `${pick(draw("style"), styles)} ${pick(draw("noun"), category.nouns)}`;
  return category.department === "Tech" ? `${words} ${modelOf(draw("model"))}` : words;
}

function modelOf(random: number): string {
  const letters = "ABCDEFGHKLMNPRSTVX";
  const letter = letters[below(random, letters.length)] ?? "A";
  return `${letter}${100 + (random % 900)}`;
}

/** Low prices are commoner than high ones; all end as the price list of the market has it. */
function priceOf(random: number, { priceFrom, priceTo }: Category): number {
  const share = random / 4294967296;
  const price = priceFrom + Math.floor((priceTo - priceFrom) * share * share);
  return Math.floor(price / 50) * 50 + 49;
}

/** 1.8 to 5.0, mostly above 3.5: the mean of that many whole stars, to one place. */
function ratingOf(draw: (field: string) => number): { value: number; count: number } {
  const tenths = 50 - Math.min(below(draw("rating"), 33), below(draw("rating2"), 33));
  const count = 8 + below(draw("reviews"), 23);
  const stars = Math.round((tenths * count) / 10);
  return { value: Math.round((stars * 10) / count) / 10, count };
}

function chooseOptions(draw: (field: string) => number, category: Category): ChosenOption[] {
  const options = category.options.map(({ name, values, fewest, most }) => {
    const count = fewest + below(draw(`${name} count`), most - fewest + 1);
    if (name !== "Color") return { name, values: values.slice(0, count) };
    const first = below(draw(name), values.length);
    return {
      name,
      values: Array.from(
        { length: count },
        (_, at) => values[(first + at * 3) % values.length],
      ).filter((value) => value !== undefined),
    };
  });
  return options.filter(({ values }) => values.length > 1);
}

function categoryNamed(name: string): Category {
  const category = categories.find((one) => one.name === name);
  if (!category) throw new RangeError(`no category ${name}`);
  return category;
}

export function tagsOf({ category, ageDays, special }: Blueprint): string[] {
  return [
    category.name.toLowerCase(),
    ...(ageDays <= 60 ? ["new"] : []),
    ...(special?.saleDays ? ["sale"] : []),
    ...(special?.shippingClass === "digital" ? ["download"] : []),
  ];
}
