import type { Problem } from "../problems/problem.ts";

/** An operation of the API, with the parts of its request as they were sent. */
export interface OperationTask {
  readonly operationId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  readonly requestId: string;
}

/** A tool for assistants, with its arguments. */
interface ToolTask {
  readonly tool: string;
  readonly given: unknown;
}

/**
 * Work for a thread, as data. `nowMs` is the time of the request, so that a thread answers as the
 * main thread does.
 */
export type WorkTask = (OperationTask | ToolTask) & { readonly nowMs: number };

/** The answer of a thread. Its JSON is text already, so that the main thread need not write it. */
export interface WorkReply {
  readonly status?: number;
  readonly json: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly spend?: number;
}

/** What a thread returns: an answer or a refusal, and the processor time that it took. */
export type WorkResult = { readonly processorMs: number } & (
  | { readonly reply: WorkReply }
  | { readonly problem: Problem; readonly headers: Readonly<Record<string, string>> }
);

/**
 * What a thread asks of the request: to reserve quota for so many successes, or to count as so many
 * of the minute.
 */
export interface WorkQuestion {
  readonly name: "reserve" | "charge";
  readonly count: number;
}

/** A message to a thread: its question is granted, or nobody waits for its answer any more. */
export type WorkMessage = "granted" | "stop";

/** Whose work it is. */
export interface WorkOwner {
  /** The id of the key, or the address of a caller without a key. */
  readonly payer: string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Throws the problem if the caller has less left. */
  ask(name: WorkQuestion["name"], count: number): Promise<void>;
  /** Called with the processor time of the work, also if the work failed. */
  took(processorMs: number): void;
}

/** Does work away from the main thread. */
export interface Work {
  run(task: WorkTask, owner: WorkOwner): Promise<WorkResult>;
  close(): Promise<void>;
}
