import * as z from "zod";

export const commandMetaSchema = z
  .strictObject({
    surface: z.string().max(50).optional().describe("seed, ucp, mcp, html, lab ..."),
    idempotency_key: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .describe("Repeats the first answer to this key, for 24 hours"),
    request_digest: z
      .string()
      .max(100)
      .optional()
      .describe("Of the whole request, where the command does not hold all of it"),
    client: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("Who asks, where strangers share the shop"),
    if_match: z.int().optional().describe("The version the caller has seen"),
    headers: z.record(z.string(), z.string()).optional().describe("For scenario rules"),
    scenario: z.string().max(100).optional().describe("Instead of the shop's, this once"),
  })
  .meta({ id: "CommandMeta", description: "What is sent along with a command." });
