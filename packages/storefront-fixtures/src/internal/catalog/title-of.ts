import type { Offer } from "./offer.ts";

export function titleOf({ product, variant }: Offer): string {
  return variant.options.length === 0 ? product.title : `${product.title} (${variant.title})`;
}
