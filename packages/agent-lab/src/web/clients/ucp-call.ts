import { fieldsOf } from "@almanac/kernel/objects/objects";
import type { RunShop } from "../agent.ts";
import { type Fields, type Sent, textOf } from "./send.ts";
import { CallError } from "./shop-client.ts";

export interface UcpRequest {
  readonly id?: string;
  readonly body?: object;
  readonly key?: string;
  readonly isComplete?: (document: Fields) => boolean;
}

/** Calls an operation of UCP and returns its answer. */
export type UcpCall = (operation: string, request: UcpRequest) => Promise<Fields>;

type Send = (sent: Sent, isComplete?: (document: Fields) => boolean) => Promise<Fields>;

const agentProfile = "https://agent.example/.well-known/ucp";

const routes: Readonly<Record<string, readonly [method: string, path: string]>> = {
  search_catalog: ["POST", "/catalog/search"],
  get_product: ["POST", "/catalog/product"],
  create_cart: ["POST", "/carts"],
  create_checkout: ["POST", "/checkout-sessions"],
  get_checkout: ["GET", "/checkout-sessions/:id"],
  update_checkout: ["PUT", "/checkout-sessions/:id"],
  complete_checkout: ["POST", "/checkout-sessions/:id/complete"],
  cancel_checkout: ["POST", "/checkout-sessions/:id/cancel"],
  get_order: ["GET", "/orders/:id"],
};

/** UCP over REST. */
export function createRestCall(shop: RunShop, send: Send): UcpCall {
  let keys = 0;
  return async (operation, { id = "", body, key, isComplete }) => {
    const [method, path] = routes[operation] ?? ["GET", "/"];
    keys += 1;
    const headers = {
      "UCP-Agent": `profile="${agentProfile}"`,
      ...(method === "GET" ? {} : { "Idempotency-Key": key ?? `call-${keys}` }),
    };
    const url = `${shop.base_url}/ucp${path.replace(":id", encodeURIComponent(id))}`;
    const document = await send({ method, url, headers, body }, complete(isComplete));
    return answered(document);
  };
}

const payloads: Readonly<Record<string, string>> = {
  search_catalog: "catalog",
  get_product: "catalog",
  create_cart: "cart",
  create_checkout: "checkout",
  update_checkout: "checkout",
  complete_checkout: "checkout",
};

/**
 * UCP over MCP: every operation is a tool, and every request is answered with one JSON document.
 */
export function createMcpCall(shop: RunShop, send: Send): UcpCall {
  let ids = 0;
  return async (operation, { id, body, key, isComplete }) => {
    ids += 1;
    const payload = payloads[operation];
    const message = {
      jsonrpc: "2.0",
      id: ids,
      method: "tools/call",
      params: {
        name: operation,
        arguments: {
          meta: {
            "ucp-agent": { profile: agentProfile },
            "idempotency-key": key ?? `call-${ids}`,
          },
          ...(id === undefined ? {} : { id }),
          ...(payload === undefined ? {} : { [payload]: body }),
        },
      },
    };
    const headers = { Accept: "application/json, text/event-stream" };
    const check = complete(isComplete);
    const document = await send(
      { method: "POST", url: shop.mcp_url, headers, body: message },
      (whole) => typeof contentOf(whole).ucp === "object" && (check?.(contentOf(whole)) ?? true),
    );
    return answered(contentOf(document));
  };
}

function contentOf(document: Fields): Fields {
  return fieldsOf(fieldsOf(document.result).structuredContent);
}

/**
 * An answer that reports an error has no resource. It counts as complete, so that the call is
 * not repeated.
 */
function complete(isComplete: UcpRequest["isComplete"]) {
  return (document: Fields) => isError(document) || (isComplete?.(document) ?? true);
}

function isError(document: Fields): boolean {
  return fieldsOf(document.ucp).status === "error";
}

function answered(document: Fields): Fields {
  if (!isError(document)) return document;
  const [message] = Array.isArray(document.messages) ? document.messages : [];
  throw new CallError(409, textOf(fieldsOf(message).code));
}
