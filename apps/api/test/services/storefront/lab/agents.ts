import { randomUUID } from "node:crypto";
import type { OperationName, UcpVersion } from "@almanac/storefront-fixtures/ucp/server";
import { endpointPaths, tools } from "@almanac/storefront-fixtures/ucp/server";
import { expect } from "vitest";

export const agentProfile = "https://agent.example/.well-known/ucp";

export interface Exchanged {
  readonly name: OperationName;
  readonly status: number;
  readonly body: Document;
}

/** A JSON document of the shop. */
export interface Document {
  readonly [name: string]: unknown;
}

export interface Asked {
  readonly id?: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** An agent with one protocol version and one transport. It records every answer. */
export interface Agent {
  readonly version: UcpVersion;
  readonly exchanged: readonly Exchanged[];
  call(name: OperationName, asked?: Asked): Promise<Exchanged>;
}

const restRoutes: Readonly<Record<OperationName, readonly [method: string, path: string]>> = {
  search_catalog: ["POST", "/catalog/search"],
  lookup_catalog: ["POST", "/catalog/lookup"],
  get_product: ["POST", "/catalog/product"],
  create_cart: ["POST", "/carts"],
  get_cart: ["GET", "/carts/{id}"],
  update_cart: ["PUT", "/carts/{id}"],
  cancel_cart: ["POST", "/carts/{id}/cancel"],
  create_checkout: ["POST", "/checkout-sessions"],
  get_checkout: ["GET", "/checkout-sessions/{id}"],
  update_checkout: ["PUT", "/checkout-sessions/{id}"],
  complete_checkout: ["POST", "/checkout-sessions/{id}/complete"],
  cancel_checkout: ["POST", "/checkout-sessions/{id}/cancel"],
  get_order: ["GET", "/orders/{id}"],
};

/** An app, or anything else that answers requests by path. */
export interface Answering {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** An agent that calls an app over REST. `prefix` selects a sandbox. */
export function restAgent(app: Answering, version: UcpVersion, prefix = ""): Agent {
  const exchanged: Exchanged[] = [];
  return {
    version,
    exchanged,
    async call(name, { id = "", body, key = randomUUID() } = {}) {
      const [method, path] = restRoutes[name];
      const url = `${prefix}${endpointPaths[version]}${path.replace("{id}", encodeURIComponent(id))}`;
      const response = await app.request(url, {
        method,
        headers: {
          "Content-Type": "application/json",
          "UCP-Agent": `profile="${agentProfile}"`,
          "Request-Id": randomUUID(),
          ...(method === "GET" ? {} : { "Idempotency-Key": key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = { name, status: response.status, body: (await response.json()) as Document };
      exchanged.push(answer);
      return answer;
    },
  };
}

/** An agent that calls an app over MCP, one request at a time and without a handshake. */
export function mcpAgent(app: Answering, version: UcpVersion, prefix = ""): Agent {
  const exchanged: Exchanged[] = [];
  let next = 0;
  return {
    version,
    exchanged,
    async call(name, { id, body, key = randomUUID() } = {}) {
      next += 1;
      const tool = tools.find((each) => each.name === name);
      const payload = tool?.payload === undefined ? {} : { [tool.payload]: body };
      const response = await app.request(`${prefix}${endpointPaths[version]}/mcp`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: next,
          method: "tools/call",
          params: {
            name,
            arguments: {
              meta: { "ucp-agent": { profile: agentProfile }, "idempotency-key": key },
              ...(id === undefined ? {} : { id }),
              ...payload,
            },
          },
        }),
      });
      const rpc = (await response.json()) as {
        id: unknown;
        result?: { structuredContent: Document; content: { type: string; text: string }[] };
        error?: Document;
      };
      expect(rpc.id).toBe(next);
      if (rpc.result !== undefined) {
        expect(JSON.parse(rpc.result.content[0]?.text ?? "")).toEqual(rpc.result.structuredContent);
      }
      const answer = {
        name,
        status: response.status,
        body: rpc.result?.structuredContent ?? { error: rpc.error },
      };
      exchanged.push(answer);
      return answer;
    },
  };
}

/** The value at a path of member names and indexes. The test fails if there is none. */
export function at<Value = Document>(document: unknown, ...path: (string | number)[]): Value {
  let value: unknown = document;
  for (const part of path) {
    expect(value, `nothing at ${path.join(".")}`).toBeTypeOf("object");
    value = (value as Record<string | number, unknown> | null)?.[part];
  }
  expect(value, `nothing at ${path.join(".")}`).toBeDefined();
  return value as Value;
}

export const idOf = (answer: Exchanged): string => at<string>(answer.body, "id");

export const codesOf = (answer: Exchanged): string[] =>
  ((answer.body.messages ?? []) as { code?: string }[]).map(({ code }) => code ?? "");
