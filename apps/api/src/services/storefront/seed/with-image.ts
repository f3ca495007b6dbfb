import type { SelectedShop } from "../http/select-shop.ts";

/** Pictures are on this host: those of a sandbox below its prefix. */
export function withImage<Product extends { readonly image_url?: string | undefined }>(
  product: Product,
  { sandbox }: SelectedShop,
): Product {
  const url = product.image_url;
  return sandbox !== undefined && url?.startsWith("/")
    ? { ...product, image_url: `/s/${sandbox.id}${url}` }
    : product;
}
