import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { AlmanacError } from "../../errors/almanac-error.ts";
import type { BulkPlan } from "../bulk-service.ts";
import type { ChunkTask } from "./answer-record.ts";
import type { Rows } from "./rows.ts";

export interface WorkerTask extends Omit<ChunkTask, "bytes"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A worker is ready when it has loaded what it needs to answer. */
export type WorkerReply =
  | { readonly isReady: true }
  | { readonly result: Rows }
  | { readonly fault: WorkerFault };

export type WorkerFault =
  | Pick<AlmanacError, "category" | "issues" | "exit">
  | { readonly bug: string };

interface Waiting {
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: unknown) => void;
}

/** The space for young objects has three parts of the same size. */
const semiSpaces = 3;
/** Small is enough: nearly all objects are garbage as soon as their row is written. */
const youngHeapMb = 6;
/** The thread gets a chunk ahead, so that it never waits for the program. */
const mostChunks = 2;

/** Answers chunks in a thread besides the program. It starts when the first chunk is offered. */
export class ChunkThread {
  readonly #plan: BulkPlan;
  readonly #heapMb: number;
  #worker: Worker | undefined;
  /**
   * The chunks that were sent to the worker and have no answer yet, in the order of its answers.
   */
  readonly #sent: Waiting[] = [];
  #isReady = false;
  #error: unknown;

  constructor(plan: BulkPlan, heapMb: number) {
    this.#plan = plan;
    this.#heapMb = heapMb;
  }

  /** Answers a chunk if the thread is ready and has room for it; else returns undefined. */
  offer(task: ChunkTask): Promise<Rows> | undefined {
    if (this.#error !== undefined) return Promise.reject(this.#error);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    if (!this.#isReady || this.#sent.length >= mostChunks) return undefined;
    return new Promise((resolve, reject) => {
      this.#sent.push({ resolve, reject });
      // A copy, because the memory is transferred to the worker, and the program still reads the
      // end of these bytes.
      const sent: WorkerTask = { ...task, bytes: new Uint8Array(task.bytes) };
      const { memory } = task;
      worker.postMessage(sent, [sent.bytes.buffer, ...(memory === undefined ? [] : [memory])]);
    });
  }

  close(): void {
    void this.#worker?.terminate();
  }

  #start(): Worker {
    // The bundle has the worker beside the file that this one is in.
    const file = import.meta.url.endsWith(".ts") ? "../../worker.ts" : "./worker.js";
    // The space has its full size from the start, because a batch does not let it grow.
    setFlagsFromString(`--min-semi-space-size=${youngHeapMb / semiSpaces}`);
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: this.#plan,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#heapMb,
        maxYoungGenerationSizeMb: youngHeapMb,
      },
    });
    worker.on("message", (reply: WorkerReply) => {
      if ("isReady" in reply) {
        this.#isReady = true;
        return;
      }
      const done = this.#sent.shift();
      if ("result" in reply) done?.resolve(reply.result);
      else done?.reject(revive(reply.fault));
    });
    worker.on("error", (error) => {
      this.#error = error;
      for (const { reject } of this.#sent) reject(error);
    });
    return worker;
  }
}

function revive(fault: WorkerFault): Error {
  if ("bug" in fault) return new Error(fault.bug);
  const { category, issues, exit } = fault;
  return new AlmanacError(category, issues, exit === undefined ? {} : { exit });
}
