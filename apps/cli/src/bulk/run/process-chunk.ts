import type { Answered } from "../answered-record.ts";
import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { ByteWriter } from "../print/byte-writer.ts";
import { createPrinter, type Printer } from "../print/create-printer.ts";
import { readRecords } from "../read/read-records.ts";
import type { Chunk } from "../read/whole-records.ts";
import { createToRequest } from "../to-request.ts";
import { answerRecord } from "./answer-record.ts";

/**
 * A chunk, and how many of its first records to leave out: the heading, and records whose rows an earlier run has
 * written.
 */
export interface ChunkTask extends Chunk {
  readonly skip: number;
  /** Memory for the rows: that of an earlier result, which is no longer used. */
  readonly memory?: ArrayBuffer | undefined;
}

/** The rows of one chunk, as UTF-8. */
export interface ChunkResult {
  /** These bytes may be the start of a larger block of memory. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ok: number;
  readonly failed: number;
  /** The rows that failed, as JSON lines. */
  readonly failures: string;
  /** Fields of JSON records that no request has. */
  readonly unknown: readonly string[];
}

/** Makes the function that answers a chunk and writes its rows. It runs in the program or in a worker. */
export function createProcessChunk(
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): (task: ChunkTask) => ChunkResult {
  const { nowMs } = plan;
  const clock = { now: nowMs === undefined ? now : () => nowMs };
  const printer = createPrinter(plan, service);
  const failurePrinter = createPrinter({ ...plan, output: "ndjson", keepsInput: true }, service);
  const seen = new Set<string>();
  let unknown: string[] = [];
  const toRequest = createToRequest(plan, service.fields, (name) => {
    if (seen.has(name) || seen.size >= mostUnknown) return;
    seen.add(name);
    unknown.push(name);
  });
  return (task) => {
    unknown = [];
    const { records, isPlain } = readRecords(task, plan);
    const rows = new RowBytes(printer, failurePrinter, task.memory);
    let left = task.skip;
    for (const record of records) {
      if (left > 0) {
        left--;
        continue;
      }
      const answered = answerRecord(record, service, toRequest, clock);
      if (answered instanceof Promise) throw new TypeError("this service answers later");
      rows.add(answered, isPlain);
      if (plan.failFast && answered.data === undefined) break;
    }
    return { ...rows.result(), unknown };
  };
}

/** At most this number of unknown names is reported. More of them are not typing mistakes. */
const mostUnknown = 50;

/** Collects rows as bytes, and counts them. */
export class RowBytes {
  readonly #printer: Printer;
  readonly #failurePrinter: Printer;
  readonly #out: ByteWriter;
  #failures = "";
  #ok = 0;
  #failed = 0;

  constructor(printer: Printer, failurePrinter: Printer, memory?: ArrayBuffer) {
    this.#printer = printer;
    this.#failurePrinter = failurePrinter;
    this.#out = new ByteWriter(memory);
  }

  add(answered: Answered, isPlain: boolean): void {
    if (this.#ok + this.#failed > 0) this.#out.text(this.#printer.between);
    this.#printer.write(this.#out, answered, isPlain);
    if (answered.data !== undefined) this.#ok++;
    else {
      this.#failed++;
      this.#failures += this.#failurePrinter.row(answered, isPlain);
    }
  }

  result(): Omit<ChunkResult, "unknown"> {
    return {
      bytes: this.#out.bytes,
      failures: this.#failures,
      ok: this.#ok,
      failed: this.#failed,
    };
  }
}
