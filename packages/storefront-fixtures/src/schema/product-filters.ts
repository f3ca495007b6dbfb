import * as z from "zod";

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
