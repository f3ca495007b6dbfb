import * as z from "zod";
import { paymentOutcomes } from "../data/payment-tokens.ts";

const field = z.string().max(100);

const kind = <const Kind extends string>(name: Kind, description: string) =>
  z.literal(name).describe(description);

export const ruleConditionSchema = z
  .strictObject({
    surface: field.optional().describe("Where the command came in: seed, ucp, mcp, html ..."),
    operation: z
      .union([field, z.array(field).max(50)])
      .optional()
      .describe("Type of the command, or a list of types"),
    nth: z.int().min(1).optional().describe("Only this call, counted per shop and operation"),
    every: z.int().min(1).optional().describe("Every so many calls, counted as with `nth`"),
    product: z.string().max(200).optional().describe("A product, variant or role"),
    after_ms: z.int().min(0).optional().describe("Milliseconds since the shop opened"),
    min_total: z.int().min(0).optional().describe("Worth of the lines, in minor units"),
    header: z
      .strictObject({
        name: field.describe("Name of the header; case does not matter"),
        value: field.optional().describe("Value of the header; any unless given"),
      })
      .optional()
      .describe("A header of the request"),
    replay: z.boolean().optional().describe("Only calls with a key seen before"),
  })
  .meta({
    id: "RuleCondition",
    description: "When a rule fires. All parts that are given must hold.",
  });

export const transportFaultSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: kind("delay", "Delays the answer"),
      ms: z.int().min(0).max(600_000).describe("How long, in milliseconds"),
    }),
    z.strictObject({ kind: kind("drop", "Closes the connection instead of answering") }),
    z.strictObject({
      kind: kind("status", "Answers an error instead"),
      status: z.int().min(400).max(599).describe("HTTP status"),
      code: field.describe("Code of the error"),
      retry_after_s: z.int().min(0).optional().describe("Retry-After, in seconds"),
    }),
    z.strictObject({ kind: kind("truncate", "Sends half of the answer") }),
    z.strictObject({
      kind: kind("content_type", "Sends another Content-Type"),
      value: field.describe("The Content-Type"),
    }),
    z.strictObject({ kind: kind("html", "Answers with a web page of an error and status 502") }),
    z.strictObject({
      kind: kind("mutate", "Changes a field of the answer"),
      how: z
        .enum(["missing_field", "null_price", "string_number", "extra_fields", "unknown_enum"])
        .describe("What becomes of the field"),
    }),
  ])
  .describe(
    "What a rule does to the answer on the way out; the work is done first unless `before` is true.",
  );

export const domainEffectSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: kind("page", "Spoils the pages of a search after the first"),
      how: z
        .enum(["duplicate", "skip", "expire_cursor", "unstable_sort"])
        .describe("What is wrong with the page"),
    }),
    z.strictObject({
      kind: kind("price", "Changes prices"),
      percent: z.int().min(-99).max(1000).describe("By how much, in percent"),
      where: z.enum(["catalog", "checkout"]).describe("Which prices change"),
    }),
    z.strictObject({
      kind: kind("take_stock", "Sells the goods of the command to somebody else"),
      leave: z.int().min(0).describe("Units that are left of each"),
    }),
    z.strictObject({
      kind: kind("clamp_quantity", "Cuts the quantity of each line"),
      max: z.int().min(1).describe("The most units of a line"),
    }),
    z.strictObject({
      kind: kind("refuse_discounts", "Refuses every discount code"),
      reason: z
        .enum(["expired", "minimum_not_met", "not_combinable"])
        .describe("The reason that is given"),
    }),
    z.strictObject({ kind: kind("undeliverable", "Delivers to no address") }),
    z.strictObject({ kind: kind("no_express", "Offers no express delivery") }),
    z.strictObject({
      kind: kind("wrong_total", "Makes the total differ from the sum of its entries"),
      by: z.int().describe("By how much, in minor units"),
    }),
    z.strictObject({
      kind: kind("fee", "Adds a fee at the last step"),
      amount: z.int().min(1).describe("The fee, in minor units"),
      title: z.string().max(200).describe("Name of the fee for the buyer"),
    }),
    z.strictObject({
      kind: kind("payment", "Decides the outcome of a payment, whatever the token"),
      outcome: z.enum(paymentOutcomes).describe("The outcome"),
    }),
    z.strictObject({
      kind: kind("review", "Makes the buyer review large orders"),
      above: z.int().min(0).describe("Orders above this total, in minor units"),
    }),
    z.strictObject({ kind: kind("expire", "Lets the checkout expire") }),
    z.strictObject({
      kind: kind("webhook", "Spoils webhooks"),
      how: z
        .enum(["duplicate", "reorder", "late", "bad_signature"])
        .describe("What is wrong with the webhook"),
    }),
    z.strictObject({
      kind: kind("order", "Changes an order after it is placed"),
      how: z.enum(["partial", "cancel", "refund"]).describe("What happens to the order"),
    }),
    z.strictObject({
      kind: kind("in_flight", "Says of a repeated key that its first call is still under way"),
    }),
    z.strictObject({
      kind: kind("decoys", "Misleads a search"),
      how: z
        .enum(["similar", "wrong_default"])
        .describe("Look-alikes in front, or the wrong variant first"),
    }),
  ])
  .describe("What a rule does to the shop.");

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
          before: z.boolean().optional().describe("Instead of the work, not after it"),
        }),
      )
      .max(50)
      .describe("What happens, and when"),
  })
  .meta({ id: "Scenario", description: "A scenario as data: what happens, and when." });
