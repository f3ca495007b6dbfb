import * as z from "zod";
import { cartLimits } from "../data/cart-limits.ts";
import { copyJson } from "../internal/values/copy-json.ts";
import { addressSchema, buyerSchema, shoppingContextSchema } from "./buyer.ts";

export const id = z.string().min(1).max(200);

export const market = z.string().max(20).optional().describe("US, DE, GB, JP or KW");

const allowedQuantity = "a whole number from 1 to 2^53 - 1";

export const quantity = z
  .int(allowedQuantity)
  .min(1, allowedQuantity)
  .describe("Requested units; the shop reduces them to what is available");

export const cartId = id.describe("Id of the cart");
export const checkoutId = id.describe("Id of the checkout");
export const orderId = id.describe("Id of the order");

export const typed = <const Type extends string>(type: Type, description = "Type of the command") =>
  z.literal(type).describe(description);

const line = z.strictObject({
  product_id: id.describe("A variant's id, or that of a product with one variant"),
  quantity,
  id: id.optional().describe("Id of the line. Default: the line of the variant"),
});

export const bag = z.record(z.string().max(200), z.unknown()).transform((value, context) => {
  const copy = copyJson(value);
  if (typeof copy === "object" && copy !== null && !Array.isArray(copy)) return copy;
  context.addIssue({
    code: "custom",
    input: value,
    message: "plain JSON of at most 20 levels",
  });
  return z.NEVER;
});

/**
 * Any value, for a handler that reports its issues. Lists and objects, which are wrong in any case,
 * are replaced by empty ones, so that digests and messages never walk input that was not validated.
 */
export const anything = z.unknown().transform((value) => {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? [] : {};
});

export const cartFields = {
  lines: z
    .array(line)
    .max(cartLimits.lines)
    .optional()
    .describe("Replaces the present value; unchanged if left out"),
  discount_codes: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe("Replaces the present value; unchanged if left out"),
  buyer: buyerSchema.optional().describe("Replaces the present value; unchanged if left out"),
  context: shoppingContextSchema
    .optional()
    .describe("Replaces the present value; unchanged if left out"),
};

const methodRequest = z.strictObject({
  id: id.optional().describe("The method to change. Default: a new one"),
  type: z.enum(["shipping", "pickup"]).optional().describe("Default: `shipping`"),
  line_item_ids: z.array(id).max(cartLimits.lines).optional().describe("Lines. Default: all"),
  destinations: z.array(addressSchema).max(20).optional().describe("Places to choose from"),
  selected_destination_id: id.nullable().optional().describe("The chosen place"),
  groups: z
    .array(
      z.strictObject({
        id: id.optional().describe("Id"),
        selected_option_id: id.nullable().optional().describe("The chosen delivery option"),
      }),
    )
    .max(20)
    .optional()
    .describe("The chosen delivery options"),
});

const instrument = z.strictObject({
  id: id.optional().describe("Id"),
  handler_id: id.optional().describe("Payment handler"),
  type: z.string().max(100).optional().describe("Kind, such as `card`"),
  selected: z.boolean().optional().describe("Whether it is the one to pay with"),
  display: bag.optional().describe("What to show the buyer, as JSON"),
  billing_address: addressSchema.optional().describe("Billing address"),
  credential: z
    .object({
      type: z.string().max(100).optional().describe("`token` or `card`"),
      token: z.string().max(4000).optional().describe("A payment token"),
      number: z.string().max(40).optional().describe("A test card, never a real one"),
    })
    .optional()
    .describe("Used once and not stored: no answer, row or event contains it"),
});

export const payment = z.strictObject({
  instruments: z
    .array(instrument)
    .max(10)
    .describe("The selected instrument pays, or else the first"),
});

export const webhookUrl = z
  .string()
  .max(2000)
  .optional()
  .describe("Address to which webhooks about the order are sent");

export const checkoutFields = {
  ...cartFields,
  fulfillment: z
    .strictObject({ methods: z.array(methodRequest).max(10).describe("Methods to use") })
    .optional()
    .describe("Replaces the present value; unchanged if left out"),
  payment: payment.optional().describe("Replaces the present value; unchanged if left out"),
  webhook_url: webhookUrl,
  attribution: bag.optional().describe("Where the sale came from, as JSON"),
};

export const productFiltersSchema = z
  .strictObject({
    categories: z
      .array(z.string().max(200))
      .max(50)
      .optional()
      .describe("Departments or categories, of which one must match"),
    price: z
      .strictObject({
        min: z.int().min(0).optional().describe("The lowest price, in minor units"),
        max: z.int().min(0).optional().describe("The highest price, in minor units"),
      })
      .optional()
      .describe("Minor units of the market's currency, both ends included"),
    in_stock: z.boolean().optional().describe("Only what can be bought now, or only what cannot"),
    rating_min: z.number().min(0).max(5).optional().describe("The lowest rating, in stars"),
    brand: z.string().max(200).optional().describe("The brand"),
    tags: z.array(z.string().max(200)).max(50).optional().describe("Tags, of which one must match"),
    options: z
      .record(z.string(), z.array(z.string()).max(50))
      .optional()
      .describe('Labels by the name of an option, of which one must match: `{ Color: ["Blue"] }`'),
  })
  .meta({
    id: "ProductFilters",
    description: "Filters of a search. A product must match all of them; of a list, one entry.",
  });
