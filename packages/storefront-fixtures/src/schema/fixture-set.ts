import * as z from "zod";
import { paymentOutcomes } from "../data/payment-tokens.ts";
import { fixtureSetFaults } from "../internal/catalog/fixture-set-faults.ts";

const text = z.string().max(5000);
const id = z.string().min(1).max(200);
const amount = z.int().min(0).max(1e12);
const instant = z.iso.datetime({ offset: true }).optional();

/** A discount: by code, or without being asked for. */
export const discountSchema = z
  .strictObject({
    code: z.string().min(1).max(100),
    type: z.enum(["percentage", "fixed_amount", "free_shipping", "buy_x_get_y"]),
    value: z.int().min(0).max(1e12).meta({
      description: "Percent, minor units, or how many units come free; 0 with free_shipping",
    }),
    buy: z.int().min(1).optional().meta({ description: "Units to buy, with buy_x_get_y" }),
    title: text,
    min_subtotal: amount.optional(),
    starts_at: instant,
    ends_at: instant,
    usage_limit: z.int().min(1).optional(),
    combines: z.boolean().optional().meta({ description: "false: no other code beside it" }),
    customer_only: z.boolean().optional().meta({ description: "Only with a known buyer's e-mail" }),
    automatic: z.boolean().optional().meta({ description: "Applied without the code" }),
    eligible_item_ids: z.array(id).max(1000).optional(),
  })
  .meta({ id: "FixtureDiscount" });

const promotion = z.strictObject({
  id,
  type: z.literal("free_shipping"),
  min_subtotal: amount.optional(),
  eligible_item_ids: z.array(id).max(1000).optional(),
  title: text,
});

const shippingRate = z.strictObject({
  id,
  country: z.string().min(2).max(20).meta({ description: 'ISO 3166-1 alpha-2, or "default"' }),
  level: z.string().max(50).meta({ description: "standard, express ..." }),
  price: amount,
  title: text,
});

const customer = z.strictObject({
  id,
  name: text,
  email: text,
  addresses: z
    .array(
      z.strictObject({
        id,
        street_address: text.optional(),
        address_locality: text.optional(),
        address_region: text.optional(),
        postal_code: text.optional(),
        address_country: text.optional(),
      }),
    )
    .max(100),
});

const product = z.strictObject({
  id,
  title: z.string().min(1).max(1000),
  description: z.string().max(50_000).optional(),
  price: amount,
  brand: text.optional(),
  image_url: text.optional(),
  categories: z.array(text).max(50).optional(),
  tags: z.array(text).max(100).optional(),
  options: z.array(z.strictObject({ name: text, values: z.array(text).min(1) })).optional(),
  variants: z
    .array(
      z.strictObject({
        id,
        title: text.optional(),
        price: amount.optional(),
        sku: text.optional(),
        options: z.array(z.strictObject({ name: text, label: text })).optional(),
      }),
    )
    .min(1)
    .max(1000)
    .optional(),
  shipping_class: z.enum(["parcel", "bulky", "hazmat", "digital"]).optional(),
  tax_class: z.enum(["standard", "reduced", "zero"]).optional(),
  max_per_order: z.int().min(1).optional(),
  age_restricted: z.int().min(1).optional(),
});

const tax = z.strictObject({
  country: z.string().length(2),
  region: z.string().max(20).optional(),
  tax_class: z.enum(["standard", "reduced", "zero"]).optional(),
  rate_basis_points: z.int().min(0).max(10_000),
  title: text,
  included: z.boolean().optional().meta({ description: "Already in the prices: shown, not added" }),
  on_delivery: z.boolean().optional(),
});

/**
 * A custom catalogue. Ids are used verbatim; a product without variants gets one with the same id. Ids that nothing has and
 * outcomes that are not known are refused.
 */
export const fixtureSetSchema = z
  .strictObject({
    fixture_set: z.literal(1),
    currency: z.string().regex(/^[A-Z]{3}$/),
    products: z.array(product).max(200_000),
    inventory: z
      .record(z.string(), z.int().min(0).max(1e9))
      .optional()
      .meta({ description: "Stock by variant id; 100 where it says nothing" }),
    customers: z.array(customer).max(10_000).optional(),
    discounts: z.array(discountSchema).max(1000).optional(),
    promotions: z.array(promotion).max(100).optional(),
    shipping_rates: z.array(shippingRate).max(1000).optional(),
    payment_tokens: z
      .array(z.strictObject({ token: id, outcome: text.meta({ enum: [...paymentOutcomes] }) }))
      .max(1000)
      .optional(),
    api_keys: z.array(text).max(1000).optional(),
    taxes: z.array(tax).max(1000).optional(),
  })
  .superRefine((set, context) => {
    for (const { path, value, message } of fixtureSetFaults(set)) {
      context.addIssue({ code: "custom", path, input: value, message });
    }
  })
  .meta({ id: "FixtureSet" });

export type FixtureSet = z.infer<typeof fixtureSetSchema>;
export type FixtureDiscount = z.infer<typeof discountSchema>;
export type FixturePromotion = z.infer<typeof promotion>;
export type FixtureCustomer = z.infer<typeof customer>;
export type TaxRow = z.infer<typeof tax>;
