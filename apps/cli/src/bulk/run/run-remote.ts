import { fieldsOf } from "@almanac/kernel/objects/objects";
import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import { askRows } from "../../remote/ask.ts";
import { openServer, type Server } from "../../remote/server.ts";
import type { Answered, BulkPlan, BulkRun, BulkService } from "../bulk-service.ts";
import type { InputRecord } from "../read/chunks.ts";
import { readRecords } from "../read/read-records.ts";
import type { Request } from "../to-request.ts";
import { answerRecord, type ChunkTask, faultOf } from "./answer-record.ts";
import { askInOrder, inOrder, type Pace } from "./in-order.ts";
import { openRows, type Rows } from "./rows.ts";

type ToRequest = (record: InputRecord) => Request;

/** The second request keeps the server busy while the answer to the first is written. */
const requestsAtOnce = 2;
const usualPace: Pace = { concurrency: 20, perSecond: undefined };

/**
 * Like `runChunks`, by other computers. The server of --api gets requests with the records that
 * have arrived; otherwise each record asks its own computer, and is a row as soon as its turn comes.
 */
export async function* runRemote(
  tasks: AsyncIterable<ChunkTask>,
  run: BulkRun,
  pace: Pace = usualPace,
): AsyncGenerator<Rows, void, undefined> {
  const { plan, service } = run;
  const { toRequest, newRows } = openRows(plan, service);
  const answer = await openAnswer(run, toRequest);
  const work = async ({ records, isPlain }: Group) => ({
    isPlain,
    answered: await answer(records),
  });
  const answers =
    plan.api === undefined
      ? // With --fail-fast, no records are read ahead besides those that are being asked, because
        // one of those may fail.
        askInOrder(groupsOf(tasks, plan, 1), work, pace, plan.failFast ? 0 : undefined)
      : inOrder(groupsOf(tasks, plan, service.remote.mostItems), work, requestsAtOnce);
  for await (const { answered, isPlain } of answers) {
    const rows = newRows();
    for (const each of answered) {
      rows.add(each, isPlain);
      if (plan.failFast && each.data === undefined) break;
    }
    const result = rows.result();
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

/** Makes the function that answers records together: here, or by the server of --api. */
export async function openAnswer(
  { plan, service, io }: BulkRun,
  toRequest: ToRequest,
): Promise<(records: readonly InputRecord[]) => Promise<Answered[]>> {
  if (plan.api === undefined) {
    return (records) =>
      Promise.all(records.map(async (each) => answerRecord(each, service, toRequest, io)));
  }
  const server = await openServer(plan.api, io);
  return (records) => askServer(records, toRequest, service, server);
}

/** Answers records with one request to a server. A record that cannot be read is not sent. */
async function askServer(
  records: readonly InputRecord[],
  toRequest: ToRequest,
  { remote, problemOf }: BulkService,
  server: Server,
): Promise<Answered[]> {
  const sent = records.filter(({ fault }) => fault === undefined).map(toRequest);
  const results = await askRows(sent, remote, server);
  let next = 0;
  return records.map((record): Answered => {
    const fault = faultOf(record);
    if (fault !== undefined) return fault;
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
