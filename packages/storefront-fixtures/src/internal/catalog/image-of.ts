import type { Shop } from "../engine/shop.ts";
import { drawImage } from "./draw-image.ts";
import { findOffer } from "./offer.ts";

const usualPx = 600;

/** The picture of a variant, 16 to 2,000 pixels wide; undefined if it has none. */
export function imageOf(shop: Shop, variantId: string, widthPx = usualPx): string | undefined {
  const offer = findOffer(shop, variantId);
  const wanted = Math.round(Number.isFinite(widthPx) ? widthPx : usualPx);
  const width = Math.min(2000, Math.max(16, wanted));
  return offer && offer.variant.media.length > 0 ? drawImage(offer, width) : undefined;
}
