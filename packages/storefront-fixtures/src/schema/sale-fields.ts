import * as z from "zod";

/** The fields that an order takes over from its checkout. */
export const saleFields = {
  webhook_url: z.string().optional().describe("Address to which webhooks about the order are sent"),
  attribution: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Origin of the sale, as it was sent"),
};
