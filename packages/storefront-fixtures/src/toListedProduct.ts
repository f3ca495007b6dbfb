import { toDecimal } from "./internal/values/money.ts";
import type { CatalogPage } from "./store-results.ts";
import type { ListedProduct, Product, ProductPage } from "./types.ts";

/**
 * Converts a product to the form of the service description, with prices in decimals.
 *
 * @example
 * toListedProduct([...createStore().products()][0]).currency; // => "USD"
 */
export function toListedProduct(product: Product): ListedProduct {
  const { amount, currency } = product.price_range.min;
  const image = product.media[0]?.url;
  return {
    id: product.id,
    name: product.title,
    price: toDecimal(amount, currency),
    currency,
    handle: product.handle,
    brand: product.brand,
    description: product.description.plain,
    categories: product.categories.map(({ value }) => value),
    tags: product.tags,
    available: product.variants.some(({ availability }) => availability.available),
    ...(image === undefined ? {} : { image_url: image }),
    ...(product.rating
      ? { rating: { value: product.rating.value, count: product.rating.count } }
      : {}),
    options: product.options,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.title,
      sku: variant.sku,
      options: variant.options,
      price: toDecimal(variant.price.amount, currency),
      ...(variant.list_price ? { list_price: toDecimal(variant.list_price.amount, currency) } : {}),
      available: variant.availability.available,
      availability: variant.availability.status,
      stock: variant.stock,
    })),
  };
}

/**
 * Converts a page of the catalogue to prices in decimals.
 *
 * @example
 * toProductPage(createStore().execute({ type: "search_catalog" })).products.length; // => 10
 */
export function toProductPage(page: CatalogPage): ProductPage {
  const { products, next_cursor, total_count } = page;
  return { products: products.map(toListedProduct), next_cursor, total_count };
}
