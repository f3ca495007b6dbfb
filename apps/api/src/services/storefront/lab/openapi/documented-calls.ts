import { buyerAnswerSchema, buyerQuestionSchema } from "@almanac/agent-lab";
import { storeErrorCodes } from "@almanac/storefront-fixtures";
import * as z from "zod";
import type { DocumentedOperation } from "../../../../http/operation/operation.ts";
import {
  createMallSchema,
  createRunSchema,
  openedMallSchema,
  openedRunSchema,
  runReportSchema,
  scoreRunSchema,
} from "./run-schemas.ts";

/** A call of the document. A reply without a schema has no body. */
export interface DocumentedCall extends Omit<DocumentedOperation, "replies"> {
  readonly replies: Readonly<
    Record<number, { readonly description: string; readonly schema?: z.ZodType }>
  >;
}

const id = (description: string) => z.string().min(1).max(200).describe(description);
const runParams = z.object({ id: id("Id of the run: `run_id`") });
const sandboxParams = z.object({ sandbox_id: id("Id of a sandbox of a run") });

const rpcMessageSchema = z
  .looseObject({
    jsonrpc: z.literal("2.0").optional().describe("Version of JSON-RPC"),
    id: z.unknown().optional().describe("Id of the request; a notification has none"),
    method: z.unknown().optional().describe("`initialize`, `ping`, `tools/list` or `tools/call`"),
    params: z.unknown().optional().describe("Arguments of the method"),
  })
  .meta({ id: "RpcMessage", description: "A message of JSON-RPC 2.0." });

const rpcReplySchema = z
  .strictObject({
    jsonrpc: z.literal("2.0").describe("Version of JSON-RPC"),
    id: z.unknown().describe("Id of the request"),
    result: z.unknown().optional().describe("The result"),
    error: z
      .strictObject({
        code: z.int().describe("Code of JSON-RPC"),
        message: z.string().describe("What is wrong"),
      })
      .optional()
      .describe("The error, instead of a result"),
  })
  .meta({ id: "RpcReply", description: "An answer of JSON-RPC 2.0." });

/** The calls that run tasks, and those with which an agent asks the buyer. */
export const documentedCalls: readonly DocumentedCall[] = [
  {
    method: "post",
    path: "/_lab/runs",
    operationId: "createRun",
    summary: "Start the run of a task",
    description: "Opens a sandbox for each shop of the task, and returns the brief for the agent.",
    body: createRunSchema,
    replies: { 201: { description: "The run", schema: openedRunSchema } },
    errorCodes: storeErrorCodes,
  },
  {
    method: "post",
    path: "/_lab/runs/{id}/score",
    operationId: "scoreRun",
    summary: "End a run and score it",
    description: "A second call scores the run again, with another answer of the agent.",
    params: runParams,
    body: scoreRunSchema,
    replies: { 200: { description: "The score", schema: runReportSchema } },
    errorCodes: { not_found: ["not_found"] },
  },
  {
    method: "delete",
    path: "/_lab/runs/{id}",
    operationId: "deleteRun",
    summary: "Remove the sandboxes of a run",
    description: "The run cannot be scored afterwards.",
    params: runParams,
    replies: { 204: { description: "The run was removed" } },
    errorCodes: { not_found: ["not_found"] },
  },
  {
    method: "post",
    path: "/_lab/malls",
    operationId: "createMall",
    summary: "Open several shops with overlapping products",
    description:
      "The shops sell the same products under other titles, ids, prices and option names.",
    body: createMallSchema,
    replies: { 201: { description: "The shops", schema: openedMallSchema } },
    errorCodes: { overloaded: ["overloaded"] },
  },
  {
    method: "post",
    path: "/s/{sandbox_id}/buyer/ask",
    operationId: "askBuyer",
    summary: "Ask the buyer",
    description:
      "The agent calls it. It exists only in the sandboxes of a run. The same subject always gets the same answer.",
    params: sandboxParams,
    body: buyerQuestionSchema,
    replies: { 200: { description: "What the buyer says", schema: buyerAnswerSchema } },
    errorCodes: {
      not_found: ["not_found", "checkout_not_found"],
      conflict: ["checkout_not_modifiable"],
    },
    open: true,
  },
  {
    method: "post",
    path: "/s/{sandbox_id}/buyer/mcp",
    operationId: "askBuyerOverMcp",
    summary: "Ask the buyer over MCP",
    description:
      "An MCP server with the one tool `ask_buyer`, without sessions, with plain JSON answers.",
    params: sandboxParams,
    body: rpcMessageSchema,
    replies: {
      200: { description: "The answer", schema: rpcReplySchema },
      202: { description: "A notification was received" },
      400: { description: "The body is not a message of JSON-RPC", schema: rpcReplySchema },
    },
    errorCodes: { not_found: ["not_found"] },
    open: true,
  },
];
