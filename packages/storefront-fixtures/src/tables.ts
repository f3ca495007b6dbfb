import { deepFreeze } from "@almanac/kernel/objects/objects";
import * as limitTable from "./data/cart-limits.ts";
import * as sizeTable from "./data/catalog-sizes.ts";
import * as marketTable from "./data/markets.ts";
import * as paymentTable from "./data/payment-tokens.ts";
import * as sortTable from "./data/product-sorts.ts";
import * as scenarioTable from "./data/scenarios.ts";

/**
 * The maximum number of lines in a cart, and of units in one cart action of the
 * service description.
 *
 * @example
 * cartLimits().lines; // => 100
 */
export function cartLimits(): typeof limitTable.cartLimits {
  return deepFreeze(limitTable.cartLimits);
}

/**
 * The number of products in a generated catalogue of each size.
 *
 * @example
 * catalogSizes().standard; // => 120
 */
export function catalogSizes(): typeof sizeTable.catalogSizes {
  return deepFreeze(sizeTable.catalogSizes);
}

/**
 * The markets of the generated shop: where each is, its currency, and the pattern of its
 * prices. Synthetic.
 *
 * @example
 * markets().map(({ currency }) => currency); // => ["USD", "EUR", "GBP", "JPY", "KWD"]
 */
export function markets(): readonly marketTable.GeneratedMarket[] {
  return deepFreeze(marketTable.markets);
}

/**
 * The scenarios that break the shop on purpose. Each is data, and has the same effect on every run.
 *
 * @example
 * scenarios()[0]?.id; // => "latency"
 */
export function scenarios(): typeof scenarioTable.scenarios {
  return deepFreeze(scenarioTable.scenarios);
}

/**
 * Payment tokens, and the outcome of a payment with each.
 *
 * @example
 * paymentTokens().success_token; // => "success"
 */
export function paymentTokens(): typeof paymentTable.paymentTokens {
  return deepFreeze(paymentTable.paymentTokens);
}

/**
 * Test card numbers, and the outcome of a payment with each. Any other number is declined.
 *
 * @example
 * testCards()["4242424242424242"]; // => "success"
 */
export function testCards(): typeof paymentTable.testCards {
  return deepFreeze(paymentTable.testCards);
}

/**
 * The orders in which a list of products can be sorted. Equal products keep the order of
 * the catalogue.
 *
 * @example
 * productSorts().includes("price_asc"); // => true
 */
export function productSorts(): typeof sortTable.productSorts {
  return deepFreeze(sortTable.productSorts);
}
