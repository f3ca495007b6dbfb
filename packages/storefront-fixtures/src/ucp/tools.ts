import * as z from "zod";
import type { AnswerKind } from "./capabilities.ts";
import { kindOf, type OperationName, operationNames } from "./operations.ts";
import { requestSchemas } from "./request-schema.ts";

/** One operation of the standard as an MCP tool. */
export interface Tool {
  readonly name: OperationName;
  readonly title: string;
  readonly description: string;
  /** The name of the argument that contains what REST sends as the body. */
  readonly payload?: "catalog" | "cart" | "checkout";
  readonly needsId: boolean;
  /**
   * Whether the standard requires an idempotency key, because the call must not be executed twice.
   */
  readonly needsKey: boolean;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: object;
}

const wordings: Readonly<Record<OperationName, readonly [title: string, description: string]>> = {
  search_catalog: ["Search the catalogue", "Finds products by words and filters, page by page."],
  lookup_catalog: ["Look products up", "Reads products by the ids of products or variants."],
  get_product: [
    "Read a product",
    "Reads one product, and which option values are possible for the chosen options.",
  ],
  create_cart: ["Create a cart", "Creates a cart with lines."],
  get_cart: ["Read a cart", "Reads a cart with its lines and totals."],
  update_cart: [
    "Replace a cart",
    "Replaces everything in a cart: what the call leaves out is removed.",
  ],
  cancel_cart: ["Cancel a cart", "Cancels a cart and returns its last state."],
  create_checkout: ["Start a checkout", "Starts a checkout from lines, or from a cart."],
  get_checkout: ["Read a checkout", "Reads a checkout with its status, totals and messages."],
  update_checkout: [
    "Change a checkout",
    "Replaces the lines. Sets buyer, delivery, discounts and payment if the call has them.",
  ],
  complete_checkout: [
    "Place the order",
    "Pays with a test token or a test card and places the order. No money moves.",
  ],
  cancel_checkout: ["Cancel a checkout", "Cancels a checkout, which cannot be reopened."],
  get_order: ["Read an order", "Reads an order with its deliveries and refunds."],
};

const withPayload: Readonly<Partial<Record<OperationName, Tool["payload"]>>> = {
  search_catalog: "catalog",
  lookup_catalog: "catalog",
  get_product: "catalog",
  create_cart: "cart",
  update_cart: "cart",
  create_checkout: "checkout",
  update_checkout: "checkout",
  complete_checkout: "checkout",
};

const withKey = new Set<OperationName>(["complete_checkout", "cancel_checkout", "cancel_cart"]);
const readOnly = /^(?:search|lookup|get)_/;

const metaSchema = (needsKey: boolean) => ({
  type: "object",
  description: "The profile of the agent, and the idempotency key.",
  required: needsKey ? ["ucp-agent", "idempotency-key"] : ["ucp-agent"],
  additionalProperties: true,
  properties: {
    "ucp-agent": {
      type: "object",
      required: ["profile"],
      additionalProperties: true,
      properties: {
        profile: { type: "string", description: "Address of the agent's UCP profile" },
      },
    },
    "idempotency-key": {
      type: "string",
      minLength: 1,
      maxLength: 255,
      description: "A call that is repeated with the same key is carried out only once",
    },
  },
});

const amounts = {
  type: "array",
  items: {
    type: "object",
    required: ["type", "amount"],
    properties: { type: { type: "string" }, amount: { type: "integer" } },
  },
};
const lines = { type: "array", items: { type: "object", required: ["id", "item"] } };
const resource = {
  id: { type: "string" },
  currency: { type: "string" },
  line_items: lines,
  totals: amounts,
};

/** The fields of each kind of answer besides the envelope. A refusal has only the envelope. */
const outputSchemas = {
  search: outputSchema({
    products: { type: "array", items: { type: "object", required: ["id", "title", "variants"] } },
    pagination: { type: "object", required: ["has_next_page"] },
  }),
  lookup: outputSchema({ products: { type: "array" }, product: { type: "object" } }),
  cart: outputSchema({ ...resource, discounts: { type: "object" } }),
  checkout: outputSchema({
    ...resource,
    status: { type: "string" },
    fulfillment: { type: "object" },
    discounts: { type: "object" },
    payment: { type: "object" },
    links: { type: "array" },
    order: { type: "object", required: ["id", "permalink_url"] },
  }),
  order: outputSchema({
    ...resource,
    checkout_id: { type: "string" },
    permalink_url: { type: "string" },
    fulfillment: { type: "object" },
    adjustments: { type: "array" },
  }),
} as const satisfies Record<AnswerKind, object>;

/** The 13 tools, in the order of the standard's operations. */
export const tools: readonly Tool[] = operationNames.map((name) => {
  const [title, description] = wordings[name];
  const payload = withPayload[name];
  const needsId = /^(?:get|update|cancel|complete)_(?:cart|checkout|order)$/.test(name);
  const needsKey = withKey.has(name);
  return {
    name,
    title,
    description,
    ...(payload === undefined ? {} : { payload }),
    needsId,
    needsKey,
    inputSchema: {
      type: "object",
      required: ["meta", ...(needsId ? ["id"] : []), ...(payload === undefined ? [] : [payload])],
      additionalProperties: true,
      properties: {
        meta: metaSchema(needsKey),
        ...(needsId ? { id: { type: "string", minLength: 1, maxLength: 200 } } : {}),
        ...(payload === undefined ? {} : { [payload]: payloadSchema(name) }),
      },
    },
    outputSchema: outputSchemas[kindOf(name)],
    annotations: {
      title,
      readOnlyHint: readOnly.test(name),
      destructiveHint: name.startsWith("cancel_"),
      idempotentHint: readOnly.test(name) || needsKey,
      openWorldHint: false,
    },
  };
});

function payloadSchema(name: OperationName): object {
  const schemas: Readonly<Partial<Record<OperationName, z.ZodType>>> = requestSchemas;
  const schema = schemas[name];
  if (schema === undefined) return { type: "object" };
  const { $schema: _dialect, ...document } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return document;
}

function outputSchema(properties: Readonly<Record<string, object>>): object {
  return {
    type: "object",
    required: ["ucp"],
    additionalProperties: true,
    properties: {
      ucp: {
        type: "object",
        required: ["version"],
        additionalProperties: true,
        properties: {
          version: { type: "string" },
          status: { enum: ["success", "error"] },
          capabilities: { type: "object" },
        },
      },
      messages: { type: "array", items: { type: "object", required: ["type", "content"] } },
      continue_url: { type: "string" },
      ...properties,
    },
  };
}
