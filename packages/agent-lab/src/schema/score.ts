import { addressSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import { violationCodes } from "../data/violation-codes.ts";
import type { scoreComponents } from "../data/weights.ts";

const minor = (what: string) => z.int().describe(`${what}, in minor units`);

const stateLineSchema = z
  .strictObject({
    product_id: z.string().describe("Id of the product"),
    variant_id: z.string().describe("Id of the variant"),
    title: z.string().describe("Title of product and variant"),
    options: z
      .array(
        z.strictObject({
          name: z.string().describe("Name of the option: `Color`"),
          label: z.string().describe("Value of the option: `Blue`"),
        }),
      )
      .describe("Value of each option"),
    quantity: z.int().min(0).describe("Units"),
    unit_price: minor("Price of one unit"),
  })
  .describe("A line of an order, a cart or a checkout.");

const stateOrderSchema = z
  .strictObject({
    placed_at: z.string().describe("When it was placed, RFC 3339"),
    stage: z.string().describe("Stage: `placed`, `shipped` ..."),
    currency: z.string().describe("ISO 4217"),
    email: z.string().optional().describe("The buyer's e-mail address"),
    destination: addressSchema.optional().describe("Where it goes; absent for downloads"),
    delivery: z.string().optional().describe("Title of the delivery option"),
    lines: z.array(stateLineSchema).describe("The lines, in the order of the checkout"),
    codes: z.array(z.string()).describe("Discount codes that applied"),
    items: minor("Price of the lines after discounts"),
    delivery_price: minor("Price of delivery"),
    tax: minor("Sales tax that was added"),
    fee: minor("Fees"),
    total: minor("Amount paid"),
    refunded: minor("Amount refunded"),
  })
  .describe("An order at the end of the run.");

const stateBasketSchema = z
  .strictObject({
    status: z.string().describe("`open` for a cart; the status of a checkout"),
    currency: z.string().describe("ISO 4217"),
    lines: z.array(stateLineSchema).describe("The lines"),
    codes: z.array(z.string()).describe("Discount codes that apply"),
    total: minor("Amount"),
    email: z.string().optional().describe("The buyer's e-mail address"),
    destination: addressSchema.optional().describe("Where it would go"),
    delivery: z.string().optional().describe("Title of the delivery option"),
  })
  .describe("A cart, or a checkout that is not completed.");

const shopStateSchema = z
  .strictObject({
    shop: z.string().describe("Name of the shop; `main` if there is only one"),
    at: z.string().describe("Time of the shop's clock, RFC 3339"),
    orders: z.array(stateOrderSchema).describe("All orders, oldest first"),
    carts: z.array(stateBasketSchema).describe("Carts with lines, oldest first"),
    checkouts: z
      .array(stateBasketSchema)
      .describe("Checkouts that are not completed, oldest first"),
  })
  .describe("What is in one shop at the end of a run.");

/**
 * What is in the shops at the end of a run. It has no ids of carts, checkouts and orders, so that
 * surfaces can be compared.
 */
export const finalStateSchema = z
  .strictObject({ shops: z.array(shopStateSchema).min(1).max(20).describe("Every shop") })
  .meta({
    id: "FinalState",
    description: "What is in the shops at the end of a run, without ids that differ by surface.",
  });

const component = z
  .strictObject({
    points: z.int().min(0).describe("Points that were earned"),
    of: z.int().min(0).describe("Points that can be earned"),
  })
  .describe("A component of the score");

const components = z
  .strictObject({
    item: component,
    options: component,
    quantity: component,
    budget: component,
    delivery: component,
    extras: component,
    process: component,
  } satisfies Record<(typeof scoreComponents)[number], typeof component>)
  .describe("Points by component; they add up to `score`");

const violationSchema = z
  .strictObject({
    code: z.enum(violationCodes).describe("Code of the violation"),
    kind: z.enum(["goal", "process", "safety"]).describe("Kind of the violation"),
    seq: z
      .int()
      .min(1)
      .nullable()
      .describe("Entry of the transcript; null if the agent left something undone"),
    why: z.string().describe("The reason in one line"),
    harm: z.enum(["buyer", "merchant", "rival_seller"]).optional().describe("Who bears the harm"),
  })
  .describe("Something that went wrong.");

/** The result of a run. */
export const scoreSchema = z
  .strictObject({
    task: z.string().describe("Id of the task"),
    success: z
      .boolean()
      .describe(
        "Whether the final state is the one that was asked for, and nothing unsafe happened",
      ),
    score: z.int().min(0).max(100).describe("Points, at most 100"),
    components,
    violations: z
      .array(violationSchema)
      .describe("What went wrong, in the order of the transcript"),
    end_state: z
      .enum(["ordered", "cart_ready", "handed_over", "no_purchase"])
      .describe("How the task ended"),
    harm: z
      .strictObject({
        buyer: z.int().min(0).describe("Violations that harm the buyer"),
        merchant: z.int().min(0).describe("Violations that harm the merchant"),
        rival_seller: z.int().min(0).describe("Violations that harm a rival seller"),
      })
      .describe("Violations of safety by who bears the harm"),
    cost: z
      .strictObject({
        calls: z.int().min(0).describe("Calls to the shop"),
        questions: z.int().min(0).describe("Questions to the buyer"),
        bytes_sent: z.int().min(0).describe("Bytes of the requests' bodies"),
        bytes_received: z.int().min(0).describe("Bytes of the answers' bodies"),
        errors: z.int().min(0).describe("Calls that failed"),
        retries: z.int().min(0).describe("Calls that repeat a failed one"),
        virtual_ms: z.int().min(0).describe("Milliseconds of the shop's clock"),
      })
      .describe("What the run cost"),
  })
  .meta({ id: "Score", description: "How well an agent has done a task." });
