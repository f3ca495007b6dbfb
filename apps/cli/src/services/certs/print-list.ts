import type { Context } from "../../context.ts";
import type { Reply } from "../../output/print-reply.ts";
import { createCalendarPrinter } from "./calendar.ts";
import type { Answered, AnswerPrinter } from "./inspect-targets.ts";
import { createNagiosPrinter } from "./nagios.ts";
import type { CertRun } from "./options.ts";
import { createPrometheusPrinter } from "./prometheus.ts";
import { createReportPrinter } from "./report-printer.ts";
import { refuseNoTarget } from "./targets.ts";

/**
 * Prints the answers for a list of targets as they come, each as soon as its format allows.
 * No answer is kept, so the list may be of any length. `total` is the number of targets, if
 * it is known.
 */
export async function printList(
  answers: AsyncIterable<readonly Answered[]>,
  total: number | undefined,
  run: CertRun,
  context: Context,
): Promise<Reply> {
  const printer = createAnswerPrinter(run, context);
  const progress = createProgress(printer, total, context);
  let done = 0;
  for await (const ofTarget of answers) {
    progress.hide();
    for (const answer of ofTarget) await printer.add(answer);
    done++;
    if (done !== total) progress.show(done);
  }
  progress.hide();
  if (done === 0) refuseNoTarget(run);
  return { document: undefined, text: "", human: () => "", ...(await printer.end()) };
}

function createAnswerPrinter(run: CertRun, context: Context): AnswerPrinter {
  switch (run.format) {
    case "nagios":
      return createNagiosPrinter(run, context);
    case "prometheus":
      return createPrometheusPrinter(context);
    case "calendar":
      return createCalendarPrinter(context);
    case "report":
      return createReportPrinter(run, context);
  }
}

interface Progress {
  readonly show: (done: number) => void;
  readonly hide: () => void;
}

/** Counts answers on a terminal, on stderr, unless their rows appear there. */
function createProgress(
  { waits }: AnswerPrinter,
  total: number | undefined,
  { io: { stdout, stderr }, quiet }: Context,
): Progress {
  const isShort = total !== undefined && total < 2;
  const showsRows = stdout.isTTY === true && !waits;
  if (quiet || stderr.isTTY !== true || isShort || showsRows) {
    return { show: () => undefined, hide: () => undefined };
  }
  let length = 0;
  return {
    show: (done) => {
      const line = total === undefined ? `${done} asked` : `${done} of ${total} asked`;
      length = line.length;
      stderr.write(`\r${line}`);
    },
    hide: () => {
      if (length > 0) stderr.write(`\r${" ".repeat(length)}\r`);
      length = 0;
    },
  };
}
