import { StoreError } from "@almanac/storefront-fixtures";
import type { FetchHandler } from "@almanac/storefront-fixtures/fetch";
import { handlerProblem, read, storeProblem } from "@almanac/storefront-fixtures/parts";
import { answerQuestion } from "../answerQuestion.ts";
import type { HandedOver } from "../handOver.ts";
import { buyerQuestionSchema } from "../schema/transcript.ts";
import type { BuyerAnswer, BuyerQuestion, Task, TranscriptEntry } from "../types.ts";
import { answerBuyerRpc, type RpcReply } from "./buyer-rpc.ts";

/** Options of {@link createBuyerHandler}. */
export interface BuyerHandlerOptions {
  /** The task, whose script answers. */
  readonly task: Task;
  /** Lets the buyer decide about a checkout of a shop. */
  readonly handOver: (checkoutId: string, shop: string | undefined) => Promise<HandedOver>;
  /** The time of the shop's clock, RFC 3339. */
  readonly at: () => string | Promise<string>;
  /** Records a question in the transcript. */
  readonly record: (entry: Omit<TranscriptEntry, "seq">) => void | Promise<void>;
}

const json = { "Content-Type": "application/json" };

/**
 * Answers questions to the buyer: `POST /buyer/ask {about}`, and the same as the one tool of the
 * MCP server `/buyer/mcp`. The answers are those of the task's script.
 */
export function createBuyerHandler(options: BuyerHandlerOptions): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const text = request.method === "POST" ? await request.text() : "";
    if (!/\/buyer\/(?:ask|mcp)$/.test(pathname)) {
      return problem(handlerProblem("not_found", `There is no path ${pathname}.`));
    }
    if (request.method !== "POST") {
      const refusal = handlerProblem("method_not_allowed", "Only POST is allowed here.");
      return problem(refusal, { Allow: "POST" });
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return problem(handlerProblem("malformed_json", "The body is not one JSON document."));
    }
    const call = { request, path: pathname, options };
    if (pathname.endsWith("/mcp")) {
      return rpcResponse(await answerBuyerRpc(body, (question) => ask(call, question)));
    }
    try {
      return new Response(JSON.stringify(await ask(call, body)), { headers: json });
    } catch (error) {
      if (error instanceof StoreError) return problem(storeProblem(error));
      throw error;
    }
  };
}

interface BuyerCall {
  readonly request: Request;
  readonly path: string;
  readonly options: BuyerHandlerOptions;
}

/**
 * Answers a question and records it. Throws a `StoreError` if the question does not match
 * its schema.
 */
async function ask({ request, path, options }: BuyerCall, given: unknown): Promise<BuyerAnswer> {
  const question: BuyerQuestion = read(buyerQuestionSchema, given, "The question");
  const { about, checkout_id, shop } = question;
  const handed =
    about === "continue_url" && checkout_id !== undefined
      ? await options.handOver(checkout_id, shop)
      : { answer: answerQuestion(options.task, about) };
  const sent = JSON.stringify(question);
  const received = JSON.stringify(handed.answer);
  await options.record({
    at: await options.at(),
    ...(shop === undefined ? {} : { shop }),
    surface: "buyer",
    operation: about === "continue_url" ? "hand_over" : "ask",
    request: {
      method: request.method,
      path: path.slice(path.indexOf("/buyer/")),
      headers: {},
      body: question,
      bytes: sent.length,
    },
    response: { status: 200, body: handed.answer, bytes: received.length },
    ids: {
      ...(checkout_id === undefined ? {} : { checkout: checkout_id }),
      ...("orderId" in handed && handed.orderId !== undefined ? { order: handed.orderId } : {}),
    },
    rules_fired: [],
  });
  return handed.answer;
}

function problem(
  body: { readonly status: number },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { ...headers, "Content-Type": "application/problem+json" },
  });
}

function rpcResponse({ status, body }: RpcReply): Response {
  return body === undefined
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: json });
}
