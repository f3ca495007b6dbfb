import type { Shop } from "../engine/shop.ts";
import type { Turn } from "../engine/turn.ts";
import type { Offer } from "./offer.ts";
import type { RawVariant } from "./raw-product.ts";

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
