import * as z from "zod";

export * from "@almanac/storefront-fixtures/schema";

const id = (description: string, example: string) =>
  z.string().min(1).max(200).meta({ description, example });

export const productParamsSchema = z.object({
  product_id: id("Id of a product or of one of its variants", "prd_quiet-saucepan_n3j0"),
});

export const cartParamsSchema = z.object({
  cart_id: id("Id of a cart, from the answer that created it", "cart_pqabz3bb486wma3zy916aq9zrc"),
});

export const checkoutParamsSchema = z.object({
  checkout_id: id(
    "Id of a checkout, from the answer that started it",
    "chk_mgvn2tam2t99nvy7xkrf8nxqs0",
  ),
});

export const orderParamsSchema = z.object({
  order_id: id("Id of an order, from the completed checkout", "ord_5qa570eymhhhkhxvjx755dvenc"),
});
