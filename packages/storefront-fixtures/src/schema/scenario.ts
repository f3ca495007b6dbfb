import * as z from "zod";
import { paymentOutcomes } from "../data/payment-tokens.ts";

const field = z.string().max(100);

/** When a rule fires. All parts that are given must hold; `nth` counts calls per shop and operation, from 1. */
export const ruleConditionSchema = z
  .strictObject({
    surface: field.optional(),
    operation: z.union([field, z.array(field).max(50)]).optional(),
    nth: z.int().min(1).optional(),
    every: z.int().min(1).optional(),
    product: z.string().max(200).optional().meta({ description: "A product, variant or role" }),
    after_ms: z.int().min(0).optional().meta({ description: "Since the shop opened" }),
    min_total: z.int().min(0).optional(),
    header: z.strictObject({ name: field, value: field.optional() }).optional(),
    replay: z.boolean().optional().meta({ description: "Only calls with a key seen before" }),
  })
  .meta({ id: "RuleCondition" });

/** What a rule does to the answer on the way out; the work is done first unless `before` is true. */
const transport = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("delay"), ms: z.int().min(0).max(600_000) }),
  z.strictObject({ kind: z.literal("drop") }),
  z.strictObject({
    kind: z.literal("status"),
    status: z.int().min(400).max(599),
    code: field,
    retry_after_s: z.int().min(0).optional(),
  }),
  z.strictObject({ kind: z.literal("truncate") }),
  z.strictObject({ kind: z.literal("content_type"), value: field }),
  z.strictObject({ kind: z.literal("html") }),
  z.strictObject({
    kind: z.literal("mutate"),
    how: z.enum(["missing_field", "null_price", "string_number", "extra_fields", "unknown_enum"]),
  }),
]);

/** What a rule does to the shop. */
const domain = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("page"),
    how: z.enum(["duplicate", "skip", "expire_cursor", "unstable_sort"]),
  }),
  z.strictObject({
    kind: z.literal("price"),
    percent: z.int().min(-99).max(1000),
    where: z.enum(["catalog", "checkout"]),
  }),
  z.strictObject({ kind: z.literal("take_stock"), leave: z.int().min(0) }),
  z.strictObject({ kind: z.literal("clamp_quantity"), max: z.int().min(1) }),
  z.strictObject({
    kind: z.literal("refuse_discounts"),
    reason: z.enum(["expired", "minimum_not_met", "not_combinable"]),
  }),
  z.strictObject({ kind: z.literal("undeliverable") }),
  z.strictObject({ kind: z.literal("no_express") }),
  z.strictObject({ kind: z.literal("wrong_total"), by: z.int() }),
  z.strictObject({ kind: z.literal("fee"), amount: z.int().min(1), title: z.string().max(200) }),
  z.strictObject({ kind: z.literal("payment"), outcome: z.enum(paymentOutcomes) }),
  z.strictObject({ kind: z.literal("review"), above: z.int().min(0) }),
  z.strictObject({ kind: z.literal("expire") }),
  z.strictObject({
    kind: z.literal("webhook"),
    how: z.enum(["duplicate", "reorder", "late", "bad_signature"]),
  }),
  z.strictObject({ kind: z.literal("order"), how: z.enum(["partial", "cancel", "refund"]) }),
  z.strictObject({ kind: z.literal("in_flight") }),
  z.strictObject({ kind: z.literal("decoys"), how: z.enum(["similar", "wrong_default"]) }),
]);

/** One effect of a scenario. */
const ruleEffectSchema = z.union([transport, domain]).meta({ id: "RuleEffect" });

/** A scenario is data: what happens, and when. */
export const scenarioSchema = z
  .strictObject({
    id: field,
    description: z.string().max(1000),
    expects: z.string().max(1000).optional().meta({ description: "What a good agent does" }),
    rules: z
      .array(
        z.strictObject({
          when: ruleConditionSchema,
          do: ruleEffectSchema,
          before: z.boolean().optional().meta({ description: "Instead of the work, not after it" }),
        }),
      )
      .max(50),
  })
  .meta({ id: "Scenario" });

export type RuleCondition = z.infer<typeof ruleConditionSchema>;
export type TransportFault = z.infer<typeof transport>;
export type DomainEffect = z.infer<typeof domain>;
export type Scenario = z.infer<typeof scenarioSchema>;
