import * as z from "zod";
import { paymentOutcomes } from "../data/payment-tokens.ts";

const field = z.string().max(100);

const kind = <const Kind extends string>(name: Kind, description = "Kind of effect") =>
  z.literal(name).describe(description);

export const ruleConditionSchema = z
  .strictObject({
    surface: field.optional().describe("seed, ucp, mcp, html ..."),
    operation: z
      .union([field, z.array(field).max(50)])
      .optional()
      .describe("Type of the command, or a list of types"),
    nth: z.int().min(1).optional().describe("Only the n-th call, counted per shop and operation"),
    every: z.int().min(1).optional().describe("Every n-th call, counted per shop and operation"),
    product: z.string().max(200).optional().describe("A product, variant or role"),
    after_ms: z.int().min(0).optional().describe("Milliseconds since the shop opened"),
    min_total: z.int().min(0).optional().describe("Minimum value of the lines, in minor units"),
    header: z
      .strictObject({
        name: field.describe("Name, in any case"),
        value: field.optional().describe("Value. Default: any"),
      })
      .optional()
      .describe("A header of the request"),
    replay: z
      .boolean()
      .optional()
      .describe("Only calls with an idempotency key that was used before"),
  })
  .meta({
    id: "RuleCondition",
    description:
      "The conditions under which a rule fires. All conditions that are given must be true.",
  });

export const transportFaultSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: kind("delay"),
      ms: z.int().min(0).max(600_000).describe("How long, in milliseconds"),
    }),
    z.strictObject({ kind: kind("drop", "Closes the connection") }),
    z.strictObject({
      kind: kind("status"),
      status: z.int().min(400).max(599).describe("HTTP status"),
      code: field.describe("Code of the error"),
      retry_after_s: z.int().min(0).optional().describe("Retry-After, in seconds"),
    }),
    z.strictObject({ kind: kind("truncate", "Sends half of the answer") }),
    z.strictObject({
      kind: kind("content_type"),
      value: field.describe("The Content-Type"),
    }),
    z.strictObject({ kind: kind("html", "Answers an HTML page with status 502") }),
    z.strictObject({
      kind: kind("mutate", "Changes a field of the answer"),
      how: z
        .enum(["missing_field", "null_price", "string_number", "extra_fields", "unknown_enum"])
        .describe("What is wrong"),
    }),
  ])
  .describe("A fault of the answer. The command is carried out first, unless `before` is true.");

export const domainEffectSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: kind("page", "Makes later pages of a search wrong"),
      how: z
        .enum(["duplicate", "skip", "expire_cursor", "unstable_sort"])
        .describe("What is wrong"),
    }),
    z.strictObject({
      kind: kind("shuffle", "Puts the products of each page of a search in another order"),
      seed: z.int().min(0).max(4294967295).describe("Seed of the order"),
    }),
    z.strictObject({
      kind: kind("price"),
      percent: z.int().min(-99).max(1000).describe("By how much, in percent"),
      where: z.enum(["catalog", "checkout"]).describe("Which prices change"),
    }),
    z.strictObject({
      kind: kind("take_stock", "Sells the goods to another buyer"),
      leave: z.int().min(0).describe("Units that are left"),
    }),
    z.strictObject({
      kind: kind("clamp_quantity"),
      max: z.int().min(1).describe("Maximum number of units of a line"),
    }),
    z.strictObject({
      kind: kind("refuse_discounts"),
      reason: z.enum(["expired", "minimum_not_met", "not_combinable"]).describe("The reason"),
    }),
    z.strictObject({ kind: kind("undeliverable") }),
    z.strictObject({ kind: kind("no_express") }),
    z.strictObject({
      kind: kind("wrong_total", "Makes the total differ from the sum of its entries"),
      by: z.int().describe("By how much, in minor units"),
    }),
    z.strictObject({
      kind: kind("fee"),
      amount: z.int().min(1).describe("The fee, in minor units"),
      title: z.string().max(200).describe("Name for the buyer"),
    }),
    z.strictObject({
      kind: kind("payment"),
      outcome: z.enum(paymentOutcomes).describe("The outcome"),
    }),
    z.strictObject({
      kind: kind("review"),
      above: z.int().min(0).describe("Orders above this total, in minor units"),
    }),
    z.strictObject({ kind: kind("expire") }),
    z.strictObject({
      kind: kind("webhook"),
      how: z.enum(["duplicate", "reorder", "late", "bad_signature"]).describe("What is wrong"),
    }),
    z.strictObject({
      kind: kind("order"),
      how: z.enum(["partial", "cancel", "refund"]).describe("What happens"),
    }),
    z.strictObject({
      kind: kind("in_flight", "Refuses a repeated key because the first call is still in progress"),
    }),
    z.strictObject({
      kind: kind("decoys", "Misleads a search"),
      how: z
        .enum(["similar", "wrong_default"])
        .describe("Look-alikes in front, or the wrong variant first"),
    }),
  ])
  .describe("An effect on the shop.");

const ruleEffectSchema = z
  .union([transportFaultSchema, domainEffectSchema], "an effect with a known kind and its fields")
  .meta({ id: "RuleEffect" });

export const scenarioSchema = z
  .strictObject({
    id: field.describe("Name of the scenario"),
    description: z.string().max(1000).describe("What happens"),
    expects: z.string().max(1000).optional().describe("What a good agent does"),
    rules: z
      .array(
        z.strictObject({
          when: ruleConditionSchema,
          do: ruleEffectSchema.describe("What happens when the rule fires"),
          before: z
            .boolean()
            .optional()
            .describe("Fires before the command, which is then not carried out"),
        }),
      )
      .max(50)
      .describe("What happens, and when"),
  })
  .meta({ id: "Scenario", description: "A scenario as data: what happens, and when." });
