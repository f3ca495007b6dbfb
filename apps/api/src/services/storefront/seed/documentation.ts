import { cartSchema, seedCheckoutSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";

/** The limits that the descriptions of several operations state. */
export const limits =
  "Products, stock and prices are synthetic. No payment is taken, nothing is shipped, and no merchant is checked.";

export const writeHeaders =
  "Idempotency-Key makes a repetition harmless; If-Match with the ETag refuses a write on a version that has passed (412).";

export const writeLimits = `${limits} ${writeHeaders}`;

export const idText = z.string().min(1).max(200);
export const cartParams = z.object({ cart_id: idText });
export const checkoutParams = z.object({ checkout_id: idText });
export const cartReply = (description: string) => ({ description, schema: cartSchema });
export const checkoutReply = (description: string) => ({ description, schema: seedCheckoutSchema });
export const writeProblems = [404, 409, 412, 422];
