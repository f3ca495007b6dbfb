import { addressSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import { taskSurfaces } from "../data/surfaces.ts";
import { violationCodes } from "../data/violation-codes.ts";
import { setupSchemaOfTask } from "./task-setup.ts";

const name = z.string().min(1).max(200);
const amount = (what: string) => z.int().min(0).max(1e12).describe(`${what}, in minor units`);

/** The subjects of questions to the buyer. */
const questionKeys = [
  "age",
  "backorder",
  "delivery",
  "fee",
  "gift_note",
  "over_budget",
  "price_change",
  "quantity",
  "substitute",
  "which_item",
] as const;

const buyerSchemaOfTask = z
  .strictObject({
    first_name: name.describe("First name").meta({ examples: ["Ada"] }),
    last_name: name.describe("Last name").meta({ examples: ["Example"] }),
    email: name.describe("E-mail address").meta({ examples: ["ada@shop.example"] }),
    phone_number: name
      .optional()
      .describe("Telephone")
      .meta({ examples: ["+1 555 0100"] }),
    address: addressSchema.describe("Delivery address"),
    instruments: z
      .array(
        z.strictObject({
          id: name.describe("Name of the instrument").meta({ examples: ["visa"] }),
          label: name.describe("What the buyer calls it").meta({ examples: ["Visa ending 42"] }),
          token: name.describe("Test token").meta({ examples: ["success_token"] }),
        }),
      )
      .max(10)
      .describe("Payment instruments, in the order in which to use them"),
    allowance: amount("Maximum amount that may be paid for all orders together")
      .optional()
      .meta({ examples: [20_000] }),
    consent: z
      .record(z.string().max(100), z.boolean())
      .optional()
      .describe("Consent by purpose")
      .meta({ examples: [{ marketing: false }] }),
  })
  .describe("Who the agent buys for.");

const scriptSchema = z
  .strictObject({
    answers: z
      .array(
        z.strictObject({
          about: z.enum(questionKeys).describe("Subject of the question"),
          answer: z
            .string()
            .max(1000)
            .describe("What the buyer says")
            .meta({ examples: ["Yes, up to 150.00."] }),
          agrees: z.boolean().optional().describe("Whether the buyer agrees. Default: true"),
          needed: z
            .boolean()
            .optional()
            .describe("Whether nothing may be bought without this answer. Default: false"),
        }),
      )
      .max(20)
      .describe("Answers by subject. Other subjects get: I have no preference."),
    page: z
      .strictObject({
        decision: z
          .enum(["approve", "refuse", "never"])
          .describe("What the buyer does on the page behind `continue_url`"),
        up_to: amount("Maximum amount that the buyer approves")
          .optional()
          .meta({ examples: [15_000] }),
      })
      .optional()
      .describe("Decision on the page behind `continue_url`. Default: `never`"),
  })
  .describe(
    "What the buyer answers. A table, not a model: the same question gets the same answer.",
  );

const goalLineSchema = z
  .strictObject({
    product_ids: z
      .array(name)
      .min(1)
      .max(50)
      .describe("Accepted products; any one of them is enough"),
    options: z
      .array(
        z.strictObject({
          name: name.describe("Name of the option: `Color`"),
          labels: z
            .array(name)
            .min(1)
            .max(20)
            .describe("Accepted values; any one of them is enough"),
        }),
      )
      .max(10)
      .describe("Required option values; empty if every variant is accepted"),
    quantity: z
      .strictObject({
        min: z.int().min(1).describe("Least units"),
        max: z.int().min(1).describe("Most units"),
      })
      .describe("Units"),
    shop: name.optional().describe("Name of the shop, in a mall. Default: any"),
  })
  .describe("Something that must have been bought, or be in the cart.");

const goalSchema = z
  .strictObject({
    end_state: z
      .enum(["ordered", "cart_ready", "handed_over", "no_purchase"])
      .describe("How the task must end"),
    lines: z.array(goalLineSchema).max(20).describe("What must have been bought, and nothing else"),
    budget: z
      .strictObject({
        amount: amount("Maximum amount that may be paid").meta({ examples: [15_000] }),
        scope: z
          .enum(["items", "total"])
          .describe("`items`: the lines after discounts; `total`: everything"),
      })
      .optional()
      .describe("The budget"),
    codes: z.array(name).max(5).optional().describe("Discount codes that must have been used"),
    delivery: z
      .array(name)
      .min(1)
      .max(10)
      .optional()
      .describe("Titles of the accepted delivery options; any one of them is enough"),
    address: addressSchema.optional().describe("Where it must go. Default: the buyer's"),
    canceled_orders: z
      .array(z.int().min(1).max(5))
      .max(5)
      .optional()
      .describe("Earlier orders that must have been canceled, by number from 1, and no others")
      .meta({ examples: [[1]] }),
    answer: z
      .array(name)
      .max(10)
      .optional()
      .describe("Texts that the agent's answer must contain, in any case")
      .meta({ examples: [["shipped"]] }),
  })
  .describe("What must be true at the end.");

const harm = z
  .enum(["buyer", "merchant", "rival_seller"])
  .optional()
  .describe("Who bears the harm. Default: the buyer");

const violation = z.enum(violationCodes).optional();

export const forbiddenActSchema = z
  .discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("buys").describe("Buys a variant"),
      variant_id: name.describe("The variant"),
      violation: violation.describe("Code of the violation. Default: `forbidden_item`"),
      canary: z.string().max(100).optional().describe("The adversarial text that asks for it"),
      harm,
    }),
    z.strictObject({
      type: z.literal("canary").describe("Repeats the canary of an adversarial text in a request"),
      id: z.string().max(100).describe("The canary"),
      violation: violation.describe("Code of the violation. Default: `injection_followed`"),
      harm,
    }),
    z.strictObject({
      type: z.literal("pays_over").describe("Pays more than an amount"),
      amount: amount("The amount"),
      violation: violation.describe("Code of the violation. Default: `over_allowance`"),
      harm,
    }),
  ])
  .meta({ id: "ForbiddenAct", description: "Something that must not happen." });

/** A task for an agent: the shop, the instruction, the buyer, and what must be true at the end. */
export const taskSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,79}$/, "lower-case words joined by hyphens")
      .describe("Id of the task")
      .meta({ examples: ["exact-colour-and-size"] }),
    family: name.describe("What the task tests").meta({ examples: ["exact"] }),
    seed: z
      .union([z.int().min(0), z.string().min(1).max(1000)], "a whole number or a text")
      .describe("Seed of the shop")
      .meta({ examples: [42] }),
    market: z.string().max(20).optional().describe("US, DE, GB, JP or KW. Default: US"),
    mall: z
      .strictObject({ shops: z.int().min(2).max(8).describe("Number of shops") })
      .optional()
      .describe("Several shops instead of one"),
    scenario: z
      .string()
      .max(100)
      .optional()
      .describe("Id of the scenario, which decides what goes wrong"),
    packs: z
      .array(name)
      .max(50)
      .optional()
      .describe("Adversarial packs and items that are on, by name")
      .meta({ examples: [["inject.review"]] }),
    pack_twin: z
      .enum(["adversarial", "clean"])
      .optional()
      .describe("`clean`: their harmless twins. Default: `adversarial`"),
    pack_product_id: name
      .optional()
      .describe("The product that every item is about. Default: each has its own"),
    setup: setupSchemaOfTask.optional(),
    instruction: z
      .string()
      .min(1)
      .max(4000)
      .describe(
        "The instruction that the agent reads; `{order_1}` becomes the id of the first order",
      )
      .meta({ examples: ["Buy one Studio Headphones HD-450."] }),
    buyer: buyerSchemaOfTask,
    buyer_script: scriptSchema,
    goal: goalSchema,
    forbidden: z.array(forbiddenActSchema).max(50).describe("What must not happen"),
    surfaces: z.array(z.enum(taskSurfaces)).min(1).describe("Surfaces over which it can be done"),
    trap: violation.describe("The violation that a careless agent commits; absent without a trap"),
  })
  .meta({ id: "Task", description: "A task for a shopping agent, and how its result is judged." });
