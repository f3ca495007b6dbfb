import type { Place } from "@almanac/client";
import { failure, type SafeResult, success } from "@almanac/kernel/errors/result";
import { type BatchPlace, batchPlaceOf } from "@almanac/questions/question";
import type { Context } from "../context.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import type { Io } from "../io.ts";
import {
  type DeclaredErrors,
  openServer,
  type PostPlace,
  postTo,
  type RemoteErrors,
  remoteErrors,
  type Server,
  type ServerProblem,
  toError,
} from "./server.ts";

/** A question that a library answers, and the API at the same path. */
export interface Asked<Answer, Fault extends Error> {
  readonly at: PostPlace;
  readonly ask: (
    request: unknown,
    clock: { readonly now: () => number },
  ) => SafeResult<Answer, Fault>;
}

/** Asks the library, or the server of --api: the same result and the same errors. */
export async function askQuestion<Answer, Code extends string, Fault extends Error>(
  service: DeclaredErrors<Code, Fault>,
  question: Asked<Answer, Fault>,
  request: unknown,
  { io, settings: { api } }: Context,
): Promise<SafeResult<Answer, Fault>> {
  if (api === undefined) return question.ask(request, { now: io.now });
  const server = await openServer(api.value, io);
  const answered = await postTo<Answer>(server, question.at, request);
  if ("data" in answered) return success(answered.data);
  const error = toError(answered.problem, remoteErrors(service), server.url);
  if (error instanceof AlmanacError) throw error;
  return failure(error);
}

export type BatchedPlace = { [At in Place]: BatchPlace<At> extends Place ? At : never }[Place];

/** An operation of the API that answers many requests. */
export interface RemoteBatch<Fault extends Error = Error> {
  readonly at: BatchPlace<BatchedPlace>;
  /** How many requests it takes at a time. */
  readonly mostItems: number;
  readonly errors: RemoteErrors<Fault>;
}

/** The operation of the API that answers a question many times at once. */
export function remoteBatchOf<Code extends string, Fault extends Error>(
  service: DeclaredErrors<Code, Fault>,
  question: { readonly at: BatchedPlace; readonly batch: { readonly most: number } },
): RemoteBatch<Fault> {
  const errors = remoteErrors(service);
  return { at: batchPlaceOf(question), mostItems: question.batch.most, errors };
}

/** How many steps of a JSON Pointer lead to a row: `/items/0`. */
const stepsToRow = 2;

/** The answer of the API to a batch. */
interface BatchAnswer<Answer> {
  readonly results: readonly ({ readonly data: Answer } | { readonly error: ServerProblem })[];
}

/** The answers of a server, in the order of the requests. Throws if it answers none. */
export async function askRows<Answer, Fault extends Error>(
  items: readonly unknown[],
  { at, mostItems, errors }: RemoteBatch<Fault>,
  server: Server,
): Promise<SafeResult<Answer, Fault | AlmanacError>[]> {
  const { url } = server;
  const all: SafeResult<Answer, Fault | AlmanacError>[] = [];
  for (let start = 0; start < items.length; start += mostItems) {
    const body = { items: items.slice(start, start + mostItems) };
    const answered = await postTo<BatchAnswer<Answer>>(server, at, body);
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

interface Waiting<Result> {
  readonly item: unknown;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes a function that asks a server for one answer of an operation that answers many. Items that
 * come together are sent together: at once when they fill a request, or else when no other request
 * is under way. So a single item does not wait for others, and a busy server gets few requests.
 */
export function createAskTogether<Answer, Fault extends Error>(
  batch: RemoteBatch<Fault>,
  server: Server,
): (item: unknown) => Promise<SafeResult<Answer, Fault | AlmanacError>> {
  const waiting: Waiting<SafeResult<Answer, Fault | AlmanacError>>[] = [];
  let underWay = 0;
  let isPlanned = false;
  const send = async () => {
    const group = waiting.splice(0, batch.mostItems);
    underWay++;
    try {
      const items = group.map(({ item }) => item);
      const results = await askRows<Answer, Fault>(items, batch, server);
      for (const [place, { resolve }] of group.entries()) {
        const result = results[place];
        if (result === undefined) throw new TypeError("the server left out a row");
        resolve(result);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    underWay--;
    plan();
  };
  /** Sends what waits, after everything that is ready to be asked now has been added. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      if (underWay === 0 && waiting.length > 0) void send();
    });
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= batch.mostItems) void send();
      else plan();
    });
}
