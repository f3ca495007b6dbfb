import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { brands } from "../../../data/product-words.ts";
import type { SearchFacts } from "../search-facts.ts";
import { type ChoiceColumns, categoryOf } from "./choice-columns.ts";
import { chooseOptions, chooseStock, chooseTitle, type Draw, isNew } from "./choices.ts";
import { combinationsOf } from "./combinations.ts";
import { generatedMarket, priceIn } from "./price-list.ts";
import { wordScorer } from "./word-scorer.ts";

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
