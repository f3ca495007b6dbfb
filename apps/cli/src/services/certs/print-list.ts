import type { Context } from "../../context.ts";
import type { Reply } from "../../output/print-reply.ts";
import { createProgressLine } from "../../output/progress-line.ts";
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
  // Rows that appear on the same terminal show how far the list is.
  const showsRows = context.io.stdout.isTTY === true && !printer.waits;
  const isLong = total === undefined || total > 1;
  const progress = createProgressLine(context, isLong && !showsRows);
  let done = 0;
  for await (const ofTarget of answers) {
    progress.hide();
    for (const answer of ofTarget) await printer.add(answer);
    done++;
    if (done !== total) progress.show(`${done}${total === undefined ? "" : ` of ${total}`} asked`);
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
