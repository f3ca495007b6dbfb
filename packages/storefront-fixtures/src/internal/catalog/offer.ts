import { show } from "@almanac/kernel/messages/show";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import type { Place, RawProduct, RawVariant } from "./raw-product.ts";

/** A variant and its product. */
export interface Offer {
  readonly index: number;
  readonly product: RawProduct;
  readonly variant: RawVariant;
}

/** Finds a variant by its id, or by the id of a product with one variant; undefined for any other id. */
export function findOffer(shop: Shop, id: string): Offer | undefined {
  const place = shop.catalog.locate(id);
  return place && offerAt(shop, place);
}

function offerAt(shop: Shop, place: Place): Offer | undefined {
  const product = shop.catalog.product(place.index);
  const position = place.variant ?? (product.variants.length === 1 ? 0 : undefined);
  const variant = position === undefined ? undefined : product.variants[position];
  return variant && { index: place.index, product, variant };
}

/** As {@link findOffer}, but throws if there is no such id, or if the product has several variants. */
export function getOffer(
  shop: Shop,
  id: string,
  path: (string | number)[] = ["product_id"],
): Offer {
  const place = shop.catalog.locate(id);
  const offer = place && offerAt(shop, place);
  if (offer) return offer;
  if (!place) {
    refuse(
      "product_not_found",
      `There is no product ${show(id)}. The catalogue lists the existing ids.`,
      path,
    );
  }
  const ids = shop.catalog.product(place.index).variants.map((variant) => variant.id);
  refuse(
    "variant_required",
    `${show(id)} comes in ${ids.length} variants. Send the id of one: ${ids.join(", ")}.`,
    path,
    { variant_ids: ids },
  );
}
