import * as z from "zod";

/** An amount in the minor unit of its currency: cents of USD, fils of KWD (three places), yen of JPY (none). */
const moneySchema = z
  .object({ amount: z.int().min(0), currency: z.string().length(3) })
  .meta({ id: "Money", description: "Integer minor units and an ISO 4217 code." });

const mediaSchema = z.object({
  type: z.literal("image"),
  url: z.string().meta({ description: "Path on the shop's own host" }),
  alt_text: z.string(),
  width: z.int(),
  height: z.int(),
});

const ratingSchema = z.object({
  value: z.number(),
  scale_max: z.literal(5),
  count: z.int().min(0),
});

const measureSchema = z.object({ value: z.number(), unit: z.string() });

/** Whether a variant can be bought now, and why. */
const availabilityStatuses = [
  "in_stock",
  "out_of_stock",
  "backorder",
  "preorder",
  "discontinued",
] as const;

/** One buyable form of a product. Its id goes into carts. */
export const variantSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    gtin: z.string().meta({ description: "GTIN-13 of the in-store range, valid check digit" }),
    title: z.string(),
    options: z.array(z.object({ name: z.string(), label: z.string() })),
    price: moneySchema,
    list_price: moneySchema.optional(),
    unit_price: z
      .object({
        amount: z.int(),
        currency: z.string(),
        measure: measureSchema,
        reference: measureSchema,
      })
      .optional(),
    availability: z.object({ available: z.boolean(), status: z.enum(availabilityStatuses) }),
    stock: z.int().min(0),
    backorder_until: z.string().optional(),
    weight_g: z.int().min(0),
    dimensions_mm: z.object({ length: z.int(), width: z.int(), height: z.int() }),
    media: z.array(mediaSchema),
  })
  .meta({ id: "Variant" });

/** A product as this shop serves it in one market. */
export const productSchema = z
  .object({
    id: z.string(),
    handle: z.string(),
    title: z.string(),
    brand: z.string(),
    description: z.object({
      plain: z.string(),
      html: z.string().optional(),
      markdown: z.string().optional(),
    }),
    categories: z.array(z.object({ value: z.string(), taxonomy: z.string() })),
    tags: z.array(z.string()),
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    price_range: z.object({ min: moneySchema, max: moneySchema }),
    list_price_range: z.object({ min: moneySchema, max: moneySchema }).optional(),
    variants: z.array(variantSchema).min(1),
    media: z.array(mediaSchema),
    rating: ratingSchema.optional(),
    specs: z.record(z.string(), z.string()),
    tax_class: z.enum(["standard", "reduced", "zero"]),
    shipping_class: z.enum(["parcel", "bulky", "hazmat", "digital"]),
    max_per_order: z.int().min(1),
    age_restricted: z.int().optional().meta({ description: "Smallest age of the buyer, in years" }),
    hazmat: z.boolean().optional(),
    countries: z
      .array(z.string())
      .optional()
      .meta({ description: "The only countries it is delivered to" }),
    sale: z.object({ starts_at: z.string(), ends_at: z.string() }).optional(),
    bundle: z
      .array(z.object({ variant_id: z.string(), quantity: z.int() }))
      .optional()
      .meta({ description: "What a bundle holds; each becomes a line under the bundle's line" }),
    seller: z.object({ name: z.string() }),
    disclosures: z.array(z.object({ code: z.string(), content: z.string() })),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "StoreProduct" });

/** What a buyer wrote about a product. */
export const reviewSchema = z
  .object({
    id: z.string(),
    author: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    body: z.string(),
    created_at: z.string(),
  })
  .meta({ id: "Review" });

/** How a list of products can be sorted. Ties are in the order of ids. */
export const productSorts = [
  "relevance",
  "price_asc",
  "price_desc",
  "rating_desc",
  "newest",
  "title",
] as const;

/** What narrows a search. All parts must hold; within one list any entry may. */
export const productFiltersSchema = z
  .strictObject({
    categories: z.array(z.string().max(200)).max(50).optional(),
    price: z
      .strictObject({ min: z.int().min(0).optional(), max: z.int().min(0).optional() })
      .optional()
      .meta({ description: "Minor units of the market's currency, both ends included" }),
    in_stock: z.boolean().optional(),
    rating_min: z.number().min(0).max(5).optional(),
    brand: z.string().max(200).optional(),
    tags: z.array(z.string().max(200)).max(50).optional(),
    options: z.record(z.string(), z.array(z.string()).max(50)).optional(),
  })
  .meta({ id: "ProductFilters" });

export type Money = z.infer<typeof moneySchema>;
export type Media = z.infer<typeof mediaSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type Product = z.infer<typeof productSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ProductFilters = z.infer<typeof productFiltersSchema>;
export type ProductSort = (typeof productSorts)[number];
