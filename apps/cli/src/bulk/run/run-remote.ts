import { fieldsOf } from "@almanac/kernel/objects/objects";
import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import { askRows } from "../../remote/ask.ts";
import type { Server } from "../../remote/server.ts";
import type { Answered, BulkPlan, BulkService } from "../bulk-service.ts";
import type { InputRecord } from "../read/chunks.ts";
import { readRecords } from "../read/read-records.ts";
import type { Request } from "../to-request.ts";
import type { ChunkResult, ChunkTask } from "./answer-record.ts";
import { inOrder } from "./in-order.ts";
import { openRows } from "./rows.ts";

/** The second request keeps the server busy while the answer to the first is written. */
const requestsAtOnce = 2;

/** Like `runChunks`, by a server: each request has the records that have arrived. */
export async function* runRemote(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  server: Server,
): AsyncGenerator<ChunkResult, void, undefined> {
  const { toRequest, newRows, takeUnknown } = openRows(plan, service);
  const answers = inOrder(
    groupsOf(tasks, plan, service.remote.mostItems),
    async ({ records, isPlain }) => ({
      isPlain,
      answered: await askServer(records, toRequest, service, server),
    }),
    requestsAtOnce,
  );
  for await (const { answered, isPlain } of answers) {
    const rows = newRows();
    for (const each of answered) {
      rows.add(each, isPlain);
      if (plan.failFast && each.data === undefined) break;
    }
    const result = { ...rows.result(), unknown: takeUnknown() };
    yield result;
    if (plan.failFast && result.failed > 0) return;
  }
}

interface Group {
  readonly records: readonly InputRecord[];
  readonly isPlain: boolean;
}

async function* groupsOf(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  most: number,
): AsyncGenerator<Group> {
  for await (const task of tasks) {
    const { records, isPlain } = readRecords(task, plan);
    const all = [...records].slice(task.skip);
    for (let start = 0; start < all.length; start += most) {
      yield { records: all.slice(start, start + most), isPlain };
    }
  }
}

/** Answers records with one request to a server. A record that cannot be read is not sent. */
export async function askServer(
  records: readonly InputRecord[],
  toRequest: (record: InputRecord) => Request,
  { remote, problemOf }: BulkService,
  server: Server,
): Promise<Answered[]> {
  const sent = records.filter(({ fault }) => fault === undefined).map(toRequest);
  const results = await askRows(sent, remote, server);
  let next = 0;
  return records.map((record): Answered => {
    const { fault } = record;
    if (fault !== undefined) {
      return { record, error: toProblem(new AlmanacError("invalid", [fault])) };
    }
    const place = next++;
    const result = results[place];
    if (result === undefined) throw new TypeError("the server left out a row");
    if (result.success) return { record, data: fieldsOf(result.data) };
    const { error } = result;
    // An `AlmanacError` means that the server did not answer this row, for example because a host
    // was asked for too often. Any other error comes from the library.
    const problem =
      error instanceof AlmanacError ? toProblem(error) : problemOf(error, sent[place] ?? {});
    return { record, error: problem };
  });
}
