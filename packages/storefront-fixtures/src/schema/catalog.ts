import * as z from "zod";

export const moneySchema = z
  .object({
    amount: z
      .int()
      .min(0)
      .describe("In the minor unit: cents of USD, fils of KWD (three places), yen of JPY (none)"),
    currency: z.string().length(3).describe("ISO 4217"),
  })
  .meta({ id: "Money", description: "Integer minor units and an ISO 4217 code." });

export const mediaSchema = z
  .object({
    type: z.literal("image").describe("Kind of medium: a picture"),
    url: z.string().describe("Path on the shop's own host"),
    alt_text: z.string().describe("What the picture shows, in words"),
    width: z.int().describe("Width in pixels"),
    height: z.int().describe("Height in pixels"),
  })
  .describe("A picture of a product or variant.");

const ratingSchema = z.object({
  value: z.number().describe("Mean of the reviews, in stars, to one decimal place"),
  scale_max: z.literal(5).describe("The best rating, in stars"),
  count: z.int().min(0).describe("Number of reviews"),
});

const measureSchema = z.object({
  value: z.number().describe("How many units"),
  unit: z.string().describe("Unit of measure: `g`"),
});

const availabilityStatuses = [
  "in_stock",
  "out_of_stock",
  "backorder",
  "preorder",
  "discontinued",
] as const;

export const chosenOptionSchema = z
  .object({
    name: z.string().describe("Name of the option: `Color`"),
    label: z.string().describe("Value of the option: `Blue`"),
  })
  .describe("The value of one option of a variant.");

export const variantSchema = z
  .object({
    id: z.string().describe("Id of the variant, for cart requests"),
    sku: z.string().describe("Article number of the shop"),
    gtin: z.string().describe("GTIN-13 of the in-store range, valid check digit"),
    title: z.string().describe("The option values of the variant: `Blue / M`"),
    options: z.array(chosenOptionSchema).describe("Value of each option"),
    price: moneySchema.describe("Price of one unit"),
    list_price: moneySchema.optional().describe("Price before a reduction"),
    unit_price: z
      .object({
        amount: z.int().describe("Price of the reference quantity, in minor units"),
        currency: z.string().describe("ISO 4217"),
        measure: measureSchema.describe("What one unit contains"),
        reference: measureSchema.describe("Quantity to which the amount applies"),
      })
      .optional()
      .describe("Price by weight, for goods that are sold by weight"),
    availability: z
      .object({
        available: z.boolean().describe("Whether it can be bought now"),
        status: z.enum(availabilityStatuses).describe("Why it can or cannot be bought"),
      })
      .describe("Whether it can be bought now, and why"),
    stock: z.int().min(0).describe("Units in stock"),
    backorder_until: z.string().optional().describe("When it can be sent, RFC 3339"),
    weight_g: z.int().min(0).describe("Weight with packaging, in grams"),
    dimensions_mm: z
      .object({
        length: z.int().describe("Length in millimetres"),
        width: z.int().describe("Width in millimetres"),
        height: z.int().describe("Height in millimetres"),
      })
      .describe("Size of the package, in millimetres"),
    media: z.array(mediaSchema).describe("Pictures of the variant"),
  })
  .meta({ id: "Variant", description: "One form of a product that can be bought." });

export const productSchema = z
  .object({
    id: z.string().describe("Id of the product"),
    handle: z.string().describe("Name of the product in paths"),
    title: z.string().describe("Title for the buyer"),
    brand: z.string().describe("Made-up brand"),
    description: z
      .object({
        plain: z.string().describe("As plain text"),
        html: z.string().optional().describe("As HTML"),
        markdown: z.string().optional().describe("As Markdown"),
      })
      .describe("What the product is"),
    categories: z
      .array(
        z.object({
          value: z.string().describe("Name of the category, alone or after its department"),
          taxonomy: z.string().describe("The taxonomy that the value is from"),
        }),
      )
      .describe("Categories, in one or more taxonomies"),
    tags: z.array(z.string()).describe("Tags, by which a search can filter"),
    options: z
      .array(
        z.object({
          name: z.string().describe("Name of the option: `Color`"),
          values: z.array(z.string()).describe("Labels to choose from"),
        }),
      )
      .describe("Options in which its variants differ"),
    price_range: z
      .object({
        min: moneySchema.describe("Price of the cheapest variant"),
        max: moneySchema.describe("Price of the most expensive variant"),
      })
      .describe("Prices of its variants"),
    list_price_range: z
      .object({
        min: moneySchema.describe("The lowest price before a reduction"),
        max: moneySchema.describe("The highest price before a reduction"),
      })
      .optional()
      .describe("Prices of its variants before a reduction"),
    variants: z.array(variantSchema).min(1).describe("Its variants, the featured one first"),
    media: z.array(mediaSchema).describe("Pictures of the product"),
    rating: ratingSchema.optional().describe("Mean of its reviews; absent without reviews"),
    specs: z.record(z.string(), z.string()).describe("Technical data by name"),
    tax_class: z.enum(["standard", "reduced", "zero"]).describe("Class of the sales tax"),
    shipping_class: z
      .enum(["parcel", "bulky", "hazmat", "digital"])
      .describe("Shipping class; `digital` goods are downloaded"),
    max_per_order: z.int().min(1).describe("Maximum number of units in one order"),
    age_restricted: z.int().optional().describe("Minimum age of the buyer, in years"),
    hazmat: z.boolean().optional().describe("Whether it counts as dangerous goods"),
    countries: z
      .array(z.string())
      .optional()
      .describe("The only countries to which it is delivered"),
    sale: z
      .object({
        starts_at: z.string().describe("When the lower price begins, RFC 3339"),
        ends_at: z.string().describe("When the lower price ends, RFC 3339"),
      })
      .optional()
      .describe("Period in which it costs less than its list price"),
    bundle: z
      .array(
        z.object({
          variant_id: z.string().describe("Variant in the bundle"),
          quantity: z.int().describe("Units of it in one bundle"),
        }),
      )
      .optional()
      .describe("Parts of a bundle; each becomes a line under the line of the bundle"),
    seller: z.object({ name: z.string().describe("Name of the seller") }).describe("Who sells it"),
    disclosures: z
      .array(
        z.object({
          code: z.string().describe("Code of the notice, such as `final_sale`"),
          content: z.string().describe("The notice in a sentence for people"),
        }),
      )
      .describe("Notices that the buyer must see"),
    created_at: z.string().describe("When it was added to the catalogue, RFC 3339"),
    updated_at: z.string().describe("When it last changed, RFC 3339"),
  })
  .meta({ id: "StoreProduct", description: "A product as the shop serves it in one market." });

export const reviewSchema = z
  .object({
    id: z.string().describe("Id of the review"),
    author: z.string().describe("Made-up name of the author"),
    rating: z.int().min(1).max(5).describe("Stars"),
    title: z.string().describe("Title of the review"),
    body: z.string().describe("Text of the review"),
    created_at: z.string().describe("When it was written, RFC 3339"),
  })
  .meta({ id: "Review", description: "A review of a product." });
