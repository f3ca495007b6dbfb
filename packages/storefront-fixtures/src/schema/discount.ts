import * as z from "zod";

/**
 * A discount that counts. One that goes to lines is part of `items_discount`, and its allocations add up to its amount; one
 * without allocations (free delivery) is part of `discount`.
 */
const appliedDiscountSchema = z.object({
  code: z.string().optional(),
  title: z.string(),
  amount: z.int().min(0),
  automatic: z.boolean(),
  method: z.enum(["each", "across"]),
  priority: z.int().min(1),
  allocations: z.array(z.object({ path: z.string(), amount: z.int() })),
});

export const discountsSchema = z.object({
  codes: z.array(z.string()),
  applied: z.array(appliedDiscountSchema),
});

export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;
