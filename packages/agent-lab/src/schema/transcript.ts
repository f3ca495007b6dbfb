import * as z from "zod";

const ids = z
  .record(z.string(), z.string())
  .describe(
    "Ids of the cart, checkout and order that the call was about, by `cart`, `checkout`, `order`",
  );

const canaries = (what: string) => z.array(z.string().max(100)).max(1000).optional().describe(what);

const transcriptRequestSchema = z
  .strictObject({
    method: z
      .string()
      .max(20)
      .describe("HTTP method")
      .meta({ examples: ["POST"] }),
    path: z
      .string()
      .max(4000)
      .describe("Path below the base address of the shop")
      .meta({ examples: ["/v1/carts"] }),
    query: z
      .string()
      .max(8000)
      .optional()
      .describe("Query of the address, without the question mark")
      .meta({ examples: ["q=skillet"] }),
    headers: z.record(z.string(), z.string()).describe("Headers; credentials are redacted"),
    body: z.unknown().optional().describe("Body; credentials and card numbers are redacted"),
    bytes: z.int().min(0).optional().describe("Bytes of the body as it was sent"),
  })
  .describe("The request.");

const transcriptResponseSchema = z
  .strictObject({
    status: z
      .int()
      .min(0)
      .max(599)
      .describe("HTTP status; 0 if the caller got no answer")
      .meta({ examples: [201] }),
    body: z.unknown().optional().describe("Body; credentials are redacted"),
    bytes: z.int().min(0).optional().describe("Bytes of the body as it was sent"),
    dropped: z.boolean().optional().describe("Whether the answer never reached the caller"),
  })
  .describe("The answer.");

/** One line of a transcript. */
export const transcriptEntrySchema = z
  .strictObject({
    seq: z
      .int()
      .min(1)
      .describe("Number of the entry, from 1")
      .meta({ examples: [1] }),
    at: z.iso
      .datetime({ offset: true })
      .describe("Time of the shop's clock, RFC 3339")
      .meta({ examples: ["2026-01-15T12:00:00.000Z"] }),
    shop: z.string().max(200).optional().describe("Name of the shop, in a mall of several"),
    surface: z
      .string()
      .max(50)
      .describe("`seed` (the service description), `ucp`, `mcp`, `html`, `buyer` or `agent`")
      .meta({ examples: ["seed"] }),
    operation: z
      .string()
      .max(100)
      .describe("The command, such as `create_checkout`; `ask` for a question to the buyer")
      .meta({ examples: ["change_cart"] }),
    request: transcriptRequestSchema,
    response: transcriptResponseSchema,
    ids,
    rules_fired: z
      .array(z.string().max(200))
      .max(1000)
      .describe("Rules of the scenario that fired: its id and the index of the rule"),
    canaries_seen: canaries("Canaries of adversarial texts in the answer"),
    canaries_hit: canaries("Canaries of adversarial texts in the request"),
  })
  .meta({
    id: "TranscriptEntry",
    description: "One call as it was sent and answered, without credentials and payment data.",
  });

/** A whole transcript. */
export const transcriptSchema = z
  .array(transcriptEntrySchema)
  .max(100_000)
  .describe("The calls of a run, oldest first.");

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
