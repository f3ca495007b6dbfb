import * as z from "zod";
import { cartLimits } from "../data/cart-limits.ts";
import { orderStages } from "../data/order-stages.ts";
import { productSorts } from "../data/product-sorts.ts";
import {
  anything,
  bag,
  cartFields,
  cartId,
  checkoutFields,
  checkoutId,
  id,
  market,
  orderId,
  payment,
  productFiltersSchema,
  quantity,
  typed,
  webhookUrl,
} from "./command-fields.ts";

/** Every command by its type. */
export const commandSchemas = {
  search_catalog: z.strictObject({
    type: typed("search_catalog"),
    query: z.string().max(1000).optional().describe("Words that must all be found"),
    filters: productFiltersSchema.optional(),
    sort: z.enum(productSorts).optional().describe("Default: `relevance`"),
    cursor: z.string().max(500).optional().describe("`next_cursor` of the previous page"),
    limit: z.int().min(1).optional().describe("Default: 10, at most 50"),
    market,
  }),
  lookup_catalog: z.strictObject({
    type: typed("lookup_catalog"),
    ids: z.array(id).max(50).describe("Ids of products or variants"),
    filters: productFiltersSchema.optional(),
    market,
  }),
  get_product: z.strictObject({
    type: typed("get_product"),
    id: id.describe("Id of a product or variant"),
    selected: z
      .array(
        z.strictObject({
          name: id.describe("`Color`"),
          label: id.describe("`Blue`"),
        }),
      )
      .max(20)
      .optional()
      .describe("Options that are chosen"),
    preferences: z
      .array(id)
      .max(20)
      .optional()
      .describe("Names of options, the most important first"),
    market,
  }),
  create_cart: z.strictObject({
    type: typed("create_cart"),
    market,
    ...cartFields,
  }),
  change_cart: z
    .strictObject({
      type: typed("change_cart", "Changes a line of a cart"),
      action: anything.describe("`add`, `update` or `remove`"),
      cart_id: id.optional().describe("Without it, `add` creates a new cart"),
      product_id: anything.describe("A variant's id, or that of a product with one variant"),
      quantity: anything.describe(
        "1 to 999. Default with `add`: 1. With `update`, 0 removes the line",
      ),
      market,
    })
    .partial({ action: true, product_id: true, quantity: true }),
  get_cart: z.strictObject({ type: typed("get_cart"), cart_id: cartId }),
  update_cart: z.strictObject({
    type: typed("update_cart"),
    cart_id: cartId,
    ...cartFields,
  }),
  clear_cart: z.strictObject({
    type: typed("clear_cart", "Removes all lines of a cart"),
    cart_id: cartId,
  }),
  cancel_cart: z.strictObject({
    type: typed("cancel_cart"),
    cart_id: cartId,
  }),
  create_checkout: z.strictObject({
    type: typed("create_checkout"),
    cart_id: id.optional().describe("The cart to check out. Default: `lines`"),
    market,
    ...checkoutFields,
  }),
  get_checkout: z.strictObject({
    type: typed("get_checkout"),
    checkout_id: checkoutId,
  }),
  update_checkout: z.strictObject({
    type: typed("update_checkout"),
    checkout_id: checkoutId,
    ...checkoutFields,
  }),
  complete_checkout: z.strictObject({
    type: typed("complete_checkout"),
    checkout_id: checkoutId,
    payment: payment.describe("Payment"),
    webhook_url: webhookUrl,
  }),
  cancel_checkout: z.strictObject({
    type: typed("cancel_checkout"),
    checkout_id: checkoutId,
  }),
  resolve_escalation: z
    .strictObject({
      type: typed("resolve_escalation", "Decides an escalation"),
      checkout_id: checkoutId,
      approve: z.boolean().describe("Whether the buyer agrees"),
    })
    .describe("What the buyer does on the page behind continue_url"),
  get_order: z.strictObject({ type: typed("get_order"), order_id: orderId }),
  list_orders: z.strictObject({ type: typed("list_orders") }),
  advance_order: z.strictObject({
    type: typed("advance_order"),
    order_id: orderId,
    to: z.enum(orderStages).optional().describe("Default: the next stage"),
  }),
  cancel_order: z.strictObject({
    type: typed("cancel_order"),
    order_id: orderId,
    reason: z.string().max(500).optional().describe("The reason in words"),
  }),
  refund_order: z.strictObject({
    type: typed("refund_order"),
    order_id: orderId,
    amount: z.int().min(1).optional().describe("Minor units. Default: the remaining amount"),
    lines: z
      .array(z.strictObject({ id: id.describe("Id of the line"), quantity }))
      .max(cartLimits.lines)
      .optional()
      .describe("The units that are refunded"),
    reason: z.string().max(500).optional().describe("The reason in words"),
  }),
  advance_clock: z.strictObject({
    type: typed("advance_clock", "Moves the clock forward"),
    ms: z.int().min(0).max(3.2e12).describe("Milliseconds by which to move the clock forward"),
  }),
  set_stock: z.strictObject({
    type: typed("set_stock"),
    variant_id: id.describe("Id of the variant"),
    stock: z.int().min(0).max(1e9).describe("Units in stock"),
  }),
  set_price: z.strictObject({
    type: typed("set_price"),
    variant_id: id.describe("Id of the variant"),
    amount: z
      .int()
      .min(0)
      .max(1e12)
      .nullable()
      .describe("Minor units; null: price of the catalogue"),
    market,
  }),
  set_scenario: z.strictObject({
    type: typed("set_scenario"),
    scenario: z
      .union([z.string().max(100), bag, z.null()])
      .describe("A scenario by id or as data; null for no scenario"),
  }),
  settle_webhook: z.strictObject({
    type: typed("settle_webhook"),
    webhook_id: id.describe("Id of the delivery"),
    delivered: z.boolean().describe("Whether the receiver accepted it"),
    status: z.int().min(100).max(599).optional().describe("HTTP status of the receiver"),
  }),
} as const;

/** Any command. */
export const commandRequestSchema = /* @__PURE__ */ (() =>
  z.union(Object.values(commandSchemas)).describe("Any command, by its `type`."))();

/** The name of a command. */
export type CommandType = keyof typeof commandSchemas;

/** A command that its schema has read. */
export type CommandOf<Type extends CommandType> = z.output<(typeof commandSchemas)[Type]>;

/** Any command that its schema has read. */
export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType];

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
