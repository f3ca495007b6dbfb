import * as z from "zod";

const severities = [
  "recoverable",
  "requires_buyer_input",
  "requires_buyer_review",
  "unrecoverable",
] as const;

/** What the shop has to say about a cart, a checkout or an order. `path` is RFC 9535 JSONPath. */
export const messageSchema = z
  .object({
    type: z.enum(["error", "warning", "info"]),
    code: z.string(),
    content: z.string(),
    path: z.string().optional(),
    severity: z.enum(severities).optional(),
    presentation: z.enum(["notice", "disclosure"]).optional(),
  })
  .meta({ id: "StoreMessage" });

export type Message = z.infer<typeof messageSchema>;
