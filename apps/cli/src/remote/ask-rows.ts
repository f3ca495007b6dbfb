import { failure, type SafeResult, success } from "@almanac/kernel/errors/result";
import { AlmanacError } from "../errors/almanac-error.ts";
import type { Io } from "../io.ts";
import { openServer } from "./open-server.ts";
import { postTo } from "./post-to.ts";
import type { Server, ServerProblem } from "./server.ts";
import { type RemoteErrors, toError } from "./to-error.ts";

/** An operation of the API that answers many requests. */
export interface RemoteBatch<Fault extends Error = Error> {
  readonly path: `${string}/batch`;
  /** How many requests it takes at a time. */
  readonly mostItems: number;
  readonly errors: RemoteErrors<Fault>;
}

/** How many steps of a JSON Pointer lead to a row: `/items/0`. */
const stepsToRow = 2;

/** The answer of the API to a batch. */
interface BatchAnswer<Answer> {
  readonly results: readonly ({ readonly data: Answer } | { readonly error: ServerProblem })[];
}

/** Asks a server for many answers, which are in the order of the requests. Throws if it answers none of them. */
export async function askRows<Answer, Fault extends Error>(
  items: readonly unknown[],
  { path, mostItems, errors }: RemoteBatch<Fault>,
  server: Server,
): Promise<SafeResult<Answer, Fault | AlmanacError>[]> {
  const { url } = server;
  const all: SafeResult<Answer, Fault | AlmanacError>[] = [];
  for (let start = 0; start < items.length; start += mostItems) {
    const body = { items: items.slice(start, start + mostItems) };
    const answered = await postTo<BatchAnswer<Answer>>(server, path, body);
    if ("problem" in answered) throw toError(answered.problem, errors, url);
    for (const result of answered.data.results) {
      if ("data" in result) all.push(success(result.data));
      else all.push(failure(toError(result.error, errors, url, stepsToRow)));
    }
  }
  return all;
}

/** Asks a server for one answer of an operation that answers many. */
export async function askRow<Answer, Fault extends Error>(
  item: unknown,
  batch: RemoteBatch<Fault>,
  url: string,
  io: Io,
): Promise<SafeResult<Answer, Fault>> {
  const [result] = await askRows<Answer, Fault>([item], batch, await openServer(url, io));
  if (result === undefined) throw new TypeError("the server left out a row");
  if (result.success) return result;
  if (result.error instanceof AlmanacError) throw result.error;
  return failure(result.error);
}
