import type { SelectedShop } from "../http/select-shop.ts";

/** Puts the prefix of a sandbox before the path of a product image. */
export function withImage<Product extends { readonly image_url?: string | undefined }>(
  product: Product,
  { sandbox }: SelectedShop,
): Product {
  const url = product.image_url;
  return sandbox !== undefined && url?.startsWith("/")
    ? { ...product, image_url: `/s/${sandbox.id}${url}` }
    : product;
}
