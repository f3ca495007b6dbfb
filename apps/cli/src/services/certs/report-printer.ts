import { createPrinter, type Printer } from "../../bulk/print/create-printer.ts";
import { createListPrinter } from "../../bulk/print/list-printer.ts";
import { planOf } from "../../bulk/print-answers.ts";
import type { Context } from "../../context.ts";
import { toProblem } from "../../errors/problem.ts";
import { write } from "../../io.ts";
import { createTable } from "../../text/table.ts";
import { certsBulk } from "./bulk.ts";
import { createFailureCount } from "./failure.ts";
import type { Answered, AnswerPrinter } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";
import { listCells, quietLine, rowColumns } from "./view.ts";

/** Rows for people are aligned with each other in blocks of this size. */
const rowsOfBlock = 100;

export function createReportPrinter(run: CertRun, context: Context): AnswerPrinter {
  const { io, mode, quiet } = context;
  const isForPeople = mode === "human";
  const { textOf, tail } = isForPeople
    ? { textOf: createTextOf(context), tail: "" }
    : openDocument(context);
  const most = isForPeople && !quiet ? rowsOfBlock : 1;
  const failures = createFailureCount(run);
  let block: Answered[] = [];
  const print = async () => {
    if (block.length > 0) await write(io.stdout, textOf(block));
    block = [];
  };
  return {
    waits: isForPeople && !quiet,
    add: async (answer) => {
      failures.add(answer);
      block.push(answer);
      if (block.length >= most) await print();
    },
    end: async () => {
      await print();
      await write(io.stdout, tail);
      return failures.reply();
    },
  };
}

/** The rows for a program, one by one, and the end of their document. */
function openDocument(context: Context) {
  const { io, mode } = context;
  const targets = { name: "cert", service: certsBulk, format: "lines", constants: {} } as const;
  const compact = createPrinter(planOf(targets, context), certsBulk);
  const isIndented = mode === "json" && io.stdout.isTTY === true;
  const { head, row, between, tail } = isIndented ? indented(compact) : compact;
  let isFirst = true;
  const textOf = (block: readonly Answered[]): string => {
    const start = isFirst ? head : between;
    isFirst = false;
    return start + block.map((answer) => row(toRecord(answer), true)).join(between);
  };
  return { textOf, tail };
}

/** An answer as the printers of all services take it. */
function toRecord({ name, report, error }: Answered) {
  const record = { line: 0, text: name };
  return error ? { record, error: toProblem(error) } : { record, data: report ?? {} };
}

/** The JSON document of a list as it looks on a terminal. */
function indented({ row }: Printer): Omit<Printer, "write"> {
  return {
    head: '{\n  "results": [\n',
    row: (answered, isPlain) => {
      const text = JSON.stringify(JSON.parse(row(answered, isPlain)), null, 2);
      return `    ${text.replaceAll("\n", "\n    ")}`;
    },
    between: ",\n",
    tail: "\n  ]\n}\n",
  };
}

/** Makes the function that writes a block of rows as text. */
function createTextOf(context: Context): (block: readonly Answered[]) => string {
  if (context.fields !== undefined) {
    const rows = createListPrinter(context, certsBulk);
    return (block) => rows(block.map(toRecord));
  }
  if (context.quiet) return (block) => block.map((answer) => `${quietLine(answer)}\n`).join("");
  const table = createTable(rowColumns, context.style);
  return (block) => table(block.map(listCells));
}
