import { present } from "@almanac/kernel/objects/objects";
import type { CatalogLookup, CatalogPage, ProductDetail } from "../../store-results.ts";
import type { Product, Variant } from "../../types.ts";
import { type RenderContext, responseMeta } from "../envelope.ts";
import { maxPage } from "../to-command.ts";
import { absolute, renderUnitPrice } from "./cart-elements.ts";

/**
 * `limit` is the page size that was requested. If it is too large, the answer says that the page
 * was made smaller.
 */
export function renderPage(page: CatalogPage, context: RenderContext, limit = 0) {
  return present({
    ucp: responseMeta(context, "search"),
    products: page.products.map((product) => renderProduct(product, context)),
    pagination: {
      has_next_page: page.next_cursor !== null,
      ...(page.next_cursor === null ? {} : { cursor: page.next_cursor }),
      total_count: page.total_count,
    },
    messages:
      limit <= maxPage
        ? undefined
        : [
            {
              type: "info",
              code: "page_size_reduced",
              content: `A page has at most ${maxPage} products; ${limit} were requested. Send the cursor to read the next page.`,
              content_type: "plain",
            },
          ],
  });
}

/** Shows only variants that were found by one of the requested ids, each with those ids. */
export function renderLookup(found: CatalogLookup, context: RenderContext) {
  const products = found.products.map((product) => {
    const inputsOf = (variantId: string) =>
      found.matches
        .filter((match) => match.product_id === product.id && match.variant_id === variantId)
        .map(({ id, match }) => ({ id, match }));
    return {
      ...renderProduct(product, context),
      variants: product.variants.flatMap((variant) => {
        const inputs = inputsOf(variant.id);
        return inputs.length > 0 ? [{ ...renderVariant(variant, product, context), inputs }] : [];
      }),
    };
  });
  return present({
    ucp: responseMeta(context, "lookup"),
    products: products.filter(({ variants }) => variants.length > 0),
    messages:
      found.not_found.length === 0
        ? undefined
        : found.not_found.map((id) => ({
            type: "info",
            code: "not_found",
            content: id,
            content_type: "plain",
          })),
  });
}

/**
 * A variant that was requested by its id comes first, even if others have the same options
 * (lookup.md, "Resolution Behavior").
 */
export function renderDetail(detail: ProductDetail, context: RenderContext, askedId: string) {
  const { variants } = detail.product;
  const named = variants.filter(({ id }) => id === askedId);
  const product = { ...detail.product, variants: [...new Set([...named, ...variants])] };
  const disclosures = detail.product.disclosures.map(({ code, content }) => ({
    type: "warning",
    code,
    content,
    content_type: "plain",
    path: "$.product",
    presentation: "disclosure",
  }));
  const { metadata, ...shown } = renderProduct(product, context);
  return present({
    ucp: responseMeta(context, "lookup"),
    product: {
      ...shown,
      // The standard has no reviews. Metadata is what a shop adds (product.json).
      metadata: { ...metadata, ...reviewsOf(detail.reviews) },
      selected: detail.selected,
      options: detail.options,
    },
    messages: disclosures.length > 0 ? disclosures : undefined,
  });
}

/** How many reviews are shown. */
export const mostReviews = 20;

function reviewsOf(reviews: ProductDetail["reviews"]) {
  return reviews.length === 0 ? {} : { reviews: reviews.slice(0, mostReviews) };
}

function renderProduct(product: Product, context: RenderContext) {
  return present({
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    categories: product.categories,
    price_range: product.price_range,
    list_price_range: product.list_price_range,
    media: renderMedia(product.media, context),
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map((label) => ({ label })),
    })),
    variants: product.variants.map((variant) => renderVariant(variant, product, context)),
    rating: product.rating,
    tags: product.tags,
    metadata: present({
      brand: product.brand,
      specs: product.specs,
      shipping_class: product.shipping_class,
      max_per_order: product.max_per_order,
      age_restricted: product.age_restricted,
      countries: product.countries,
      bundle: product.bundle,
      sale: product.sale,
    }),
  });
}

function renderVariant(variant: Variant, product: Product, context: RenderContext) {
  return present({
    id: variant.id,
    sku: variant.sku,
    barcodes: [{ type: "gtin", value: variant.gtin }],
    title: variant.title,
    description: product.description,
    price: variant.price,
    list_price: variant.list_price,
    unit_price: variant.unit_price && renderUnitPrice(variant.unit_price, context.version),
    availability: variant.availability,
    options: variant.options,
    media: renderMedia(variant.media, context),
    seller: { name: product.seller.name },
    metadata: {
      stock: variant.stock,
      weight_g: variant.weight_g,
      dimensions_mm: variant.dimensions_mm,
    },
  });
}

function renderMedia(media: Product["media"], { base }: RenderContext) {
  return media.map((entry) => ({ ...entry, url: absolute(entry.url, base) }));
}
