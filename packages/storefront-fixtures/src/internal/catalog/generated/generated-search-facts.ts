import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { brands, styles } from "../../../data/product-words.ts";
import { generatedMarket, priceIn } from "../../engine/trade-terms.ts";
import { type SearchFacts, stemOf, wordPoints } from "../raw-product.ts";
import { type ChoiceColumns, categoryOf, nouns } from "./choice-columns.ts";
import {
  chooseModel,
  chooseOptions,
  chooseStock,
  chooseTitle,
  combinationsOf,
  type Draw,
  hasModel,
  isNew,
} from "./choices.ts";

/** The search facts of ordinary products, read from the choices of the generator without building the products. */
export function generatedSearchFacts(seed: number, columns: ChoiceColumns): SearchFacts {
  const productDraw =
    (index: number): Draw =>
    (field) =>
      keyedRandom(seed, "product", index, field);
  const category = (index: number) => categoryOf(columns.nouns()[index]);
  const options = (index: number) => chooseOptions(productDraw(index), category(index));
  const ageDays = (index: number) => columns.ageDays()[index] ?? 0;
  return {
    scorer: wordScorer(seed, columns),
    title: (index) => chooseTitle(productDraw(index), category(index)).toLowerCase(),
    brand: (index) => brands[columns.brands()[index] ?? 0] ?? "",
    categories: (index) => {
      const { name, department } = category(index);
      return [name, department];
    },
    tags: (index) => {
      const own = category(index).name.toLowerCase();
      return isNew(ageDays(index)) ? [own, "new"] : [own];
    },
    rating: (index) => (columns.ratings()[index] ?? 0) / 10,
    ageDays,
    options: (index) =>
      options(index).map(({ name, values }) => ({
        name,
        labels: values.map(({ label }) => label),
      })),
    isMoving: () => false,
    price: (index, market) => priceIn(generatedMarket(market), columns.prices()[index] ?? 0),
    isStocked: (index) => {
      const draw: Draw = (field) => keyedRandom(seed, "detail", index, field);
      if (chooseStock(draw, 0) > 0) return true;
      return combinationsOf(options(index)).some((_, position) => chooseStock(draw, position) > 0);
    },
  };
}

type PointsAt = (index: number) => number;

/** Scores generated products against the words of a query, without building the products. */
function wordScorer(seed: number, columns: ChoiceColumns): SearchFacts["scorer"] {
  return (words) => {
    const [first = () => 0, ...others] = words.map((word) => pointsOf(seed, columns, stemOf(word)));
    if (others.length === 0) return first;
    return (index) => {
      let score = first(index);
      if (score === 0) return 0;
      for (const pointsAt of others) {
        const points = pointsAt(index);
        if (points === 0) return 0;
        score += points;
      }
      return score;
    };
  };
}

/** Scores one word. A column of choices is derived only if a text of its vocabulary contains the word. */
function pointsOf(seed: number, columns: ChoiceColumns, stem: string): PointsAt {
  const { inStyles, inNouns, inModels, inBrands, nearNouns, inNew } = placesOf(stem);
  const style = inStyles.includes(1) ? columns.styles() : undefined;
  const brand = inBrands.includes(1) ? columns.brands() : undefined;
  const noun = columns.nouns();
  return (index) => {
    const at = noun[index] ?? 0;
    if (inNouns[at] || (style && inStyles[style[index] ?? 0])) return wordPoints.title;
    if (inModels[at] && modelAt(seed, index).includes(stem)) return wordPoints.title;
    if (nearNouns[at] || (brand && inBrands[brand[index] ?? 0])) return wordPoints.near;
    return inNew && isNew(columns.ageDays()[index] ?? 0) ? wordPoints.tag : 0;
  };
}

function modelAt(seed: number, index: number): string {
  return chooseModel((field) => keyedRandom(seed, "product", index, field)).toLowerCase();
}

/** Where the vocabulary contains a word: 1 for each text that contains it, at the index of the text. */
interface WordPlaces {
  readonly inStyles: Uint8Array;
  readonly inNouns: Uint8Array;
  /** Nouns whose products have a model number that may contain the word. */
  readonly inModels: Uint8Array;
  readonly inBrands: Uint8Array;
  /** Nouns whose category or department contains the word. The tag of a category is the same text. */
  readonly nearNouns: Uint8Array;
  readonly inNew: boolean;
}

/** A word contains no space, so it is in a title exactly if it is in one of the parts that spaces separate. */
function placesOf(stem: string): WordPlaces {
  const holds = (text: string) => text.toLowerCase().includes(stem);
  const maybeModel = /^(?:[a-z]\d{0,3}|\d{1,3})$/.test(stem);
  return {
    inStyles: marks(styles, holds),
    inNouns: marks(nouns, ({ noun }) => holds(noun)),
    inModels: marks(nouns, ({ category }) => maybeModel && hasModel(category)),
    inBrands: marks(brands, holds),
    nearNouns: marks(nouns, ({ category }) => holds(`${category.name} ${category.department}`)),
    inNew: holds("new"),
  };
}

function marks<Item>(items: readonly Item[], test: (item: Item) => boolean): Uint8Array {
  return Uint8Array.from(items, (item) => (test(item) ? 1 : 0));
}
