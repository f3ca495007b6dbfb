import { availableParallelism } from "node:os";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Piscina } from "piscina";
import { callerGone, platformProblem } from "../problems/problem-kinds.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Work, WorkMessage, WorkOwner, WorkQuestion, WorkResult, WorkTask } from "./task.ts";

/** Each thread has tables and caches of its own, so more threads would take too much memory. */
const mostThreads = 2;
const waitingBytes = 64 * 1024 * 1024;
/** Longer than any task takes. A thread that is still busy then is ended. */
const longestTaskMs = 60_000;
/** A thread without work ends after this time, and gives its memory back. */
const idleMs = 60_000;

interface ThreadsOptions {
  /**
   * The module that threads run. Its default export takes a `ThreadTask` and returns
   * a `WorkResult`.
   */
  readonly script: URL;
  /** What the module finds as `workerData`. */
  readonly data: unknown;
  /** Called with the reason if a thread ends while it has no task. */
  readonly report: (error: unknown) => void;
  /** Default: one fewer than the processors that the process may use, and at least one. */
  readonly count?: number;
}

/** A task, and the line to the request that it belongs to. */
export type ThreadTask = WorkTask & { readonly line: MessagePort };

/** Threads that start with the first work, and answer one task at a time. */
export function createThreads({
  script,
  data,
  report,
  count = threadCount(),
}: ThreadsOptions): Work {
  const queue = new FairQueue(count, waitingBytes);
  let opening: Promise<Piscina> | undefined;
  const open = async () => {
    const { Piscina } = await import("piscina");
    const pool = new Piscina({
      filename: script.href,
      workerData: data,
      minThreads: 0,
      maxThreads: count,
      idleTimeout: idleMs,
      // A thread must hear that its caller has gone, so it may not sleep while it waits.
      atomics: "disabled",
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 },
    });
    // A thread that ends before it has a task, for example because it cannot load the script. What
    // waits for it fails.
    pool.on("error", (error) => {
      report(error);
      opening = undefined;
      void pool.destroy();
    });
    return pool;
  };
  return {
    run(task, owner) {
      const bytes = "body" in task ? (task.body?.byteLength ?? 0) : 0;
      return queue.run({ ...owner, bytes }, async () => {
        opening ??= open();
        return runOn(await opening, task, owner);
      });
    },
    async close() {
      await (await opening)?.destroy();
    },
  };
}

function threadCount(): number {
  return Math.min(mostThreads, Math.max(1, availableParallelism() - 1));
}

async function runOn(pool: Piscina, task: WorkTask, owner: WorkOwner): Promise<WorkResult> {
  const { signal } = owner;
  if (signal.aborted) throw callerGone();
  const { port1: near, port2: line } = new MessageChannel();
  const tell = (message: WorkMessage) => near.postMessage(message);
  const stop = () => tell("stop");
  signal.addEventListener("abort", stop);
  let refusal: unknown;
  near.on("message", async ({ name, count }: WorkQuestion) => {
    try {
      await owner.ask(name, count);
      tell("granted");
    } catch (error) {
      refusal = error;
      stop();
    }
  });
  try {
    const [sent, buffers] = withOwnBody(task);
    const result: WorkResult = await pool.run(
      { ...sent, line },
      { transferList: [line, ...buffers], signal: AbortSignal.timeout(longestTaskMs) },
    );
    owner.took(result.processorMs);
    if (refusal !== undefined) throw refusal;
    return result;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AbortError") throw error;
    throw platformProblem("overloaded", "The work took too long. Ask for less in one request.", {
      headers: { "Retry-After": "1" },
    });
  } finally {
    signal.removeEventListener("abort", stop);
    near.close();
  }
}

/**
 * Gives the body a buffer of its own, which moves to the thread. The given one can be part of a
 * larger buffer.
 */
function withOwnBody(task: WorkTask): [WorkTask, ArrayBuffer[]] {
  if (!("body" in task) || task.body === undefined) return [task, []];
  const body = new Uint8Array(task.body);
  return [{ ...task, body }, [body.buffer]];
}
