import { parseJSONRPCMessage } from "@modelcontextprotocol/server";
import type { HeaderSource } from "../incoming-request.ts";
import type { Problem } from "../problems/problem.ts";
import type { Tool } from "./tool.ts";

/** The first revision whose requests have one message each. */
const firstWithoutBatches = "2025-06-18";

/** What is read of a message, of which nothing is known yet. */
interface Parts {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: {
    readonly name?: unknown;
    readonly arguments?: unknown;
    readonly requestId?: unknown;
  } | null;
}

function partsOf(message: unknown): Parts {
  return message ?? {};
}

/** How many requests of a minute a body counts as: one a message, and a tool its weight. */
export function unitsOf(body: unknown, tools: readonly Tool[]): number {
  return [body].flat().reduce<number>((sum, message) => {
    const { method, params } = partsOf(message);
    const isCall = method === "tools/call";
    const tool = isCall ? tools.find(({ name }) => name === params?.name) : undefined;
    return sum + (tool?.weight?.(params?.arguments) ?? 1);
  }, 0);
}

/** The answer to messages that the SDK would answer in another way than the protocol wants. */
export function refusalOf(body: unknown, headers: HeaderSource): Response | undefined {
  if (Array.isArray(body)) {
    // Clients of revisions with batches send no header, or an older revision in it.
    const revision = headers.get("mcp-protocol-version");
    if (revision === null || revision < firstWithoutBatches) return undefined;
    const message = `Since revision ${firstWithoutBatches} a request has one message. Send each message on its own.`;
    return errorResponse(null, { code: -32600, message }, 400);
  }
  const { id = null, method } = partsOf(body);
  // The protocol wants 404 and -32601 for a method that a server does not have (revision
  // 2026-07-28, Streamable HTTP); the SDK would answer with an internal error.
  if (method === "subscriptions/listen") {
    return errorResponse(id, { code: -32601, message: "There are no subscriptions here." }, 404);
  }
  return isMessage(body) ? undefined : errorResponse(null, wrongMessage, 400);
}

/** The answer to a body that is not JSON, or that no message can look like. */
export function unreadable({
  code,
  detail,
}: Problem): { readonly code: string; readonly response: Response } | undefined {
  const error =
    code === "malformed_json" ? notJson : code === "nested_too_deep" ? wrongMessage : undefined;
  if (error === undefined) return undefined;
  return { code, response: errorResponse(null, { ...error, message: detail }, 400) };
}

/** The answer to a line that is no message. Undefined for a message. */
export function lineRefusal(line: string): object | undefined {
  try {
    return isMessage(JSON.parse(line)) ? undefined : failure(null, wrongMessage);
  } catch {
    return failure(null, notJson);
  }
}

const notJson = { code: -32700, message: "This is not JSON." };
const wrongMessage = { code: -32600, message: "This is not a message of JSON-RPC 2.0." };

function isMessage(value: unknown): boolean {
  try {
    parseJSONRPCMessage(value);
    return true;
  } catch {
    return false;
  }
}

function errorResponse(id: unknown, error: object, status: number): Response {
  return Response.json(failure(id, error), { status });
}

function failure(id: unknown, error: object): object {
  return { jsonrpc: "2.0", id, error };
}

/**
 * The tool calls that wait for their answer, by caller and by the id that the caller gave them.
 * In the revisions with a handshake, a client cancels a call by a notification in a request of
 * its own.
 */
export class RunningCalls {
  readonly #stops = new Map<string, Set<AbortController>>();

  /** Registers a call until the returned function is called. */
  add(caller: string, message: unknown, stop: AbortController): () => void {
    const { id, method } = partsOf(message);
    if (method !== "tools/call") return () => undefined;
    const key = keyOf(caller, id);
    const same = this.#stops.get(key) ?? new Set();
    this.#stops.set(key, same.add(stop));
    return () => {
      same.delete(stop);
      if (same.size === 0) this.#stops.delete(key);
    };
  }

  /** Two clients with one key can give two calls the same id; then neither ends. */
  cancel(caller: string, message: unknown): void {
    const { method, params } = partsOf(message);
    if (method !== "notifications/cancelled") return;
    const [stop, ...others] = this.#stops.get(keyOf(caller, params?.requestId)) ?? [];
    if (others.length === 0) stop?.abort();
  }
}

/** An id is a number or a text; any other value names no call. */
function keyOf(caller: string, id: unknown): string {
  return JSON.stringify([caller, typeof id === "number" || typeof id === "string" ? id : null]);
}
