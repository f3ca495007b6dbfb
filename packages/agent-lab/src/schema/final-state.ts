import { addressSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";

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
 * What is in the shops at the end of a run. It has no ids of carts, checkouts and orders, so that surfaces can be
 * compared.
 */
export const finalStateSchema = z
  .strictObject({ shops: z.array(shopStateSchema).min(1).max(20).describe("Every shop") })
  .meta({
    id: "FinalState",
    description: "What is in the shops at the end of a run, without ids that differ by surface.",
  });
