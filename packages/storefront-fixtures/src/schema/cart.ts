import * as z from "zod";
import { buyerSchema, shoppingContextSchema } from "./buyer.ts";
import { discountsSchema } from "./discount.ts";
import { lineItemSchema } from "./line-item.ts";
import { messageSchema } from "./message.ts";
import { totalSchema } from "./total.ts";

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
