import * as z from "zod";
import { paymentOutcomes } from "../data/payment-tokens.ts";
import { fixtureSetIssues } from "../internal/catalog/fixture-set-issues.ts";

const text = z.string().max(5000);
const id = z.string().min(1).max(200);
const amount = z.int().min(0).max(1e12);
const instant = (description: string) =>
  z.iso.datetime({ offset: true }).optional().describe(description);
const leastWorth = amount.optional().describe("Minimum subtotal, in minor units");
const eligible = z.array(id).max(1000).optional().describe("Products or variants. Default: all");
const taxClass = z.enum(["standard", "reduced", "zero"]);

export const fixtureDiscountSchema = z
  .strictObject({
    code: z.string().min(1).max(100).describe("The code, in any case"),
    type: z
      .enum(["percentage", "fixed_amount", "free_shipping", "buy_x_get_y"])
      .describe("Kind of discount"),
    value: z
      .int()
      .min(0)
      .max(1e12)
      .describe("Percent, minor units, or the number of free units, by type; 0 with free_shipping"),
    buy: z.int().min(1).optional().describe("Units to buy, with buy_x_get_y"),
    title: text.describe("Name for the buyer"),
    min_subtotal: leastWorth,
    starts_at: instant("When it begins"),
    ends_at: instant("When it ends"),
    usage_limit: z.int().min(1).optional().describe("Maximum number of orders that can use it"),
    combines: z
      .boolean()
      .optional()
      .describe("Whether it can be combined with another code. Default: true"),
    customer_only: z.boolean().optional().describe("Whether it needs the e-mail of a known buyer"),
    automatic: z.boolean().optional().describe("Whether it applies without the code"),
    eligible_item_ids: eligible,
  })
  .meta({ id: "FixtureDiscount", description: "A discount, by code or automatic." });

export const fixturePromotionSchema = z
  .strictObject({
    id: id.describe("Id"),
    type: z.literal("free_shipping").describe("Kind of promotion"),
    min_subtotal: leastWorth,
    eligible_item_ids: eligible,
    title: text.describe("Name for the buyer"),
  })
  .describe("Free delivery without a code.");

const shippingRate = z.strictObject({
  id: id.describe("Id"),
  country: z.string().min(2).max(20).describe('ISO 3166-1 alpha-2, or "default"'),
  level: z.string().max(50).describe("standard, express ..."),
  price: amount.describe("Price in minor units"),
  title: text.describe("Name for the buyer"),
});

export const fixtureCustomerSchema = z
  .strictObject({
    id: id.describe("Id"),
    name: text.describe("Name"),
    email: text.describe("E-mail address"),
    addresses: z
      .array(
        z.strictObject({
          id: id.describe("Id"),
          street_address: text.optional().describe("Street and number"),
          address_locality: text.optional().describe("City or town"),
          address_region: text.optional().describe("Region"),
          postal_code: text.optional().describe("Postal code"),
          address_country: text.optional().describe("ISO 3166-1 alpha-2"),
        }),
      )
      .max(100)
      .describe("Addresses"),
  })
  .describe("A known buyer.");

const variant = z.strictObject({
  id: id.describe("Id"),
  title: text.optional().describe("Name for the buyer"),
  price: amount.optional().describe("In minor units. Default: the product's"),
  sku: text.optional().describe("Article number"),
  options: z
    .array(
      z.strictObject({
        name: text.describe("`Color`"),
        label: text.describe("`Blue`"),
      }),
    )
    .optional()
    .describe("Value of each option"),
});

const product = z.strictObject({
  id: id.describe("Id"),
  title: z.string().min(1).max(1000).describe("Name for the buyer"),
  description: z.string().max(50_000).optional().describe("Plain text"),
  price: amount.describe("In minor units"),
  brand: text.optional().describe("Brand"),
  image_url: text.optional().describe("Address of a picture"),
  categories: z.array(text).max(50).optional().describe("Categories"),
  tags: z.array(text).max(100).optional().describe("Tags"),
  options: z
    .array(
      z.strictObject({
        name: text.describe("`Color`"),
        values: z.array(text).min(1).describe("Labels to choose from"),
      }),
    )
    .optional()
    .describe("Options. Default: those of the variants"),
  variants: z
    .array(variant)
    .min(1)
    .max(1000)
    .optional()
    .describe("Its variants. Default: one with the product's id"),
  shipping_class: z
    .enum(["parcel", "bulky", "hazmat", "digital"])
    .optional()
    .describe("Default: `parcel`"),
  tax_class: taxClass.optional().describe("Default: `standard`"),
  max_per_order: z.int().min(1).optional().describe("Maximum number of units in one order"),
  age_restricted: z.int().min(1).optional().describe("Minimum age of the buyer, in years"),
});

export const taxRowSchema = z
  .strictObject({
    country: z.string().length(2).describe("ISO 3166-1 alpha-2"),
    region: z.string().max(20).optional().describe("Region. Default: all"),
    tax_class: taxClass.optional().describe("Default: `standard`"),
    rate_basis_points: z.int().min(0).max(10_000).describe("Hundredths of a percent"),
    title: text.describe("Name for the buyer"),
    included: z
      .boolean()
      .optional()
      .describe("Whether the prices include the tax: it is then shown and not added"),
    on_delivery: z.boolean().optional().describe("Whether delivery is taxed, too"),
  })
  .describe("The sales tax of a place.");

/**
 * A custom catalogue. Ids are used unchanged; a product without variants gets one with the same id.
 * References to ids that do not exist, and unknown payment outcomes, are refused.
 */
export const fixtureSetSchema = z
  .strictObject({
    fixture_set: z.literal(1).describe("Version of the format"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "a code of three capital letters such as USD")
      .describe("ISO 4217"),
    products: z.array(product).max(200_000).describe("In catalogue order"),
    inventory: z
      .record(z.string(), z.int().min(0).max(1e9))
      .optional()
      .describe("Stock by variant id; 100 for other variants"),
    customers: z.array(fixtureCustomerSchema).max(10_000).optional().describe("Known buyers"),
    discounts: z.array(fixtureDiscountSchema).max(1000).optional().describe("Discounts"),
    promotions: z.array(fixturePromotionSchema).max(100).optional().describe("Promotions"),
    shipping_rates: z
      .array(shippingRate)
      .max(1000)
      .optional()
      .describe("Default: free standard delivery"),
    payment_tokens: z
      .array(
        z.strictObject({
          token: id.describe("The token"),
          outcome: text.meta({
            description: "The outcome",
            enum: [...paymentOutcomes],
          }),
        }),
      )
      .max(1000)
      .optional()
      .describe("More payment tokens"),
    api_keys: z.array(text).max(1000).optional().describe("Accepted, and not used"),
    taxes: z.array(taxRowSchema).max(1000).optional().describe("Sales taxes. Default: none"),
  })
  .superRefine((set, context) => {
    for (const { path, value, message } of fixtureSetIssues(set)) {
      context.addIssue({ code: "custom", path, input: value, message });
    }
  })
  .meta({ id: "FixtureSet", description: "A custom catalogue. Ids are used unchanged." });
