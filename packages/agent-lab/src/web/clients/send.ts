import { fieldsOf, hasFields } from "@almanac/kernel/objects/objects";
import type { AgentTools, RunShop } from "../agent.ts";
import { CallError } from "./shop-client.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How often a failed call is repeated, and how an answer is checked. */
interface SendPolicy {
  readonly attempts: number;
  /** Whether an answer is complete; a careful agent repeats a read that lacks something. */
  readonly isComplete?: (document: Fields) => boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

const transient = new Set([0, 401, 408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a request and reads its JSON. Repeats it as the policy says, with the same body and the
 * same key.
 */
export async function send(tools: AgentTools, sent: Sent, policy: SendPolicy): Promise<Fields> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(tools, sent, policy);
    if (!(result instanceof CallError)) return result;
    const isTransient =
      transient.has(result.status) ||
      result.code === "idempotency_in_flight" ||
      result.code === "version_unsupported";
    if (!isTransient || attempt >= policy.attempts) throw result;
    await tools.wait(result.retryAfterMs ?? 500 * attempt);
  }
}

async function sendOnce(
  tools: AgentTools,
  { method, url, headers = {}, body }: Sent,
  { isComplete = () => true }: SendPolicy,
): Promise<Fields | CallError> {
  const request = new Request(url, {
    method,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  let response: Response;
  let text: string;
  try {
    response = await tools.fetch(request);
    text = await response.text();
  } catch {
    return new CallError(0, "no_answer");
  }
  const document = parsed(text);
  if (response.status >= 400 || "error" in (document ?? {})) {
    return failure(response, document);
  }
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  if (document === undefined || !isJson || !isComplete(document)) {
    return new CallError(502, "malformed_answer");
  }
  return document;
}

function failure(response: Response, document: Fields | undefined): CallError {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const error = fieldsOf(document?.error);
  const data = fieldsOf(error.data);
  const code = document?.code ?? data.code ?? error.code ?? "";
  const status = Math.max(response.status, 400);
  return new CallError(status, String(code), Number.isNaN(seconds) ? undefined : seconds * 1000);
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return hasFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function numberOf(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

/** Reads a picture or a page of a shop. */
export async function readPage(tools: AgentTools, shop: RunShop, url: string): Promise<void> {
  if (url === "") return;
  const response = await tools.fetch(new Request(new URL(url, shop.base_url)));
  await response.text();
}
