import { show } from "@almanac/kernel/messages/show";
import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
import type { Place, RawPrice, RawProduct, RawVariant } from "./raw-product.ts";

/** A variant and its product. */
export interface Offer {
  readonly index: number;
  readonly product: RawProduct;
  readonly variant: RawVariant;
}

/**
 * Finds a variant by its id, or by the id of a product with one variant; undefined for any
 * other id.
 */
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

/**
 * As {@link findOffer}, but throws if there is no such id, or if the product has several variants.
 */
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

/** Units on hand. */
export function stockOf(shop: Shop, variant: RawVariant): number {
  return shop.records.get<{ units: number }>("stock", variant.id)?.units ?? variant.stock;
}

/** Units that can be sold: unlimited if the product can be ordered before it is in stock. */
export function sellable(shop: Shop, { product, variant }: Offer): number {
  return product.status === "backorder" ? Number.MAX_SAFE_INTEGER : stockOf(shop, variant);
}

export function putStock(turn: Turn, variantId: string, units: number): void {
  const { shop } = turn;
  shop.records.put("stock", variantId, { units });
  turn.emit("stock.changed", variantId, { stock: units });
}

const dayMs = 86_400_000;

/**
 * The present price: the one that `set_price` set, else that of the catalogue, reduced during
 * a sale.
 */
export function priceNow(shop: Shop, { product, variant }: Offer, market: string): RawPrice {
  const made = variant.price(market);
  const set = shop.records.get<{ amount: number }>("price", `${market} ${variant.id}`);
  if (set) return { ...made, amount: set.amount };
  const sale = product.saleDays;
  if (!sale || made.list === undefined) return made;
  const day = (shop.now() - shop.settings.startAt) / dayMs;
  return day >= -sale[0] && day < sale[1] ? made : { amount: made.list };
}

export function putPrice(
  shop: Shop,
  variantId: string,
  market: string,
  amount: number | null,
): void {
  const key = `${market} ${variantId}`;
  if (amount === null) shop.records.delete("price", key);
  else shop.records.put("price", key, { amount });
}

export function titleOf({ product, variant }: Offer): string {
  return variant.options.length === 0 ? product.title : `${product.title} (${variant.title})`;
}

/** Sets the price of a variant in one market; null restores the price of the catalogue. */
export function setPrice(
  turn: Turn,
  { variant_id: id, amount, market }: CommandOf<"set_price">,
): CommandResults["set_price"] {
  const { shop } = turn;
  const { variant } = getOffer(shop, id, ["variant_id"]);
  putPrice(shop, variant.id, shop.marketOf(market).id, amount);
  turn.emit("price.changed", variant.id, { amount });
  return { variant_id: variant.id, amount };
}

export function setStock(
  turn: Turn,
  { variant_id: id, stock }: CommandOf<"set_stock">,
): CommandResults["set_stock"] {
  const { variant } = getOffer(turn.shop, id, ["variant_id"]);
  putStock(turn, variant.id, stock);
  return { variant_id: variant.id, stock };
}
