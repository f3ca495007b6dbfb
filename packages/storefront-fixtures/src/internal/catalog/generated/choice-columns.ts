import { fieldRandom, keyOfEntity, keyOfKind } from "@almanac/kernel/numbers/keyed-random";
import { type Category, categories } from "../../../data/categories.ts";
import {
  chooseAgeDays,
  chooseBrand,
  chooseCategory,
  chooseNoun,
  choosePriceCents,
  chooseRating,
  chooseStyle,
  type Draw,
} from "./choices.ts";

type Column = Uint8Array | Uint16Array | Uint32Array;

/** Every noun with its category, in one list. */
export const nouns: readonly { readonly noun: string; readonly category: Category }[] =
  categories.flatMap((category: Category) => category.nouns.map((noun) => ({ noun, category })));

const firstNouns = categories.map((category: Category) =>
  nouns.findIndex((one) => one.category === category),
);

/**
 * The choices of the generator, one small number per product and column. A column is filled for the whole catalogue
 * when it is first read. All columns together take ten bytes per product; a product itself takes thousands.
 */
export interface ChoiceColumns {
  /** Indices into {@link nouns}, which determine the category, too. */
  nouns(): Uint8Array;
  styles(): Uint8Array;
  brands(): Uint8Array;
  ageDays(): Uint16Array;
  /** Tenths of a star; 0 if there is no rating. */
  ratings(): Uint8Array;
  /** US cents. */
  prices(): Uint32Array;
}

export function createChoiceColumns(seed: number, count: number): ChoiceColumns {
  const kind = keyOfKind(seed, "product");
  const lazily = <Kind extends Column>(
    empty: new (length: number) => Kind,
    choose: (draw: Draw, index: number) => number,
  ): (() => Kind) => {
    let filled: Kind | undefined;
    return () => {
      filled ??= fill(new empty(count), kind, choose);
      return filled;
    };
  };
  const nounColumn = lazily(Uint8Array, (draw) => {
    const at = chooseCategory(draw);
    return (firstNouns[at] ?? 0) + chooseNoun(draw, categories[at] ?? categories[0]);
  });
  return {
    nouns: nounColumn,
    styles: lazily(Uint8Array, chooseStyle),
    brands: lazily(Uint8Array, chooseBrand),
    ageDays: lazily(Uint16Array, chooseAgeDays),
    ratings: lazily(Uint8Array, (draw) => chooseRating(draw)?.tenths ?? 0),
    prices: lazily(Uint32Array, (draw, index) =>
      choosePriceCents(draw, categoryOf(nounColumn()[index])),
    ),
  };
}

export function categoryOf(noun: number | undefined): Category {
  return (nouns[noun ?? 0] ?? { category: categories[0] }).category;
}

function fill<Kind extends Column>(
  column: Kind,
  kind: number,
  choose: (draw: Draw, index: number) => number,
): Kind {
  let entity = 0;
  const draw: Draw = (field) => fieldRandom(entity, field);
  for (let index = 0; index < column.length; index += 1) {
    entity = keyOfEntity(kind, index);
    column[index] = choose(draw, index);
  }
  return column;
}
