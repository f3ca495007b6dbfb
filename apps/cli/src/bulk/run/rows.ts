import { ByteWriter } from "../../output/byte-writer.ts";
import type { Answered, BulkPlan, BulkService } from "../bulk-service.ts";
import { createPrinter, type Printer } from "../print/create-printer.ts";
import { createToRequest } from "../to-request.ts";

/** At most this number of unknown names is reported. More of them are not typing mistakes. */
const mostUnknown = 50;

/** Everything that turns the records of a batch into requests, and their answers into rows. */
export function openRows(plan: BulkPlan, service: BulkService) {
  const printer = createPrinter(plan, service);
  const failures = createPrinter({ ...plan, output: "ndjson", keepsInput: true }, service);
  const seen = new Set<string>();
  let unknown: string[] = [];
  return {
    toRequest: createToRequest(plan, service.fields, (name) => {
      if (seen.has(name) || seen.size >= mostUnknown) return;
      seen.add(name);
      unknown.push(name);
    }),
    newRows: (memory?: ArrayBuffer) => new RowBytes(printer, failures, memory),
    /** The fields of JSON records that no request has. Each is returned once. */
    takeUnknown(): readonly string[] {
      const names = unknown;
      unknown = [];
      return names;
    },
  };
}

/** Rows as UTF-8. */
export interface Rows {
  /** These bytes may be the start of a larger block of memory. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ok: number;
  readonly failed: number;
  /** The rows that failed, as JSON lines. */
  readonly failures: string;
}

class RowBytes {
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

  result(): Rows {
    return {
      bytes: this.#out.bytes,
      failures: this.#failures,
      ok: this.#ok,
      failed: this.#failed,
    };
  }
}
