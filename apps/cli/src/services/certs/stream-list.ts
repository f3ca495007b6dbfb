import { safeInspectCertificate } from "@almanac/certs";
import type { BulkPlan } from "../../bulk/plan.ts";
import { createPrinter } from "../../bulk/print/create-printer.ts";
import { keepYoungHeapSmall } from "../../bulk/run/collect-garbage.ts";
import { inOrder } from "../../bulk/run/in-order.ts";
import type { Context } from "../../context.ts";
import { toProblem } from "../../errors/problem.ts";
import type { Reply } from "../../output/print-reply.ts";
import { createTable } from "../../output/table.ts";
import { write } from "../../output/write.ts";
import { certColumns } from "./columns.ts";
import { createFailureCount } from "./failure.ts";
import { type Answered, answerOf, answersOfBytes, progressOn } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";
import { type CertTarget, refuseNoTarget, targetsOf } from "./targets.ts";
import { listCells, quietLine, rowColumns } from "./view.ts";

/** How many servers are asked at a time. */
const lookupsAtOnce = 20;
/** So many answers may wait for one before them, so that a slow server does not stop the others. */
const mostWaiting = 200;
/** Rows for people are aligned with each other in blocks of this size. */
const rowsOfBlock = 100;

/** Whether the reports of a list can be printed one by one: not as one document for people, and not field by field. */
export function canStream(run: CertRun, { mode, fields, io, settings }: Context): boolean {
  const isDocument = mode === "json" && io.stdout.isTTY === true;
  const isLocal = settings.api === undefined;
  return isLocal && run.format === "report" && fields === undefined && !isDocument;
}

/**
 * Asks the servers of a list, and prints each report as soon as it and those before it are known. No report is kept, so the
 * list may be of any length.
 */
export async function streamList(
  words: readonly string[],
  run: CertRun,
  context: Context,
): Promise<Reply> {
  keepYoungHeapSmall();
  const printer = context.mode === "human" ? printForPeople(context) : printForPrograms(context);
  const progress = progressOn(context, undefined);
  let count = 0;
  const failures = createFailureCount(run);
  const inspected = inOrder(
    targetsOf(words, run, context),
    createInspect(run, context),
    mostWaiting,
  );
  for await (const answers of inspected) {
    for (const answer of answers) {
      count++;
      failures.add(answer);
      await printer.add(answer);
      progress(count);
    }
  }
  progress(undefined);
  if (count === 0) refuseNoTarget(run);
  await printer.end();
  return { document: undefined, text: "", human: () => "", ...failures.reply() };
}

/** Makes the function that answers one target. It asks a limited number of servers at a time. */
function createInspect(
  run: CertRun,
  { io }: Context,
): (target: CertTarget) => Promise<readonly Answered[]> {
  const options = {
    allow: run.publicOnly ? [] : ("any" as const),
    timeoutMs: run.timeoutMs,
    now: io.now,
    signal: io.signal,
  };
  const limited = createLimit(lookupsAtOnce);
  return async (target) => {
    if ("bytes" in target) return answersOfBytes(target, run, io.now);
    const result = await limited(() => safeInspectCertificate(target.request, options));
    return [answerOf(target.name, result, run)];
  };
}

/** Makes a function that runs at most so many tasks at a time. The others wait for their turn. */
function createLimit(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes the place of this one.
      if (next === undefined) running--;
      else next();
    }
  };
}

interface ListPrinter {
  readonly add: (answer: Answered) => Promise<void>;
  readonly end: () => Promise<void>;
}

function printForPrograms({ io, mode }: Context): ListPrinter {
  const printer = createPrinter(
    { ...plan, output: mode === "human" ? "ndjson" : mode },
    certColumns,
  );
  let isFirst = true;
  return {
    add: async ({ name, report, error }) => {
      const record = { line: 0, text: name };
      const row = error ? { record, error: toProblem(error) } : { record, data: report ?? {} };
      await write(io.stdout, (isFirst ? printer.head : printer.between) + printer.row(row, true));
      isFirst = false;
    },
    end: () => write(io.stdout, printer.tail),
  };
}

/** Targets are lines, and each answer is printed without its input, except in CSV. */
const plan: Omit<BulkPlan, "output"> = {
  service: "cert",
  format: "lines",
  header: [],
  fieldOf: {},
  constants: {},
  isRequest: false,
  keepsInput: false,
  prefix: "",
  fields: undefined,
  excelSafe: false,
  failFast: false,
  api: undefined,
  nowMs: undefined,
};

function printForPeople({ io, quiet, style }: Context): ListPrinter {
  if (quiet) {
    return {
      add: (answer) => write(io.stdout, `${quietLine(answer)}\n`),
      end: async () => undefined,
    };
  }
  const table = createTable(rowColumns, style);
  let block: string[][] = [];
  const print = async () => {
    if (block.length > 0) await write(io.stdout, table(block));
    block = [];
  };
  return {
    add: async (answer) => {
      block.push(listCells(answer));
      if (block.length >= rowsOfBlock) await print();
    },
    end: print,
  };
}
