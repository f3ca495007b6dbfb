import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { createPrinter } from "../print/create-printer.ts";
import { createToRequest } from "../to-request.ts";
import { RowBytes } from "./row-bytes.ts";

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
