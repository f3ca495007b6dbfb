import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { type MessagePort, workerData } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { anyone } from "../access/caller.ts";
import { type Call, fieldPlaceOf, type Operation } from "../http/operation/operation.ts";
import { parseJson } from "../http/read-body.ts";
import { tools } from "../mcp/tools/index.ts";
import { type FieldPlace, isLibraryError, libraryProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import { callerGone } from "../problems/problem-kinds.ts";
import { createServices, type OwnDependencies } from "../services/index.ts";
import type {
  OperationTask,
  WorkMessage,
  WorkQuestion,
  WorkReply,
  WorkResult,
} from "../work/task.ts";
import type { ThreadTask } from "../work/threads.ts";

/** What a thread is started with. */
export type ThreadData = Pick<OwnDependencies, "vin">;

const lowPriority = 10;

/**
 * Lets V8's helpers go after the main thread, because they collect the garbage of all threads.
 * Where the system does not show its threads, they keep their priority.
 */
function lowerHelpers(): void {
  const tasks = "/proc/self/task";
  try {
    for (const thread of readdirSync(tasks)) {
      const name = readFileSync(join(tasks, thread, "comm"), "utf8").trim();
      if (name === "V8Worker") setPriority(Number(thread), lowPriority);
    }
  } catch {
    // A thread may also have ended after it was listed. The next thread that starts tries again.
  }
}

// Where processors are few, the main thread goes first. On Linux a priority belongs to a thread.
if (process.platform === "linux") {
  setPriority(lowPriority);
  lowerHelpers();
}

// The server that starts the thread passes a `ThreadData`.
const { vin }: ThreadData = workerData;
// purity: a thread has one task at a time, and its services read the time of that task.
let nowMs = 0;
const now = () => nowMs;
const operations = new Map(
  createServices({ now, ...(vin === undefined ? {} : { vin }) }).flatMap((service) =>
    service.operations.map((operation) => [operation.operationId, operation] as const),
  ),
);

/** Does one task. Piscina calls it, one task at a time. */
export default async function doTask(task: ThreadTask): Promise<unknown> {
  const before = process.threadCpuUsage();
  ({ nowMs } = task);
  try {
    const found = await resultOf(task);
    const { user, system } = process.threadCpuUsage(before);
    const result: WorkResult = { ...found, processorMs: (user + system) / 1_000 };
    const json = "reply" in result ? result.reply.json : undefined;
    if (json === undefined) return result;
    return move({ [transferableSymbol]: [json.buffer], [valueSymbol]: result });
  } finally {
    task.line.close();
  }
}

async function resultOf(task: ThreadTask) {
  if ("tool" in task) {
    return refusable("body", async () => {
      const tool = tools.find(({ name }) => name === task.tool);
      return {
        json: encode(await tool?.run(task.given, { now }, neverCancelled)),
      };
    });
  }
  const operation = operations.get(task.operationId);
  if (operation === undefined) throw new Error(`There is no operation ${task.operationId}.`);
  return refusable(fieldPlaceOf(operation), async () => {
    const { ask, ...line } = lineTo(task.line);
    const call = callOf(task, operation, { ...line, reserve: (rows) => ask("reserve", rows) });
    const units = operation.weight?.(call) ?? 1;
    if (units > 1) await ask("charge", units);
    const { body, ...reply } = await operation.handle(call);
    return { ...reply, json: body === undefined ? undefined : encode(body) };
  });
}

/** The call as a handler on a thread gets it: its parts, and the line to the request. */
function callOf(
  { body, params, query, requestId }: OperationTask,
  { isolateNestedRows }: Operation,
  line: Pick<Call, "signal" | "reserve">,
): Call {
  return {
    params,
    query,
    body: body && parseJson(body, isolateNestedRows),
    requestId,
    headers: new Headers(),
    caller: anyone,
    address: "",
    variables: {},
    ...line,
  };
}

/** Asks the request that a task belongs to, and hears when nobody waits for the answer any more. */
function lineTo(port: MessagePort) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let grant = () => {};
  port.on("message", (message: WorkMessage) => {
    if (message === "granted") grant();
    else stopped.abort();
  });
  const ask = (name: WorkQuestion["name"], count: number) =>
    new Promise<void>((resolve, reject) => {
      grant = resolve;
      signal.addEventListener("abort", () => reject(callerGone()));
      port.postMessage({ name, count } satisfies WorkQuestion);
    });
  return { signal, ask };
}

/** Does the work, or returns the problem that the library or the handler found. */
async function refusable(
  place: FieldPlace,
  work: () => Promise<WorkReply>,
): Promise<{ reply: WorkReply } | Pick<ProblemError, "problem" | "headers">> {
  try {
    return { reply: await work() };
  } catch (error) {
    const found = isLibraryError(error) ? libraryProblem(error, place) : error;
    if (!(found instanceof ProblemError)) throw found;
    return { problem: found.problem, headers: found.headers };
  }
}

function encode(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Work on a thread is short, and its tools ask no other server. */
const neverCancelled = new AbortController().signal;
