import type { CommandType } from "../commands.ts";
import type { CommandResults } from "../store-results.ts";
import { type AnswerKind, answerCapabilities, fullName, type UcpVersion } from "./capabilities.ts";
import { answer, errorEnvelope, type RenderContext, type UcpAnswer } from "./envelope.ts";
import { readRequest, UcpFault, unrecoverable } from "./fault.ts";
import { checkoutPage, renderCart, renderCheckout, renderOrder } from "./render/checkout.ts";
import { renderDetail, renderLookup, renderPage } from "./render/product.ts";
import { requestSchemas } from "./request-schema.ts";
import { type Agent, idempotencyMeta, type Ran, type RunMeta, type UcpShop } from "./shop.ts";
import { toCommand } from "./to-command.ts";

/** The 13 operations of the standard. REST and MCP both call them. */
export const operationNames = [
  "search_catalog",
  "lookup_catalog",
  "get_product",
  "create_cart",
  "get_cart",
  "update_cart",
  "cancel_cart",
  "create_checkout",
  "get_checkout",
  "update_checkout",
  "complete_checkout",
  "cancel_checkout",
  "get_order",
] as const;

export type OperationName = (typeof operationNames)[number];

/** One call, over REST or MCP. */
export interface UcpCall {
  readonly shop: UcpShop;
  readonly version: UcpVersion;
  readonly agent: Agent;
  /** The id of the cart, checkout or order. */
  readonly id: string;
  /** The body as it was sent, not yet validated. */
  readonly body: unknown;
  readonly surface: RunMeta["surface"];
  /** The conditions of a write. */
  readonly conditions: WriteConditions;
}

export interface WriteConditions extends Pick<RunMeta, "if_match"> {
  readonly idempotencyKey?: string | null | undefined;
  /** What the key belongs to, besides the body: the path, or the tool and the id. */
  readonly target: string;
}

/** The largest number of ids in one lookup. */
const maxLookup = 50;

/**
 * Executes one operation. Throws a {@link UcpFault} for errors that the standard reports as an
 * HTTP status.
 */
export async function runOperation(name: OperationName, call: UcpCall): Promise<UcpAnswer> {
  const kind = kindOf(name);
  const rendering: RenderContext = {
    version: call.version,
    capabilities: call.agent.capabilities,
    base: call.shop.base,
  };
  const [needed] = answerCapabilities[kind];
  if (!call.agent.capabilities.has(needed)) {
    const content = `${fullName(needed)} is not a capability that both the agent and the shop have in ${call.version}.`;
    const message = unrecoverable("capabilities_incompatible", content);
    return { status: 200, body: errorEnvelope(rendering, kind, [message]), replayed: false };
  }
  return await operations[name](call, rendering);
}

export function kindOf(name: OperationName): AnswerKind {
  if (name === "search_catalog") return "search";
  if (name === "lookup_catalog" || name === "get_product") return "lookup";
  if (name.endsWith("_cart")) return "cart";
  return name === "get_order" ? "order" : "checkout";
}

type Run = (call: UcpCall, rendering: RenderContext) => Promise<UcpAnswer>;

const operations: Readonly<Record<OperationName, Run>> = {
  async search_catalog(call, rendering) {
    const asked = readRequest(requestSchemas.search_catalog, call.body);
    const ran = await call.shop.run<"search_catalog">(
      (store) => toCommand.search_catalog(store, asked),
      readMeta(call),
    );
    return answer(ran, "search", rendering, (page) =>
      renderPage(page, rendering, asked.pagination?.limit),
    );
  },

  async lookup_catalog(call, rendering) {
    const asked = readRequest(requestSchemas.lookup_catalog, call.body);
    if (asked.ids.length > maxLookup) {
      throw new UcpFault(400, "request_too_large", `At most ${maxLookup} ids in one look-up.`);
    }
    const ran = await call.shop.run<"lookup_catalog">(
      (store) => toCommand.lookup_catalog(store, asked),
      readMeta(call),
    );
    return answer(ran, "lookup", rendering, (found) => renderLookup(found, rendering));
  },

  async get_product(call, rendering) {
    const asked = readRequest(requestSchemas.get_product, call.body);
    const ran = await call.shop.run<"get_product">(
      (store) => toCommand.get_product(store, asked),
      readMeta(call),
    );
    return answer(ran, "lookup", rendering, (detail) => renderDetail(detail, rendering, asked.id));
  },

  async create_cart(call, rendering) {
    const asked = readRequest(requestSchemas.create_cart, call.body);
    const ran = await call.shop.run<"create_cart">(
      (store) => toCommand.create_cart(store, asked),
      writeMeta(call, asked),
    );
    return cartAnswer(ran, rendering, 201);
  },

  async get_cart(call, rendering) {
    return cartAnswer(
      await call.shop.run({ type: "get_cart", cart_id: call.id }, readMeta(call)),
      rendering,
    );
  },

  async update_cart(call, rendering) {
    const asked = readRequest(requestSchemas.update_cart, call.body);
    const command = toCommand.update_cart(call.id, asked);
    return cartAnswer(await call.shop.run(command, writeMeta(call, asked)), rendering);
  },

  async cancel_cart(call, rendering) {
    const command = { type: "cancel_cart", cart_id: call.id } as const;
    return cartAnswer(await call.shop.run(command, writeMeta(call)), rendering);
  },

  async create_checkout(call, rendering) {
    const asked = readRequest(requestSchemas.create_checkout, call.body);
    const ran = await call.shop.run<"create_checkout">(
      (store) => toCommand.create_checkout(store, asked, webhookUrlOf(call)),
      writeMeta(call, asked),
    );
    // A cart has at most one open checkout, so a second request gets the same one (cart.md,
    // "Idempotent conversion").
    return checkoutAnswer(ran, call, rendering, ran.created ? 201 : 200);
  },

  async get_checkout(call, rendering) {
    const command = { type: "get_checkout", checkout_id: call.id } as const;
    return checkoutAnswer(await call.shop.run(command, readMeta(call)), call, rendering);
  },

  async update_checkout(call, rendering) {
    const asked = readRequest(requestSchemas.update_checkout, call.body);
    const command = toCommand.update_checkout(call.id, asked, webhookUrlOf(call));
    return checkoutAnswer(await call.shop.run(command, writeMeta(call, asked)), call, rendering);
  },

  async complete_checkout(call, rendering) {
    const asked = readRequest(requestSchemas.complete_checkout, call.body);
    const command = toCommand.complete_checkout(call.id, asked, webhookUrlOf(call));
    return checkoutAnswer(await call.shop.run(command, writeMeta(call, asked)), call, rendering);
  },

  async cancel_checkout(call, rendering) {
    const command = { type: "cancel_checkout", checkout_id: call.id } as const;
    return checkoutAnswer(await call.shop.run(command, writeMeta(call)), call, rendering);
  },

  async get_order(call, rendering) {
    const ran = await call.shop.run({ type: "get_order", order_id: call.id }, readMeta(call));
    return answer(ran, "order", rendering, (order) => renderOrder(order, rendering));
  },
};

const readMeta = ({ surface }: UcpCall): RunMeta => ({ surface });

/** @param asked the body as it was read, if the operation has one. */
function writeMeta({ surface, conditions }: UcpCall, asked?: object): RunMeta {
  const { idempotencyKey, target, ...rest } = conditions;
  return { ...rest, ...idempotencyMeta(idempotencyKey, target, asked), surface };
}

function webhookUrlOf({ agent, shop }: UcpCall): string | undefined {
  return agent.webhookUrl ?? shop.webhookUrl;
}

type RanAnything<Type extends CommandType> = Pick<Ran<CommandResults[Type]>, "result" | "replayed">;

function cartAnswer(
  ran: RanAnything<"get_cart">,
  rendering: RenderContext,
  status: 200 | 201 = 200,
): UcpAnswer {
  return answer(ran, "cart", rendering, (cart) => renderCart(cart, rendering), status);
}

function checkoutAnswer(
  ran: RanAnything<"get_checkout">,
  call: UcpCall,
  rendering: RenderContext,
  status: 200 | 201 = 200,
): UcpAnswer {
  const page = call.id === "" ? undefined : checkoutPage(call.id, rendering);
  return answer(
    ran,
    "checkout",
    rendering,
    (checkout) => renderCheckout(checkout, rendering),
    status,
    page,
  );
}
