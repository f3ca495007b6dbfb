import * as z from "zod";
import { addressSchema } from "./schema/buyer.ts";
import { productSorts } from "./schema/catalog.ts";
import { messageSchema } from "./schema/message.ts";

const decimal = z.number().meta({ description: "Decimal amount, exact to the currency's places" });
const currency = z.string().meta({ description: "ISO 4217" });

/** One thing to do to a cart: the body of `POST /carts`. */
export const cartActionSchema = z
  .strictObject({
    action: z.enum(["add", "update", "remove"]),
    product_id: z.string().min(1).max(200).meta({
      description: "A variant's id, or that of a product with one variant",
    }),
    quantity: z.int().min(0).max(999).optional().meta({
      description:
        "1 to 999; 1 if left out with add; 0 only with update, where it removes the line",
    }),
    cart_id: z.string().max(200).optional().meta({
      description: "Left out with add: a new cart",
    }),
  })
  .meta({
    id: "CartAction",
    description: "Adds units, sets the units of a line, or removes a line.",
    // In the shop of seed 1, the default of a server.
    examples: [{ action: "add", product_id: "prd_quiet-saucepan_n3j0", quantity: 2 }],
  });

/** The cart of the service description. */
export const cartSchema = z
  .object({
    cart_id: z.string(),
    items: z.array(
      z.object({
        product_id: z.string(),
        name: z.string(),
        quantity: z.int(),
        unit_price: decimal,
      }),
    ),
    total: decimal.meta({ description: "Sum of the lines; no tax, no delivery" }),
    currency,
    version: z.int().meta({ description: "Grows with every change; also the ETag" }),
  })
  .meta({ id: "Cart", description: "The lines and the running total." });

const listedVariantSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), label: z.string() })),
  price: decimal,
  list_price: decimal.optional(),
  available: z.boolean(),
  availability: z.string(),
  stock: z.int(),
});

/** A product as the catalogue lists it. */
export const listedProductSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    price: decimal.meta({ description: "The lowest of its variants" }),
    currency,
    handle: z.string(),
    brand: z.string(),
    description: z.string(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    available: z.boolean(),
    image_url: z.string().optional(),
    rating: z.object({ value: z.number(), count: z.int() }).optional(),
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    variants: z.array(listedVariantSchema),
  })
  .meta({ id: "ListedProduct" });

/** One page of the catalogue. */
export const productPageSchema = z
  .object({
    products: z.array(listedProductSchema),
    next_cursor: z.string().nullable().meta({ description: "null on the last page" }),
    total_count: z.int(),
  })
  .meta({ id: "ProductPage" });

const wholeText = z.union(
  [z.int().min(1), z.string().regex(/^[1-9]\d{0,8}$/)],
  "Send a whole number from 1",
);
const amountText = z.union(
  [z.number().min(0), z.string().regex(/^\d{1,12}(\.\d{1,4})?$/)],
  "Send a decimal number of at least 0",
);

/** What narrows and orders the list of products: the query of `GET /products`, as texts or as numbers. */
export const productQuerySchema = z
  .strictObject({
    q: z.string().max(1000).optional().meta({ description: "Words that must all be found" }),
    category: z.string().max(200).optional(),
    brand: z.string().max(200).optional(),
    tag: z.string().max(200).optional(),
    min_price: amountText.optional().meta({ description: "Decimal, included" }),
    max_price: amountText.optional().meta({ description: "Decimal, included" }),
    min_rating: amountText.optional().meta({ description: "0 to 5" }),
    in_stock: z
      .union([z.boolean(), z.enum(["true", "false"])], "Send true or false")
      .optional()
      .meta({ description: "Only what can be bought now, or only what cannot" }),
    sort: z.enum(productSorts).optional().meta({ description: "Ties are in catalogue order" }),
    limit: wholeText.optional().meta({ description: "10 unless given, at most 50" }),
    cursor: z.string().max(500).optional().meta({ description: "next_cursor of the page before" }),
    market: z.string().max(20).optional().meta({ description: "US, DE, GB, JP or KW" }),
  })
  .meta({ id: "ProductQuery" });

/** What starts a checkout of a cart, beyond the service description. */
export const checkoutRequestSchema = z
  .strictObject({
    email: z.string().max(500).optional(),
    first_name: z.string().max(500).optional(),
    last_name: z.string().max(500).optional(),
    address: addressSchema.omit({ id: true }).optional(),
    delivery_option: z.string().max(200).optional().meta({
      description: "An id of delivery_options; the cheapest unless given",
    }),
    discount_codes: z.array(z.string().max(100)).max(20).optional(),
  })
  .meta({
    id: "CheckoutRequest",
    examples: [
      {
        email: "ada@shop.example",
        address: {
          street_address: "1 Loop Road",
          address_locality: "Springfield",
          address_region: "NY",
          postal_code: "12345",
          address_country: "US",
        },
      },
    ],
  });

/** How a checkout is paid: one of the test tokens, or a test card. */
export const completeRequestSchema = z
  .strictObject({ payment_token: z.string().max(4000) })
  .meta({ id: "CompleteRequest", examples: [{ payment_token: "success_token" }] });

const sums = {
  currency,
  subtotal: decimal,
  discount: decimal,
  delivery: decimal,
  tax: decimal,
  fee: decimal,
  total: decimal,
};

/** A checkout in decimals. */
export const seedCheckoutSchema = z
  .object({
    checkout_id: z.string(),
    cart_id: z.string().optional(),
    status: z.string(),
    items: cartSchema.shape.items,
    delivery_options: z.array(
      z.object({ id: z.string(), title: z.string(), price: decimal, selected: z.boolean() }),
    ),
    ...sums,
    messages: z.array(messageSchema),
    order_id: z.string().optional(),
    expires_at: z.string(),
    version: z.int(),
  })
  .meta({ id: "Checkout" });

/** An order in decimals. */
export const seedOrderSchema = z
  .object({
    order_id: z.string(),
    checkout_id: z.string(),
    status: z.string(),
    items: z.array(
      cartSchema.shape.items.element.extend({ fulfilled: z.int(), status: z.string() }),
    ),
    ...sums,
    refunded: decimal,
    events: z.array(
      z.object({
        type: z.string(),
        occurred_at: z.string(),
        tracking_number: z.string().optional(),
      }),
    ),
    placed_at: z.string(),
    version: z.int(),
  })
  .meta({ id: "Order" });

export type CartAction = z.infer<typeof cartActionSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type ListedProduct = z.infer<typeof listedProductSchema>;
export type ProductQuery = z.infer<typeof productQuerySchema>;
export type ProductPage = z.infer<typeof productPageSchema>;
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;
export type CompleteRequest = z.infer<typeof completeRequestSchema>;
export type SeedCheckout = z.infer<typeof seedCheckoutSchema>;
export type SeedOrder = z.infer<typeof seedOrderSchema>;
