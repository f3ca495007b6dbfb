import { brands, styles } from "../../../data/words.ts";
import { keyed } from "../../engine/keyed.ts";
import { type Facts, stemOf, wordPoints } from "../facts.ts";
import { type ChoiceColumns, categoryOf, nouns } from "./choice-columns.ts";
import {
  chooseModel,
  chooseOptions,
  chooseStock,
  chooseTitle,
  type Draw,
  hasModel,
  isNew,
} from "./choices.ts";
import { combinationsOf } from "./combinations.ts";
import { generatedMarket, priceIn } from "./price-list.ts";

/** Facts of the products that are nothing special: read from what the generator chooses, without making the product. */
export function generatedFacts(seed: number, columns: ChoiceColumns): Facts {
  const productDraw =
    (index: number): Draw =>
    (field) =>
      keyed(seed, "product", index, field);
  const category = (index: number) => categoryOf(columns.nouns()[index]);
  const options = (index: number) => chooseOptions(productDraw(index), category(index));
  const ageDays = (index: number) => columns.ageDays()[index] ?? 0;
  const modelOf = (index: number) => chooseModel(productDraw(index)).toLowerCase();
  /** Points of one word. A column of choices is derived only where a text of its vocabulary holds the word. */
  const pointsOf = (stem: string): ((index: number) => number) => {
    const { inStyles, inNouns, inModels, inBrands, nearNouns, inNew } = placesOf(stem);
    const style = inStyles.includes(1) ? columns.styles() : undefined;
    const brand = inBrands.includes(1) ? columns.brands() : undefined;
    const noun = columns.nouns();
    return (index) => {
      const at = noun[index] ?? 0;
      if (inNouns[at] || (style && inStyles[style[index] ?? 0])) return wordPoints.title;
      if (inModels[at] && modelOf(index).includes(stem)) return wordPoints.title;
      if (nearNouns[at] || (brand && inBrands[brand[index] ?? 0])) return wordPoints.near;
      return inNew && isNew(ageDays(index)) ? wordPoints.tag : 0;
    };
  };
  return {
    scorer: (words) => {
      const [first = () => 0, ...others] = words.map((word) => pointsOf(stemOf(word)));
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
    },
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
      const draw: Draw = (field) => keyed(seed, "detail", index, field);
      if (chooseStock(draw, 0) > 0) return true;
      return combinationsOf(options(index)).some((_, position) => chooseStock(draw, position) > 0);
    },
  };
}

/** Where in the vocabulary a word is: 1 for each text that holds it, by the place of the text in its list. */
interface WordPlaces {
  readonly inStyles: Uint8Array;
  readonly inNouns: Uint8Array;
  /** Nouns whose products have a model number that the word may be part of. */
  readonly inModels: Uint8Array;
  readonly inBrands: Uint8Array;
  /** Nouns whose category or department holds the word; the tag of a category is the same text. */
  readonly nearNouns: Uint8Array;
  readonly inNew: boolean;
}

/** A word holds no space, so a title whose parts are joined by spaces holds it where one of its parts does. */
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
