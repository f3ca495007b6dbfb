import type { Context } from "../context.ts";
import { write } from "../io.ts";
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
  const print = mode === "human" ? printForPeople : printForPrograms;
  const failed = await print(asked, plan, options, context);
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

async function printForPrograms(
  asked: Asked,
  plan: BulkPlan,
  { service, onEmpty }: AnswersOptions,
  { io }: Context,
): Promise<number> {
  const printer = createPrinter(plan, service);
  let count = 0;
  let failed = 0;
  const print = async (text: string | Uint8Array, rows: number) => {
    if (rows === 0) return;
    await write(io.stdout, count === 0 ? printer.head : printer.between);
    await write(io.stdout, text);
    count += rows;
  };
  if ("words" in asked) {
    const rows = await answerWords(asked.words, plan, service, io);
    await print(rows.map((row) => printer.row(row, true)).join(printer.between), rows.length);
    failed = rows.filter(({ error }) => error !== undefined).length;
  } else {
    const { tasks } = await openTasks(openInput(asked.file, io), asked.file, plan.format);
    for await (const rows of runTasks(tasks, plan, service, io)) {
      await print(rows.bytes, rows.ok + rows.failed);
      failed += rows.failed;
    }
  }
  if (count === 0) {
    onEmpty?.();
    await write(io.stdout, printer.head);
  }
  await write(io.stdout, printer.tail);
  return failed;
}

async function printForPeople(
  asked: Asked,
  plan: BulkPlan,
  { service, onEmpty }: AnswersOptions,
  context: Context,
): Promise<number> {
  const { io } = context;
  const textOf = createListPrinter(context, service);
  let count = 0;
  let failed = 0;
  for await (const block of blocksOf(asked, plan, service, io)) {
    count += block.length;
    await write(io.stdout, textOf(block));
    failed += block.filter(({ error }) => error !== undefined).length;
  }
  if (count === 0) onEmpty?.();
  return failed;
}

async function* blocksOf(
  asked: Asked,
  plan: BulkPlan,
  service: BulkService,
  io: Context["io"],
): AsyncGenerator<Answered[]> {
  if ("words" in asked) {
    yield await answerWords(asked.words, plan, service, io);
    return;
  }
  const { tasks } = await openTasks(openInput(asked.file, io), asked.file, plan.format);
  for await (const task of tasks) {
    yield await answerRecords([...readRecords(task, plan).records], plan, service, io);
  }
}

function answerWords(
  words: readonly string[],
  plan: BulkPlan,
  service: BulkService,
  io: Context["io"],
): Promise<Answered[]> {
  const records = words.map((text): InputRecord => ({ line: 0, text }));
  return answerRecords(records, plan, service, io);
}

async function answerRecords(
  records: readonly InputRecord[],
  plan: BulkPlan,
  service: BulkService,
  io: Context["io"],
): Promise<Answered[]> {
  const toRequest = createToRequest(plan, service.fields, () => undefined);
  const answer = await openAnswer(plan, service, toRequest, io);
  return await answer(records);
}
