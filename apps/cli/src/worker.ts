import { parentPort, workerData } from "node:worker_threads";
import type { BulkPlan } from "./bulk/bulk-service.ts";
import { createProcessChunk } from "./bulk/run/answer-record.ts";
import type { WorkerFault, WorkerReply, WorkerTask } from "./bulk/run/chunk-thread.ts";
import { createGarbageCollector } from "./bulk/run/collect-garbage.ts";
import { AlmanacError } from "./errors/almanac-error.ts";
import { fromLibrary } from "./errors/problem.ts";
import { services } from "./services/index.ts";

// Answers the chunks that the program sends, one after the other. The program decides on the order
// of the output.
const plan = workerData as BulkPlan;
const registration = services.find(({ name }) => name === plan.service);
const service = await registration?.bulk?.();
if (service === undefined || parentPort === null) throw new TypeError("not started by almanac");
const port = parentPort;
const processChunk = createProcessChunk(plan, service, Date.now);
const collectGarbage = createGarbageCollector(service.collectFromMb);

const ready: WorkerReply = { isReady: true };
port.postMessage(ready);
port.on("message", (sent: WorkerTask) => {
  const { buffer, byteOffset, byteLength } = sent.bytes;
  try {
    const result = processChunk({ ...sent, bytes: Buffer.from(buffer, byteOffset, byteLength) });
    const reply: WorkerReply = { result };
    port.postMessage(reply, [result.bytes.buffer]);
    collectGarbage();
  } catch (error) {
    const reply: WorkerReply = { fault: describe(error) };
    port.postMessage(reply);
  }
});

/** Describes an error that ends the batch. */
function describe(error: unknown): WorkerFault {
  const known = error instanceof AlmanacError ? error : fromLibrary(error);
  if (known !== undefined) {
    const { category, issues, exit } = known;
    return { category, issues, exit };
  }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
