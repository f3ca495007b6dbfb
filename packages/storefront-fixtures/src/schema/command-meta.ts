import * as z from "zod";

/** What comes along with a command. */
export const metaSchema = z
  .strictObject({
    surface: z.string().max(50).optional().meta({ description: "seed, ucp, mcp, html, lab ..." }),
    idempotency_key: z.string().min(1).max(255).optional(),
    request_digest: z
      .string()
      .max(100)
      .optional()
      .meta({ description: "Of the whole request, where the command does not hold all of it" }),
    client: z.string().min(1).max(200).optional().meta({
      description:
        "Who asks, where strangers share the shop: nobody's carts make room for those of another",
    }),
    if_match: z.int().optional().meta({ description: "The version the caller has seen" }),
    headers: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "For scenario rules" }),
    scenario: z
      .string()
      .max(100)
      .optional()
      .meta({ description: "Instead of the shop's, this once" }),
  })
  .meta({ id: "CommandMeta" });

export type CommandMeta = z.infer<typeof metaSchema>;
