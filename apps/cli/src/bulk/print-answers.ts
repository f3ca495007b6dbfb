import type { Context } from "../context.ts";
import { type Io, write } from "../io.ts";
import { checkFields } from "../output/fields.ts";
import type { Reply } from "../output/print-reply.ts";
import type { Answered, BulkPlan, BulkService } from "./bulk-service.ts";
import { createPrinter } from "./print/create-printer.ts";
import { createListPrinter } from "./print/list-printer.ts";
import type { InputRecord } from "./read/chunks.ts";
import { openInput } from "./read/input.ts";
import { openTasks } from "./read/open-tasks.ts";
import { readRecords } from "./read/read-records.ts";
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
  const plan = planOf(options, context);
  const isForPeople = mode === "human";
  const pieces = isForPeople
    ? piecesForPeople(asked, plan, service, context)
    : piecesForPrograms(asked, plan, service, context.io);
  const { head, between, tail } = isForPeople ? noFrame : createPrinter(plan, service);
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
  { mode, fields, settings: { api } }: Context,
): BulkPlan {
  return {
    service: name,
    format,
    output: mode === "human" ? "ndjson" : mode,
    header: [],
    fieldOf: { line: service.fields[0]?.name ?? "" },
    constants,
    isRequest: format === "ndjson",
    keepsInput: false,
    prefix: "",
    fields,
    excelSafe: false,
    failFast: false,
    api: api?.value,
    nowMs: undefined,
  };
}

/** Rows that are printed together. */
interface Piece {
  readonly text: string | Uint8Array;
  readonly rows: number;
  readonly failed: number;
}

const noFrame = { head: "", between: "", tail: "" };

async function* piecesForPrograms(
  asked: Asked,
  plan: BulkPlan,
  service: BulkService,
  io: Io,
): AsyncGenerator<Piece> {
  if ("words" in asked) {
    const { row, between } = createPrinter(plan, service);
    const block = await answerWords(asked.words, plan, service, io);
    yield pieceOf(block, block.map((each) => row(each, true)).join(between));
    return;
  }
  const { tasks } = await openTasks(openInput(asked.file, io), asked.file, plan.format);
  for await (const { bytes, ok, failed } of runTasks(tasks, plan, service, io)) {
    yield { text: bytes, rows: ok + failed, failed };
  }
}

async function* piecesForPeople(
  asked: Asked,
  plan: BulkPlan,
  service: BulkService,
  context: Context,
): AsyncGenerator<Piece> {
  const { io } = context;
  const textOf = createListPrinter(context, service);
  if ("words" in asked) {
    const block = await answerWords(asked.words, plan, service, io);
    yield pieceOf(block, textOf(block));
    return;
  }
  const { tasks } = await openTasks(openInput(asked.file, io), asked.file, plan.format);
  for await (const task of tasks) {
    const block = await answerRecords([...readRecords(task, plan).records], plan, service, io);
    yield pieceOf(block, textOf(block));
  }
}

function pieceOf(block: readonly Answered[], text: string): Piece {
  const failed = block.filter(({ error }) => error !== undefined).length;
  return { text, rows: block.length, failed };
}

function answerWords(
  words: readonly string[],
  plan: BulkPlan,
  service: BulkService,
  io: Io,
): Promise<Answered[]> {
  const records = words.map((text): InputRecord => ({ line: 0, text }));
  return answerRecords(records, plan, service, io);
}

async function answerRecords(
  records: readonly InputRecord[],
  plan: BulkPlan,
  service: BulkService,
  io: Io,
): Promise<Answered[]> {
  const toRequest = createToRequest(plan, service.fields, () => undefined);
  const answer = await openAnswer(plan, service, toRequest, io);
  return await answer(records);
}
