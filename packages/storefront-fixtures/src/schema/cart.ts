import * as z from "zod";
import { buyerSchema, shoppingContextSchema } from "./buyer.ts";

export const totalSchema = z
  .object({
    type: z
      .enum(["subtotal", "items_discount", "discount", "fulfillment", "tax", "fee", "total"])
      .describe("Kind of entry"),
    amount: z.int().describe("Minor units of the currency; discounts are negative"),
    display_text: z.string().describe("Label for the buyer"),
    lines: z
      .array(
        z.object({
          display_text: z.string().describe("Label for the buyer"),
          amount: z.int().describe("Minor units of the currency"),
        }),
      )
      .optional()
      .describe("The parts that the amount is the sum of"),
  })
  .meta({
    id: "Total",
    description: "One entry of a sum. All entries except `total` add up to `total`.",
  });

const severities = [
  "recoverable",
  "requires_buyer_input",
  "requires_buyer_review",
  "unrecoverable",
] as const;

export const messageSchema = z
  .object({
    type: z.enum(["error", "warning", "info"]).describe("Kind of message"),
    code: z.string().describe("Code of the message, such as `price_changed`"),
    content: z.string().describe("The message in a sentence for people"),
    path: z.string().optional().describe("The field that it is about: JSONPath, RFC 9535"),
    severity: z.enum(severities).optional().describe("Who can resolve an error"),
    presentation: z
      .enum(["notice", "disclosure"])
      .optional()
      .describe("How a warning must be shown; a `disclosure` must not be hidden"),
  })
  .meta({
    id: "StoreMessage",
    description: "A message of the shop about a cart, a checkout or an order.",
  });

export const lineItemSchema = z
  .object({
    id: z.string().describe("Id of the line"),
    item: z
      .object({
        id: z.string().describe("The variant"),
        product_id: z.string().describe("The product of the variant"),
        title: z.string().describe("Title of product and variant"),
        price: z.int().min(0).describe("Price of one unit, in minor units"),
        image_url: z.string().optional().describe("Path of a picture on the shop's own host"),
      })
      .describe("The variant that the line contains"),
    quantity: z.int().min(1).describe("Units"),
    totals: z.array(totalSchema).describe("Subtotal, discount and total of the line"),
    parent_id: z.string().optional().describe("Line of the bundle that this line is part of"),
  })
  .describe("A line of a cart or a checkout.");

export const appliedDiscountSchema = z
  .object({
    code: z
      .string()
      .optional()
      .describe("The code; absent if the shop applies the discount without one"),
    title: z.string().describe("Name for the buyer"),
    amount: z.int().min(0).describe("Amount of the discount, in minor units"),
    automatic: z.boolean().describe("Whether the shop applies it without a code"),
    method: z
      .enum(["each", "across"])
      .describe("`each`: off the eligible lines; `across`: off the whole cart"),
    priority: z.int().min(1).describe("Place in the order of application"),
    allocations: z
      .array(
        z.object({
          path: z.string().describe("The line: JSONPath, RFC 9535"),
          amount: z.int().describe("Part of the line, in minor units"),
        }),
      )
      .describe("Parts by line, which add up to `amount`; empty for free delivery"),
  })
  .describe(
    "A discount that applies. With allocations it is part of `items_discount`, without them of `discount`.",
  );

export const discountsSchema = z
  .object({
    codes: z.array(z.string()).describe("Codes that were sent, whether they apply or not"),
    applied: z.array(appliedDiscountSchema).describe("Discounts that apply"),
  })
  .describe("Codes that were sent, and discounts that apply.");

export const storeCartSchema = z
  .object({
    id: z.string().describe("Id of the cart"),
    version: z.int().min(1).describe("Version, which rises with every change: the ETag"),
    market: z.string().describe("Market whose prices apply"),
    currency: z.string().describe("Currency of all amounts, ISO 4217"),
    line_items: z.array(lineItemSchema).describe("The lines, in the order of their creation"),
    buyer: buyerSchema.optional(),
    context: shoppingContextSchema.optional(),
    discounts: discountsSchema,
    totals: z.array(totalSchema).describe("Totals, `total` last"),
    messages: z.array(messageSchema).describe("Messages about the cart"),
    checkout_id: z.string().optional().describe("The open checkout of the cart"),
    created_at: z.string().describe("When the cart was created, RFC 3339"),
    updated_at: z.string().describe("When the cart last changed, RFC 3339"),
  })
  .meta({ id: "StoreCart", description: "A cart, amounts in integer minor units." });
