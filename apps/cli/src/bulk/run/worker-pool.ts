import { Worker } from "node:worker_threads";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import type { ErrorKind } from "../../errors/error-kinds.ts";
import type { BulkPlan } from "../plan.ts";
import type { ChunkResult, ChunkTask } from "./process-chunk.ts";

export interface WorkerTask {
  readonly bytes: Uint8Array;
  readonly firstLine: number;
  readonly skip: number;
}

export type WorkerReply = { readonly result: ChunkResult } | { readonly fault: WorkerFault };

export type WorkerFault =
  | {
      readonly category: ErrorKind;
      readonly issues: readonly CommandIssue[];
      readonly exit: number | undefined;
    }
  | { readonly bug: string };

interface Waiting {
  readonly task: WorkerTask;
  readonly resolve: (rows: ChunkResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers chunks in threads. A worker starts when a chunk finds no other worker idle. */
export class WorkerPool {
  readonly #plan: BulkPlan;
  readonly #most: number;
  readonly #heapMb: number;
  readonly #youngHeapMb: number;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #busy = new Map<Worker, Waiting>();

  constructor(plan: BulkPlan, most: number, heapMb: number, youngHeapMb: number) {
    this.#plan = plan;
    this.#most = most;
    this.#heapMb = heapMb;
    this.#youngHeapMb = youngHeapMb;
  }

  process({ bytes, firstLine, skip }: ChunkTask): Promise<ChunkResult> {
    return new Promise((resolve, reject) => {
      // A copy, because the worker takes the memory over, and the program still reads the end of these bytes.
      const task = { bytes: new Uint8Array(bytes), firstLine, skip };
      this.#waiting.push({ task, resolve, reject });
      if (this.#idle.length === 0 && this.#workers.size < this.#most) this.#start();
      this.#assign();
    });
  }

  close(): void {
    for (const worker of this.#workers) void worker.terminate();
  }

  #start(): void {
    // The source is TypeScript and the bundle is JavaScript; both have the worker beside this file.
    const file = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: this.#plan,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#heapMb,
        maxYoungGenerationSizeMb: this.#youngHeapMb,
      },
    });
    this.#workers.add(worker);
    this.#idle.push(worker);
    worker.on("message", (reply: WorkerReply) => this.#finish(worker, reply));
    worker.on("error", (error) => {
      this.#workers.delete(worker);
      this.#busy.get(worker)?.reject(error);
      for (const { reject } of this.#waiting) reject(error);
    });
  }

  #assign(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const worker = this.#idle.pop();
      const next = this.#waiting.shift();
      if (worker === undefined || next === undefined) return;
      this.#busy.set(worker, next);
      worker.postMessage(next.task, [next.task.bytes.buffer as ArrayBuffer]);
    }
  }

  #finish(worker: Worker, reply: WorkerReply): void {
    const done = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ("result" in reply) done?.resolve(reply.result);
    else done?.reject(revive(reply.fault));
    this.#assign();
  }
}

function revive(fault: WorkerFault): Error {
  if ("bug" in fault) return new Error(fault.bug);
  const { category, issues, exit } = fault;
  return new AlmanacError(category, issues, exit === undefined ? {} : { exit });
}
