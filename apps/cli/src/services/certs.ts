import { setTimeout as sleep } from "node:timers/promises";
import { certErrorCodes } from "@almanac/certs";
import { certs } from "@almanac/questions/certs";
import type { Command } from "commander";
import { keepYoungHeapSmall } from "../bulk/run/collect-garbage.ts";
import type { Answer, Invocation } from "../command.ts";
import type { Context } from "../context.ts";
import { fault, refuse } from "../errors/almanac-error.ts";
import { checkFields } from "../output/fields.ts";
import { printReply, type Reply } from "../output/print-reply.ts";
import { createProgressLine } from "../output/progress-line.ts";
import { addOptions } from "../parser/options.ts";
import { createCalendarPrinter } from "./certs/calendar.ts";
import { type Answered, inspectTargets } from "./certs/inspect-targets.ts";
import { createNagiosPrinter } from "./certs/nagios.ts";
import { type CertOptions, type CertRun, certOptions, readRun } from "./certs/options.ts";
import { createPrometheusPrinter } from "./certs/prometheus.ts";
import { createReportPrinter } from "./certs/report-printer.ts";
import { type CertTarget, readTargets, refuseNoTarget, targetsOf } from "./certs/targets.ts";
import { oneReply } from "./certs/view.ts";
import type { Service } from "./service.ts";

export function createCerts(): Service {
  return { configure, errorCodes: certErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  addOptions(command, certOptions)
    .description(
      "When the certificate of a TLS server expires, which names it covers and who issued it. No grading, no assurance of identity.",
    )
    .usage("<target...> [options]")
    .argument(
      "[target...]",
      "host, host:port, smtp://host:587, a PEM or DER file, or - for PEM on stdin",
    )
    .addHelpText("after", examples)
    .action(answer<CertOptions>(cert));
}

const examples = `
Exit code 1 means that a certificate has expired, is within --fail-within,
or that one of several targets failed.

A list may be of any length: each answer is printed as soon as it and those
before it are known. --nagios (worst state first) and --prometheus (all samples
of a metric together) print after the last answer.

Examples:
  almanac cert example.com smtp://mail.example.com:587 --fail-within 30d
  almanac cert --from hosts.txt --prometheus > certs.prom
  almanac cert fullchain.pem --fail-within 1/3`;

async function cert(invocation: Invocation<CertOptions>): Promise<Reply | undefined> {
  const { words, options, context } = invocation;
  const run = readRun(options);
  const { fields, io } = context;
  requireNoLocalOptions(options, context);
  const { columns, rest } = certs.questions.inspectCertificate.batch;
  if (fields !== undefined) checkFields(fields, columns, rest);
  if (run.from !== undefined && run.watchMs === undefined) {
    keepYoungHeapSmall();
    const answers = inspectTargets(targetsOf(words, run, context), run, context);
    return await printList(answers, undefined, run, context);
  }
  const targets = await readTargets(words, run, context);
  if (run.watchMs === undefined) return await answerTargets(targets, run, context);
  while (!io.signal.aborted) {
    await printReply(await answerTargets(targets, run, context), context);
    // Ends early when the command is stopped.
    await sleep(run.watchMs, undefined, { signal: io.signal }).catch(() => undefined);
  }
  return undefined;
}

/** Answers targets that are all known: of the command line, or of a list with --watch. */
async function answerTargets(
  targets: readonly CertTarget[],
  run: CertRun,
  context: Context,
): Promise<Reply> {
  const answers = inspectTargets(eachOf(targets), run, context);
  // --from always prints a list, even for one target, so that scripts read only one format.
  const isList = run.from !== undefined || run.format !== "report" || targets.length > 1;
  if (isList) return await printList(answers, targets.length, run, context);
  const ofTarget: Answered[] = [];
  for await (const each of answers) ofTarget.push(...each);
  const [{ name = "", report, error } = {}, ...others] = ofTarget;
  if (others.length === 0) {
    if (error !== undefined && run.watchMs === undefined) throw error;
    const isRow = context.mode === "csv" || context.mode === "tsv";
    if (report !== undefined && !isRow) return oneReply(name, report, run);
  }
  return await printList(eachOf([ofTarget]), 1, run, context);
}

const printers = {
  report: createReportPrinter,
  nagios: createNagiosPrinter,
  prometheus: createPrometheusPrinter,
  calendar: createCalendarPrinter,
};

/**
 * Prints the answers for a list of targets as they come, each as soon as its format allows.
 * No answer is kept, so the list may be of any length. `total` is the number of targets, if
 * it is known.
 */
async function printList(
  answers: AsyncIterable<readonly Answered[]>,
  total: number | undefined,
  run: CertRun,
  context: Context,
): Promise<Reply> {
  const printer = printers[run.format](run, context);
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

async function* eachOf<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* items;
}

/** Refuses options that only count where this machine connects. */
function requireNoLocalOptions({ timeout, publicOnly }: CertOptions, { settings }: Context): void {
  if (settings.api === undefined) return;
  const given = { "--timeout": timeout, "--public-only": publicOnly };
  const issues = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([flag]) =>
      fault("unknown_field", flag, "cannot be used with --api: the server connects, and decides", {
        see: "almanac help cert",
      }),
    );
  if (issues.length > 0) refuse(...issues);
}
