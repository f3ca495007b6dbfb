import { StoreError } from "@almanac/storefront-fixtures";
import type { BuyerAnswer } from "../types.ts";

/** The answer to a JSON-RPC message. A notification has no body. */
export interface RpcReply {
  readonly status: number;
  readonly body?: object;
}

type Message = Readonly<Record<string, unknown>>;

const versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const tool = {
  name: "ask_buyer",
  title: "Ask the buyer",
  description:
    "Asks the buyer about a subject, such as price_change, fee, substitute, quantity, age or backorder. With continue_url and " +
    "checkout_id it hands a checkout over to the buyer, who decides on its page.",
  inputSchema: {
    type: "object",
    required: ["about"],
    properties: {
      about: { type: "string", description: "The subject of the question." },
      checkout_id: { type: "string", description: "The checkout, with continue_url." },
      shop: { type: "string", description: "The shop, in a mall of several." },
    },
  },
};

/**
 * Answers one message of MCP: one tool, no session, plain JSON. It is written by hand because one
 * tool needs neither a session nor a stream, and because a unit test without a port must not need
 * the packages of a server.
 */
export async function answerBuyerRpc(
  message: unknown,
  ask: (question: unknown) => Promise<BuyerAnswer>,
): Promise<RpcReply> {
  if (!isMessage(message))
    return failed(null, -32600, "This is not a request of JSON-RPC 2.0.", 400);
  const { id, method, params } = message;
  if (id === undefined) return { status: 202 };
  switch (method) {
    case "initialize": {
      const asked = isMessage(params) ? params.protocolVersion : undefined;
      return done(id, {
        protocolVersion: versions.find((version) => version === asked) ?? versions[0],
        capabilities: { tools: {} },
        serverInfo: { name: "almanac-buyer", version: "0.1.0" },
      });
    }
    case "ping":
      return done(id, {});
    case "tools/list":
      return done(id, { tools: [tool] });
    case "tools/call":
      return await callTool(id, params, ask);
    default:
      return failed(id, -32601, `There is no method ${String(method)}.`);
  }
}

async function callTool(
  id: unknown,
  params: unknown,
  ask: (question: unknown) => Promise<BuyerAnswer>,
): Promise<RpcReply> {
  const { name, arguments: given } = isMessage(params) ? params : {};
  if (name !== tool.name)
    return failed(id, -32602, `There is no tool with this name. The only tool is ${tool.name}.`);
  try {
    const answer = await ask(given);
    const content = [{ type: "text", text: JSON.stringify(answer) }];
    return done(id, { content, structuredContent: answer });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return failed(id, -32602, error.message);
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function done(id: unknown, result: object): RpcReply {
  return { status: 200, body: { jsonrpc: "2.0", id, result } };
}

function failed(id: unknown, code: number, message: string, status = 200): RpcReply {
  return { status, body: { jsonrpc: "2.0", id, error: { code, message } } };
}
