import { nearestName } from "@almanac/kernel/messages/nearest";
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { isLibraryError, libraryProblem } from "../problems/library-problem.ts";
import { type Problem, ProblemError } from "../problems/problem.ts";
import type { ServiceId } from "../service-id.ts";
import { yieldAfter } from "../work/turns.ts";
import { prompts, promptValues } from "./prompts.ts";
import { resources } from "./resources.ts";
import type { Tool, ToolContext } from "./tool.ts";

const serverInfo = { name: "almanac", title: "Almanac", version: "0.1.0" };

const instructions =
  "Answers from published rules and live facts, each with its source: billable weight of parcels, vehicles of VINs, income tax, " +
  "certificates of servers. Call a tool rather than answer from memory. Answers are short; send explain: true for the rule, the steps " +
  "and the sources. A refused call says which argument is wrong and what is allowed: correct it and call again.";

interface McpServerOptions {
  readonly tools: readonly Tool[];
  readonly context: ToolContext;
  readonly guard: Guard;
  /** Reports an error that is our fault, and returns the problem for the caller. */
  readonly internalErrorProblem: (error: unknown) => Problem;
}

/** After so long, other requests get a turn between two messages. */
const turnMs = 5;

/** One server, for one connection or one request. It keeps no state between calls. */
export function createMcpServer(options: McpServerOptions): Server {
  const { tools, guard } = options;
  const server = new Server(serverInfo, {
    capabilities: { tools: {}, resources: {}, prompts: {} },
    instructions,
  });
  // Requests of older revisions have many messages, which would otherwise all be answered in
  // one turn.
  const pause = yieldAfter(turnMs);
  server.setRequestHandler("tools/list", async () => {
    await pause();
    // The schemas are plain JSON Schema. The SDK's types list the keywords one by one.
    const described = tools.map(
      ({ serviceOf: _service, weight: _weight, isHeavy: _heavy, run: _run, ...each }) =>
        each as never,
    );
    return { tools: described };
  });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    await pause();
    const tool = named(tools, "name", params.name, "tool");
    return callTool(tool, params.arguments ?? {}, options, mcpReq.signal);
  });
  server.setRequestHandler("resources/list", () => ({
    resources: offeredResources(tools).map(({ read: _read, service: _service, ...each }) => each),
  }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params }) => {
    const found = named(offeredResources(tools), "uri", params.uri, "resource");
    const { uri, mimeType, service, read } = found;
    const table = await (service === undefined ? read() : guarded(() => guard(service, read)));
    return { contents: [{ uri, mimeType, text: JSON.stringify(table) }] };
  });
  server.setRequestHandler("prompts/list", () => ({
    prompts: prompts.map(({ write: _write, ...described }) => ({
      ...described,
      arguments: [...described.arguments],
    })),
  }));
  server.setRequestHandler("prompts/get", ({ params }) => {
    const { description, arguments: known, write } = named(prompts, "name", params.name, "prompt");
    const values = promptValues.safeParse(params.arguments ?? {}).data ?? {};
    const missing = known.filter(({ name, required }) => required && !values[name]?.trim());
    if (missing.length > 0) {
      throw refusal(`Send ${missing.map(({ name }) => name).join(" and ")}, as short texts.`);
    }
    const text = write(values);
    return { description, messages: [{ role: "user", content: { type: "text", text } }] };
  });
  return server;
}

/** Resources of services whose tools are offered, and those that belong to no service. */
function offeredResources(tools: readonly Tool[]) {
  const services = new Set(tools.map((tool) => tool.serviceOf({})));
  return resources.filter(({ service }) => service === undefined || services.has(service));
}

async function callTool(
  tool: Tool,
  given: unknown,
  { guard, context, internalErrorProblem }: McpServerOptions,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const service = tool.serviceOf(given);
    const { runOnThread } = context;
    const work = () =>
      tool.isHeavy && runOnThread
        ? runOnThread(tool.name, given, signal)
        : tool.run(given, context, signal);
    const answer = await (service === undefined ? work() : guard(service, work));
    return {
      content: [{ type: "text", text: JSON.stringify(answer) }],
      // Every tool answers with an object, as its output schema says.
      structuredContent: answer as Record<string, unknown>,
    };
  } catch (error) {
    return toolError(problemOf(error) ?? internalErrorProblem(error));
  }
}

/** A refusal that the assistant reads, so that its next call can be right. */
function toolError(problem: Problem): CallToolResult {
  const { code, detail, errors = [] } = problem;
  // The detail has the sentences of all errors.
  const at = errors.map(({ detail: _said, ...where }) => where);
  const explained = { code, detail, ...(at.length > 0 ? { errors: at } : {}) };
  return { isError: true, content: [{ type: "text", text: JSON.stringify(explained) }] };
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof ProblemError) return error.problem;
  return isLibraryError(error) ? libraryProblem(error, "body").problem : undefined;
}

/** The protocol has no error for one resource, so its problem becomes that of the request. */
async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidRequest, problem.detail, {
      code: problem.code,
    });
  }
}

function named<Entry extends object>(
  all: readonly Entry[],
  key: keyof Entry,
  wanted: string,
  noun: string,
): Entry {
  const found = all.find((each) => each[key] === wanted);
  if (found) return found;
  const names = all.map((each) => String(each[key]));
  const close = nearestName(wanted, names);
  const hint = close === undefined ? "" : ` Did you mean ${close}?`;
  throw refusal(
    `There is no ${noun} "${wanted.slice(0, 100)}".${hint} There are ${names.join(", ")}.`,
  );
}

function refusal(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/**
 * Does a piece of work of a service for the caller of the current request. First checks that the
 * service is live, that the key covers it and that quota is left; if not, throws the problem.
 * Counts a success.
 */
export type Guard = <Result>(
  service: ServiceId,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** For a server without keys, such as one that a person starts for their own assistant. */
export const unguarded: Guard = async (_service, work) => work();
