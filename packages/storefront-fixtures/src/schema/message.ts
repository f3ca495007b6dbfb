import * as z from "zod";

const severities = [
  "recoverable",
  "requires_buyer_input",
  "requires_buyer_review",
  "unrecoverable",
] as const;

export const messageSchema = z
  .object({
    type: z.enum(["error", "warning", "info"]).describe("Kind of message"),
    code: z.string().describe("Code of the message, such as `price_changed`"),
    content: z.string().describe("The message in a sentence for people"),
    path: z.string().optional().describe("The field that it is about: JSONPath, RFC 9535"),
    severity: z.enum(severities).optional().describe("Who can resolve an error"),
    presentation: z
      .enum(["notice", "disclosure"])
      .optional()
      .describe("How a warning must be shown; a `disclosure` must not be hidden"),
  })
  .meta({
    id: "StoreMessage",
    description: "A message of the shop about a cart, a checkout or an order.",
  });
