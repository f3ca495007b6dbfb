import * as z from "zod";

/** A question to the buyer: the body of `POST /buyer/ask`. */
export const buyerQuestionSchema = z
  .strictObject({
    about: z
      .string()
      .min(1)
      .max(200)
      .describe("Subject: `substitute`, `price_change`, `fee` ...; `continue_url` hands over")
      .meta({ examples: ["price_change"] }),
    checkout_id: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("The checkout that is handed over; only with `continue_url`"),
    shop: z.string().min(1).max(200).optional().describe("Name of the shop, in a mall of several"),
  })
  .meta({ id: "BuyerQuestion", description: "A question to the buyer." });

/** What the buyer says. */
export const buyerAnswerSchema = z
  .strictObject({
    about: z.string().describe("Subject of the question"),
    answer: z.string().describe("What the buyer says; empty if they do not answer"),
    agrees: z.boolean().nullable().describe("Whether the buyer agrees; null if they do not answer"),
  })
  .meta({ id: "BuyerAnswer", description: "What the buyer says." });
