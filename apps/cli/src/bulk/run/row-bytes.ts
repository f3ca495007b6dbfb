import type { Answered } from "../answered-record.ts";
import { ByteWriter } from "../print/byte-writer.ts";
import type { Printer } from "../print/create-printer.ts";

/** Rows as UTF-8. */
export interface Rows {
  /** These bytes may be the start of a larger block of memory. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ok: number;
  readonly failed: number;
  /** The rows that failed, as JSON lines. */
  readonly failures: string;
}

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

  result(): Rows {
    return {
      bytes: this.#out.bytes,
      failures: this.#failures,
      ok: this.#ok,
      failed: this.#failed,
    };
  }
}
