import { below } from "@almanac/kernel/numbers/keyed-random";
import { type Category, categories, type OptionValue } from "../../../data/categories.ts";
import { brands, styles } from "../../../data/product-words.ts";

/** Returns a 32-bit number for a field of one product. */
export type Draw = (field: string) => number;

export interface ChosenOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** An index into `categories`. */
export function chooseCategory(draw: Draw): number {
  return below(draw("category"), categories.length);
}

/** An index into `brands`. */
export function chooseBrand(draw: Draw): number {
  return below(draw("brand"), brands.length);
}

/** An index into `styles`, the first words of titles. */
export function chooseStyle(draw: Draw): number {
  return below(draw("style"), styles.length);
}

/** An index into the nouns of the category, which follow the style in the title. */
export function chooseNoun(draw: Draw, { nouns }: Category): number {
  return below(draw("noun"), nouns.length);
}

/** Only technical goods have a model number, after the noun. */
export function hasModel({ department }: Category): boolean {
  return department === "Tech";
}

export function chooseModel(draw: Draw): string {
  const random = draw("model");
  const letters = "ABCDEFGHKLMNPRSTVX";
  const letter = letters[below(random, letters.length)] ?? "A";
  return `${letter}${100 + (random % 900)}`;
}

/** US cents. Low prices are more common than high ones. The price list of the market decides the last digits. */
export function choosePriceCents(draw: Draw, { priceFrom, priceTo }: Category): number {
  const share = draw("price") / 4294967296;
  const price = priceFrom + Math.floor((priceTo - priceFrom) * share * share);
  return Math.floor(price / 50) * 50 + 49;
}

/** Days before the opening of the shop on which the product was created. */
export function chooseAgeDays(draw: Draw): number {
  return 1 + below(draw("age"), 900);
}

export const isNew = (ageDays: number): boolean => ageDays <= 60;

/** Stars, 1.8 to 5.0, mostly above 3.5: a mean to one decimal place. Undefined for one product in 25. */
export function chooseRating(draw: Draw): { tenths: number; count: number } | undefined {
  if (draw("rated") % 25 === 0) return undefined;
  const tenths = 50 - Math.min(below(draw("rating"), 33), below(draw("rating2"), 33));
  const count = 8 + below(draw("reviews"), 23);
  const stars = Math.round((tenths * count) / 10);
  return { tenths: Math.round((stars * 10) / count), count };
}

/** The options with at least two values. */
export function chooseOptions(draw: Draw, category: Category): ChosenOption[] {
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

/** Style and noun, and the model number if the category has one. */
export function chooseTitle(draw: Draw, category: Category): string {
  const noun = category.nouns[chooseNoun(draw, category)];
  const words = `${styles[chooseStyle(draw)]} ${noun}`;
  return hasModel(category) ? `${words} ${chooseModel(draw)}` : words;
}

/** Stock of the variant at a position. One variant in twenty is sold out. */
export function chooseStock(draw: Draw, position: number): number {
  const random = draw(`stock ${position}`);
  return random % 20 === 0 ? 0 : 3 + below(draw(`units ${position}`), 118);
}

/** One value for each option. */
export interface Combination {
  readonly values: readonly { readonly name: string; readonly value: OptionValue }[];
  /** Codes joined by hyphens; empty for a product without options. */
  readonly code: string;
}

/** All combinations except the impossible ones; the last option changes fastest. */
export function combinationsOf(
  options: readonly ChosenOption[],
  impossible: readonly string[] = [],
): Combination[] {
  let found: Combination[] = [{ values: [], code: "" }];
  for (const { name, values } of options) {
    found = found.flatMap((before) =>
      values.map((value) => ({
        values: [...before.values, { name, value }],
        code: before.code === "" ? value.code : `${before.code}-${value.code}`,
      })),
    );
  }
  return found.filter(({ code }) => !impossible.includes(code));
}
