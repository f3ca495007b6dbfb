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
      .describe("Digest of the whole request, if the command does not contain all of it"),
    client: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe("The client, if several clients share the shop"),
    if_match: z
      .union([z.int(), z.array(z.int())])
      .optional()
      .describe("The version the caller has seen, or a list of which one must be the present one"),
    headers: z
      .record(z.string(), z.string())
      .optional()
      .describe("Headers of the request, for scenario rules"),
    scenario: z
      .string()
      .max(100)
      .optional()
      .describe("Scenario for this call only, instead of that of the shop"),
  })
  .meta({ id: "CommandMeta", description: "The metadata of a command." });
