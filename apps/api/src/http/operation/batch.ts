import type { Batch, ErrorCodes } from "@almanac/questions/question";
import * as z from "zod";
import { isLibraryError, jsonPointer, libraryProblem } from "../../problems/library-problem.ts";
import { type Problem, ProblemError, problemSchema } from "../../problems/problem.ts";
import { callerGone, invalidRequest, schemaCodes } from "../../problems/problem-kinds.ts";
import { checkSchema } from "../../problems/schema-faults.ts";
import { yieldAfter } from "../../work/turns.ts";
import { problemWithCodes } from "../openapi/route.ts";
import {
  batchBodyLimitBytes,
  nestedTooDeep,
  nestingLimit,
  valueNestsDeeper,
} from "../read-body.ts";
import { explainQuery, withExplain } from "../read-query.ts";
import type { Call, DocumentedOperation, Operation } from "./operation.ts";

export interface BatchOptions
  extends Pick<DocumentedOperation, "path" | "operationId" | "summary" | "description">,
    Pick<Batch, "rowsPerUnit"> {
  readonly item: z.ZodType;
  readonly result: z.ZodType;
  readonly maxItems: number;
  /** Whether rows accept `explain`. If so, `?explain=true` sets it for all rows. */
  readonly explain?: boolean;
  /**
   * How many rows are processed at a time; default 1. Higher only for rows that wait for
   * other servers.
   */
  readonly concurrency?: number;
  /**
   * The errors of the library that a row can have. The document names the codes of rows only if
   * they are given.
   */
  readonly errorCodes?: ErrorCodes;
  /** Codes of other problems that a row can have. */
  readonly rowProblems?: readonly string[];
  /** Answers one row, or throws the library's error. */
  run(item: unknown, signal: AbortSignal): unknown;
}

/** From this many rows on, a batch is answered on a worker thread. */
const rowsOfThread = 200;
/** The same, if every row is explained. */
const explainedRowsOfThread = 50;
/** Fewer rows are answered on the main thread, which then sees to other requests after so long. */
const turnMs = 5;

/**
 * `POST .../batch`: takes rows and answers one result or problem per row, in the same order. A bad
 * row never affects the others. A row gets the same answer as the same request on its own.
 */
export function batchOperation(options: BatchOptions): Operation {
  const { maxItems, rowsPerUnit = 50, concurrency = 1, explain = false, run } = options;
  const items = (row: z.ZodType) => z.array(row).min(1).max(maxItems);
  const envelope = z.strictObject({ items: items(z.unknown()) });
  return {
    method: "post",
    path: options.path,
    operationId: options.operationId,
    summary: options.summary,
    description: `${options.description} Every ${rowsPerUnit} rows, or part of them, count as one request of the minute.`,
    ...(explain ? { query: explainQuery } : {}),
    body: documentedBody(options, items(options.item)),
    envelope,
    bodyLimitBytes: batchBodyLimitBytes,
    isolateNestedRows,
    errorCodes: { unavailable: options.errorCodes?.unavailable ?? [] },
    replies: {
      200: {
        description: "One result or problem per row, in the order of the rows",
        schema: answerSchema(options),
      },
    },
    weight: ({ body }) => Math.ceil(Math.min(rowsOf(body), maxItems) / rowsPerUnit),
    ...(concurrency > 1 ? {} : { isHeavy: needsThread }),
    async handle(call) {
      const { body, query, requestId, signal } = call;
      const { success, data, faults } = checkSchema(envelope, body, "body");
      if (!success) {
        throw invalidRequest(faults, `A batch is { "items": [...] } with 1 to ${maxItems} rows. `);
      }
      const { items } = data;
      await call.reserve(items.length);
      const details = new BatchDetails(items.length);
      const results: ({ data: unknown } | { error: Problem })[] = [];
      // The workers share one iterator, so each row is answered once, and its result gets the index
      // of the row.
      const rows = items.entries();
      const pause = yieldAfter(turnMs);
      const work = async () => {
        for (const [index, item] of rows) {
          await pause();
          call.resume?.();
          if (signal.aborted) throw callerGone();
          const answer = await answerRow(
            () => {
              if (item === nestedRow) throw nestedTooDeep();
              return run(withExplain(item, query), signal);
            },
            index,
            requestId,
          );
          results[index] = "error" in answer ? { error: details.fit(answer.error) } : answer;
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      const spend = results.filter((result) => "data" in result).length;
      return { body: { results }, spend };
    },
  };
}

function needsThread({ body, query }: Pick<Call, "body" | "query">): boolean {
  return rowsOf(body) >= (query.explain === "true" ? explainedRowsOfThread : rowsOfThread);
}

function documentedBody({ item, maxItems }: BatchOptions, items: z.ZodType): z.ZodType {
  const { examples = [] } = item.meta() ?? {};
  return z
    .strictObject({ items: items.describe(`The rows, 1 to ${maxItems}`) })
    .meta({ examples: [{ items: examples }] });
}

function answerSchema({ result, errorCodes, rowProblems = [] }: BatchOptions): z.ZodType {
  const error = errorCodes ? problemWithCodes(codesOfRows(errorCodes, rowProblems)) : problemSchema;
  return z.object({
    results: z
      .array(
        z.union([
          z.object({ data: result }),
          z.object({ error: error.describe("Why the row has no answer") }),
        ]),
      )
      .describe("One result or problem per row, in the order of the rows"),
  });
}

/** A fault of the data behind a service is a problem of the whole request. */
function codesOfRows(
  { unavailable: _ofTheWholeRequest, ...ofRows }: ErrorCodes,
  more: readonly string[],
): readonly string[] {
  const codes = [...Object.values(ofRows).flat(), ...schemaCodes, "nested_too_deep", ...more];
  return [...new Set(codes)].sort();
}

/** Replaces a row that nests too deeply. */
const nestedRow = Symbol("nested row");

/** The levels that `{ "items": [...] }` adds around a row. */
const envelopeLevels = 2;

/**
 * A row may have as many names. As many more, in a row or beside `items`, count as one more row.
 */
const namesOfRow = 64;

/** How many rows a body has that is not validated yet. */
function rowsOf(body: unknown): number {
  const { items }: { readonly items?: unknown } = body ?? {};
  const rows: readonly unknown[] = Array.isArray(items) ? items : [];
  return rows.reduce<number>((sum, row) => sum + 1 + wideRowsIn(row), wideRowsIn(body));
}

function wideRowsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Math.floor(Object.keys(value).length / (namesOfRow + 1));
}

function isolateNestedRows(body: unknown): unknown {
  const envelope: { readonly items?: unknown } = body ?? {};
  const { items } = envelope;
  const isDeep = (row: unknown) => valueNestsDeeper(row, nestingLimit);
  // A copy of a body with very many names takes long, so it is made only for such rows.
  const isolated =
    Array.isArray(items) && items.some(isDeep)
      ? { ...envelope, items: items.map((row) => (isDeep(row) ? nestedRow : row)) }
      : body;
  if (valueNestsDeeper(isolated, nestingLimit + envelopeLevels)) throw nestedTooDeep();
  return isolated;
}

/** Points the problem of one row into the body of the whole batch. */
function atRow(problem: Problem, index: number): Problem {
  if (problem.errors === undefined) return problem;
  const errors = problem.errors.map((fault) =>
    fault.pointer === undefined
      ? fault
      : { ...fault, pointer: `${jsonPointer(["items", index])}${fault.pointer}` },
  );
  return { ...problem, errors };
}

async function answerRow(run: () => unknown, index: number, requestId: string) {
  try {
    return { data: await run() };
  } catch (error) {
    if (error instanceof ProblemError) {
      return { error: { ...atRow(error.problem, index), instance: requestId } };
    }
    if (!isLibraryError(error)) throw error;
    const { problem } = libraryProblem(error, "body", ["items", index]);
    return { error: { ...problem, instance: requestId } };
  }
}

/** The most bytes of the problems of all rows. */
const mostBytes = 1_000_000;

/** The most bytes of a problem without details. */
const leastBytes = 500;

const leftOut =
  "Further details are left out, because the problems of this batch have more than 1 MB. Send this row on its own to get them.";

/**
 * Limits the problems of the rows of a batch to 1 MB together. The first problems are whole. From
 * the first one that no longer fits, each row has only its code, and a sentence that says why.
 */
class BatchDetails {
  #bytesLeft: number;

  constructor(rows: number) {
    this.#bytesLeft = mostBytes - rows * leastBytes;
  }

  fit(problem: Problem): Problem {
    // Nothing is measured once a problem has not fitted.
    if (this.#bytesLeft > 0) {
      this.#bytesLeft -= Buffer.byteLength(JSON.stringify(problem)) - leastBytes;
    }
    if (this.#bytesLeft > 0) return problem;
    const { type, title, status, code, instance } = problem;
    return { type, title, status, detail: leftOut, ...(instance ? { instance } : {}), code };
  }
}
