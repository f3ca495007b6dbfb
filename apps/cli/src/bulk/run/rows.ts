import { ByteWriter } from "../../output/byte-writer.ts";
import type { Answered, BulkPlan, BulkService } from "../bulk-service.ts";
import { createPrinter } from "../print/create-printer.ts";
import { createToRequest } from "../to-request.ts";

/** At most this number of unknown names is reported. More of them are not typing mistakes. */
const mostUnknown = 50;

/** Rows as UTF-8. */
export interface Rows {
  /** These bytes may be the start of a larger block of memory. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ok: number;
  readonly failed: number;
  /** The rows that failed, as JSON lines. */
  readonly failures: string;
  /** Fields of JSON records that no request has. Each is reported once. */
  readonly unknown: readonly string[];
}

/** Everything that turns the records of a batch into requests, and their answers into rows. */
export function openRows(plan: BulkPlan, service: BulkService) {
  const printer = createPrinter(plan, service);
  const failurePrinter = createPrinter({ ...plan, output: "ndjson", keepsInput: true }, service);
  const seen = new Set<string>();
  let unknown: string[] = [];
  const toRequest = createToRequest(plan, service.fields, (name) => {
    if (seen.has(name) || seen.size >= mostUnknown) return;
    seen.add(name);
    unknown.push(name);
  });
  const newRows = (memory?: ArrayBuffer) => {
    const out = new ByteWriter(memory);
    let failures = "";
    let ok = 0;
    let failed = 0;
    return {
      add: (answered: Answered, isPlain: boolean): void => {
        if (ok + failed > 0) out.text(printer.between);
        printer.write(out, answered, isPlain);
        if (answered.data !== undefined) ok++;
        else {
          failed++;
          failures += failurePrinter.row(answered, isPlain);
        }
      },
      result: (): Rows => {
        const found = unknown;
        unknown = [];
        return { bytes: out.bytes, failures, ok, failed, unknown: found };
      },
    };
  };
  return { toRequest, newRows };
}
