import type { SafeResult } from "@almanac/kernel/result";
import { AlmanacError } from "../errors/almanac-error.ts";
import type { Io } from "../io.ts";
import { openServer } from "./open-server.ts";
import type { Server, ServerProblem } from "./server.ts";
import { type RemoteErrors, toError } from "./to-error.ts";

/** An operation of the API that answers many requests. */
export interface RemoteBatch {
  readonly path: `${string}/batch`;
  /** How many requests it takes at a time. */
  readonly mostItems: number;
  readonly errors: RemoteErrors;
}

/** How many steps of a JSON Pointer lead to a row: `/items/0`. */
const stepsToRow = 2;

/** Asks a server for many answers, which are in the order of the requests. Throws if it answers none of them. */
export async function askRows(
  items: readonly unknown[],
  { path, mostItems, errors }: RemoteBatch,
  { post, url }: Server,
): Promise<SafeResult<unknown, Error>[]> {
  const all: SafeResult<unknown, Error>[] = [];
  for (let start = 0; start < items.length; start += mostItems) {
    const answered = await post(path, { items: items.slice(start, start + mostItems) });
    if ("problem" in answered) throw toError(answered.problem, errors, url);
    // The answer of the API to a batch, as its OpenAPI document says.
    const { results } = answered.data as {
      readonly results: readonly ({ data: unknown } | { error: ServerProblem })[];
    };
    for (const result of results) {
      if ("data" in result) all.push({ success: true, data: result.data });
      else all.push({ success: false, error: toError(result.error, errors, url, stepsToRow) });
    }
  }
  return all;
}

/** Asks a server for one answer of an operation that answers many. */
export async function askRow<Answer, Fault extends Error>(
  item: unknown,
  batch: RemoteBatch,
  url: string,
  io: Io,
): Promise<SafeResult<Answer, Fault>> {
  const [result] = await askRows([item], batch, await openServer(url, io));
  if (result === undefined) throw new TypeError("the server left out a row");
  if (!result.success && result.error instanceof AlmanacError) throw result.error;
  // The server answers with the types of the library; any other error has been thrown.
  return result as SafeResult<Answer, Fault>;
}
