import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import type { ErrorKind } from "../../errors/error-kinds.ts";
import type { BulkPlan } from "../plan.ts";
import type { ChunkResult, ChunkTask } from "./process-chunk.ts";

export interface WorkerTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly firstLine: number;
  readonly skip: number;
  readonly memory: ArrayBuffer | undefined;
}

/** A worker is ready when it has loaded what it needs to answer. */
export type WorkerReply =
  | { readonly isReady: true }
  | { readonly result: ChunkResult }
  | { readonly fault: WorkerFault };

export type WorkerFault =
  | {
      readonly category: ErrorKind;
      readonly issues: readonly CommandIssue[];
      readonly exit: number | undefined;
    }
  | { readonly bug: string };

interface Thread {
  readonly worker: Worker;
  /** The chunks that were sent to the worker and have no answer yet, in the order of its answers. */
  readonly sent: Waiting[];
  isReady: boolean;
}

interface Waiting {
  readonly resolve: (rows: ChunkResult) => void;
  readonly reject: (error: unknown) => void;
}

/** The space for young objects has three parts of the same size. */
const semiSpaces = 3;
/** A thread gets its next chunk before it has answered the current one, so that it never waits for the program. */
const chunksOfThread = 2;

/** Answers chunks in threads. A new thread starts if a chunk comes while all others are busy. */
export class WorkerPool {
  readonly #plan: BulkPlan;
  readonly #most: number;
  readonly #heapMb: number;
  readonly #youngHeapMb: number;
  readonly #threads = new Set<Thread>();
  #error: unknown;

  constructor(plan: BulkPlan, most: number, heapMb: number, youngHeapMb: number) {
    this.#plan = plan;
    this.#most = most;
    this.#heapMb = heapMb;
    this.#youngHeapMb = youngHeapMb;
  }

  /** How many chunks the threads take at a time. */
  get capacity(): number {
    return this.#most * chunksOfThread;
  }

  /** Answers a chunk if a thread that is ready has room for it; else returns undefined. */
  offer(task: ChunkTask): Promise<ChunkResult> | undefined {
    if (this.#error !== undefined) return this.process(task);
    const { isReady, sent } = this.#choose();
    return isReady && sent.length < chunksOfThread ? this.process(task) : undefined;
  }

  process({ bytes, firstLine, skip, memory }: ChunkTask): Promise<ChunkResult> {
    return new Promise((resolve, reject) => {
      if (this.#error !== undefined) return reject(this.#error);
      const { worker, sent } = this.#choose();
      sent.push({ resolve, reject });
      // A copy, because the memory is transferred to the worker, and the program still reads the end of these bytes.
      const task: WorkerTask = { bytes: new Uint8Array(bytes), firstLine, skip, memory };
      worker.postMessage(
        task,
        memory === undefined ? [task.bytes.buffer] : [task.bytes.buffer, memory],
      );
    });
  }

  close(): void {
    for (const { worker } of this.#threads) void worker.terminate();
  }

  /** The thread with the fewest chunks, or a new one if all are busy. */
  #choose(): Thread {
    const [least] = [...this.#threads].sort((one, other) => one.sent.length - other.sent.length);
    const isBusy = least === undefined || least.sent.length > 0;
    return least === undefined || (isBusy && this.#threads.size < this.#most)
      ? this.#start()
      : least;
  }

  #start(): Thread {
    // The source is TypeScript and the bundle is JavaScript; both have the worker beside this file.
    const file = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
    // The space has its full size from the start, because a batch does not let it grow.
    setFlagsFromString(`--min-semi-space-size=${this.#youngHeapMb / semiSpaces}`);
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: this.#plan,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#heapMb,
        maxYoungGenerationSizeMb: this.#youngHeapMb,
      },
    });
    const thread: Thread = { worker, sent: [], isReady: false };
    this.#threads.add(thread);
    worker.on("message", (reply: WorkerReply) => {
      if ("isReady" in reply) {
        thread.isReady = true;
        return;
      }
      const done = thread.sent.shift();
      if ("result" in reply) done?.resolve(reply.result);
      else done?.reject(revive(reply.fault));
    });
    worker.on("error", (error) => {
      this.#error = error;
      for (const { reject } of thread.sent) reject(error);
    });
    return thread;
  }
}

function revive(fault: WorkerFault): Error {
  if ("bug" in fault) return new Error(fault.bug);
  const { category, issues, exit } = fault;
  return new AlmanacError(category, issues, exit === undefined ? {} : { exit });
}
