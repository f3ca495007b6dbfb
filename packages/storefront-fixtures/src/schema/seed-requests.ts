import * as z from "zod";
import { pageLimits } from "../data/page-limits.ts";
import { productSorts } from "../data/product-sorts.ts";
import { addressSchema } from "./buyer.ts";

/** The body of `POST /carts`. */
export const cartActionSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      action: z.enum(["add", "update", "remove"]).describe("What to do"),
      product_id: z
        .string()
        .min(1)
        .max(200)
        .describe("A variant's id, or that of a product with one variant"),
      quantity: z
        .int()
        .min(0)
        .max(999)
        .optional()
        .describe("1 to 999. Default with `add`: 1. With `update`, 0 removes the line"),
      cart_id: z.string().max(200).optional().describe("Without it, `add` creates a new cart"),
    })
    .meta({
      id: "CartAction",
      description: "Adds units, sets the units of a line, or removes a line.",
      // This product is in the shop of seed 1, which a server opens by default.
      examples: [{ action: "add", product_id: "prd_quiet-saucepan_n3j0", quantity: 2 }],
    }))();

// A text can fail at the pattern or at the range, and any other value at the union. All have the
// same message.
const page = `a whole number from 1 to ${pageLimits.most}`;
const pageText = z.union(
  [
    z.int().min(1, page).max(pageLimits.most, page),
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/, { error: page, abort: true })
      .refine((text) => Number(text) <= pageLimits.most, page),
  ],
  page,
);
const decimal = /^\d{1,12}(\.\d{1,4})?$/;
const amount = "a decimal number of at least 0";
const amountText = z.union([z.number().min(0, amount), z.string().regex(decimal, amount)], amount);
const rating = "a number from 0 to 5";
const ratingText = z.union(
  [
    z.number().min(0, rating).max(5, rating),
    z
      .string()
      .regex(decimal, { error: rating, abort: true })
      .refine((text) => Number(text) <= 5, rating),
  ],
  rating,
);

/** The query of `GET /products`, as texts or as numbers. */
export const productQuerySchema = z
  .strictObject({
    q: z.string().max(1000).optional().describe("Words that must all be found"),
    category: z.string().max(200).optional().describe("A department or a category"),
    brand: z.string().max(200).optional().describe("The brand"),
    tag: z.string().max(200).optional().describe("A tag"),
    min_price: amountText.optional().describe("Decimal, included"),
    max_price: amountText.optional().describe("Decimal, included"),
    min_rating: ratingText.optional().describe("0 to 5"),
    in_stock: z
      .union([z.boolean(), z.enum(["true", "false"])], "true or false")
      .optional()
      .describe("Only what can be bought now, or only what cannot"),
    sort: z
      .enum(productSorts)
      .optional()
      .describe("Order of the list; equal products keep catalogue order"),
    limit: pageText.optional().describe("Default: 10, at most 50"),
    cursor: z.string().max(500).optional().describe("next_cursor of the previous page"),
    market: z.string().max(20).optional().describe("US, DE, GB, JP or KW"),
  })
  .meta({ id: "ProductQuery", description: "Filters, order and page of the list of products." });

/** The request that starts the checkout of a cart, an addition to the service description. */
export const checkoutRequestSchema = z
  .strictObject({
    email: z.string().max(500).optional().describe("The buyer's e-mail address"),
    first_name: z.string().max(500).optional().describe("The buyer's first name"),
    last_name: z.string().max(500).optional().describe("The buyer's last name"),
    address: addressSchema.omit({ id: true }).optional().describe("Delivery address"),
    delivery_option: z
      .string()
      .max(200)
      .optional()
      .describe("An id of delivery_options. Default: the cheapest"),
    discount_codes: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .describe("Codes that replace those of the cart"),
  })
  .meta({
    id: "CheckoutRequest",
    description: "Buyer, address, delivery option and discount codes.",
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

export const completeRequestSchema = z
  .strictObject({
    payment_token: z.string().max(4000).describe("One of the test tokens, or a test card"),
  })
  .meta({
    id: "CompleteRequest",
    description: "The payment of a checkout.",
    examples: [{ payment_token: "success_token" }],
  });

export const cancelRequestSchema = z
  .strictObject({
    reason: z.string().max(500).optional().describe("The reason in words"),
  })
  .meta({
    id: "CancelRequest",
    description: "The cancellation of an order.",
    examples: [{ reason: "Ordered by mistake." }],
  });
