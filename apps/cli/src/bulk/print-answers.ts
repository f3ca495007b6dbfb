import type { Context } from "../context.ts";
import { write } from "../io.ts";
import { checkFields } from "../output/fields.ts";
import type { Reply } from "../output/print-reply.ts";
import {
  type Answered,
  type BulkPlan,
  type BulkRun,
  type BulkService,
  createPlan,
} from "./bulk-service.ts";
import { createPrinter } from "./print/create-printer.ts";
import { createListPrinter } from "./print/list-printer.ts";
import type { InputRecord } from "./read/chunks.ts";
import { openInput } from "./read/input.ts";
import { openTasks } from "./read/open-tasks.ts";
import { readRecords } from "./read/read-records.ts";
import type { ChunkTask } from "./run/answer-record.ts";
import { openAnswer } from "./run/run-remote.ts";
import { runTasks } from "./run/run-tasks.ts";
import { createToRequest } from "./to-request.ts";

/** Where the requests come from: the arguments of the command, or a file or stdin (`-`). */
type Asked = { readonly words: readonly string[] } | { readonly file: string };

interface AnswersOptions {
  /** The command: `vin`. */
  readonly name: string;
  readonly service: BulkService;
  /** A line fills the first field of the service (`lines`), or is a request (`ndjson`). */
  readonly format: "lines" | "ndjson";
  /** Fields that are the same in every request. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** Called for an input without records, before anything is printed. */
  readonly onEmpty?: () => never;
}

/**
 * Answers many requests, and prints each answer as soon as it and all answers before it are known.
 * The output does not repeat the input. Answers are not collected, so that neither an endless input
 * nor a slow reader of the output costs memory.
 */
export async function printAnswers(
  asked: Asked,
  options: AnswersOptions,
  context: Context,
): Promise<Reply> {
  const { service } = options;
  const { fields, mode } = context;
  if (fields !== undefined) checkFields(fields, service.columns, service.rest);
  const run = { plan: planOf(options, context), service, io: context.io };
  const isForPeople = mode === "human";
  const pieces = isForPeople ? piecesForPeople(asked, run, context) : piecesForPrograms(asked, run);
  const { head, between, tail } = isForPeople ? noFrame : createPrinter(run.plan, service);
  const { stdout } = context.io;
  let isEmpty = true;
  let failed = 0;
  for await (const piece of pieces) {
    if (piece.text.length > 0) {
      await write(stdout, isEmpty ? head : between);
      await write(stdout, piece.text);
    }
    isEmpty &&= piece.rows === 0;
    failed += piece.failed;
  }
  if (isEmpty) {
    options.onEmpty?.();
    await write(stdout, head);
  }
  await write(stdout, tail);
  return { document: undefined, text: "", human: () => "", failed: failed > 0 };
}

/** Answers are printed without their input, except in CSV. */
export function planOf(
  { name, service, format, constants }: AnswersOptions,
  context: Context,
): BulkPlan {
  const fieldOf = { line: service.fields[0]?.name ?? "" };
  const isRequest = format === "ndjson";
  return createPlan(name, context, { format, output: "ndjson", fieldOf, constants, isRequest });
}

/** Rows that are printed together. */
interface Piece {
  readonly text: string | Uint8Array;
  readonly rows: number;
  readonly failed: number;
}

const noFrame = { head: "", between: "", tail: "" };

async function* piecesForPrograms(asked: Asked, run: BulkRun): AsyncGenerator<Piece> {
  if ("words" in asked) {
    const { row, between } = createPrinter(run.plan, run.service);
    const block = await answerRecords(recordsOf(asked.words), run);
    yield pieceOf(block, block.map((each) => row(each, true)).join(between));
    return;
  }
  for await (const { bytes, ok, failed } of runTasks(await openFile(asked.file, run), run)) {
    yield { text: bytes, rows: ok + failed, failed };
  }
}

async function* piecesForPeople(
  asked: Asked,
  run: BulkRun,
  context: Context,
): AsyncGenerator<Piece> {
  const textOf = createListPrinter(context, run.service);
  const answer = async (records: Iterable<InputRecord>): Promise<Piece> => {
    const block = await answerRecords([...records], run);
    return pieceOf(block, block.length > 0 ? textOf(block) : "");
  };
  if ("words" in asked) yield await answer(recordsOf(asked.words));
  else {
    for await (const task of await openFile(asked.file, run)) {
      yield await answer(readRecords(task, run.plan).records);
    }
  }
}

function pieceOf(block: readonly Answered[], text: string): Piece {
  const failed = block.filter(({ error }) => error !== undefined).length;
  return { text, rows: block.length, failed };
}

function recordsOf(words: readonly string[]): InputRecord[] {
  return words.map((text) => ({ line: 0, text }));
}

async function openFile(file: string, { plan, io }: BulkRun): Promise<AsyncIterable<ChunkTask>> {
  const { tasks } = await openTasks(openInput(file, io), file, plan.format);
  return tasks;
}

async function answerRecords(records: readonly InputRecord[], run: BulkRun): Promise<Answered[]> {
  const toRequest = createToRequest(run.plan, run.service.fields, () => undefined);
  const answer = await openAnswer(run, toRequest);
  return await answer(records);
}
