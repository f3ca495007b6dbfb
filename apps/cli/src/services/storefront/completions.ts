import { catalogSizes, markets, productSorts, scenarios } from "@almanac/storefront-fixtures";
import { type Completions, plainOffers } from "../../complete/completions.ts";

const offerScenarios = () =>
  scenarios().map(({ id, description }) => ({ value: id, help: description }));

export const completions: Completions = {
  "--scenario": offerScenarios,
  "scenarios <id>": offerScenarios,
  "--sort": () => plainOffers(productSorts()),
  "--size": () =>
    Object.entries(catalogSizes()).map(([value, count]) => ({ value, help: `${count} products` })),
  "--market": () => markets().map(({ id, currency }) => ({ value: id, help: currency })),
};
