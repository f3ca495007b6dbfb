import type { BulkPlan } from "../../bulk/plan.ts";
import { createPrinter } from "../../bulk/print/create-printer.ts";
import { delimiterOf } from "../../bulk/read/input-format.ts";
import { openInput } from "../../bulk/read/open-input.ts";
import { readCsv } from "../../bulk/read/read-csv.ts";
import type { Context } from "../../context.ts";
import { refuse } from "../../errors/refuse.ts";
import { quoted } from "../../output/printable.ts";
import { version } from "../../version.ts";
import type { BatchInput } from "./batch-input.ts";
import { fingerprint, readJournal, requireSameBatch, writeJournal } from "./journal.ts";
import { appendTo, type BatchOutput, partialOf, toFile, toStdout } from "./output.ts";
import { type Partial, scanPartial } from "./scan-partial.ts";

interface OpenedOutput {
  readonly plan: BulkPlan;
  readonly output: BatchOutput;
  readonly failures: BatchOutput | undefined;
  readonly before: Partial;
}

const nothing: Partial = { bytes: 0, rows: 0, failed: 0 };

/** Opens the output of the rows: stdout, a new file, or the unfinished file of an earlier run. */
export async function openOutput(
  { file, service, settings }: BatchInput,
  plan: BulkPlan,
  { io }: Context,
): Promise<OpenedOutput> {
  const { output, errors, resume } = settings;
  const openFailures = async (start: number) =>
    errors === undefined ? undefined : await appendTo(errors, start);
  if (output === undefined) {
    const fixed = { ...plan, nowMs: io.now() };
    return { plan: fixed, output: toStdout(io), failures: await openFailures(0), before: nothing };
  }
  const { partial, journal } = partialOf(output);
  const { nowMs: _time, ...options } = plan;
  const inputSha256 = file === "-" ? "" : await fingerprint(file);
  const wanted = { version, inputSha256, options, errors };
  if (!resume) {
    const nowMs = io.now();
    const target = await toFile(output, 0);
    if (file !== "-" && service.asksOthers !== true) writeJournal(journal, { ...wanted, nowMs });
    return {
      plan: { ...plan, nowMs },
      output: target,
      failures: await openFailures(0),
      before: nothing,
    };
  }
  if (file === "-" || plan.output === "json") refuseResume(file);
  const found = readJournal(journal, partial);
  requireSameBatch(found, wanted);
  const printer = createPrinter(plan, service);
  const header = headerOf(printer.head, plan);
  const before = await scanPartial(partial, plan.output, header, `${plan.prefix}error`, io);
  return {
    plan: { ...plan, nowMs: found.nowMs },
    output: await toFile(output, before.bytes),
    failures: await openFailures(
      errors === undefined ? 0 : await startOf(errors, before.failed, io),
    ),
    before,
  };
}

function headerOf(head: string, { output }: BulkPlan): readonly string[] {
  if (output !== "csv" && output !== "tsv") return [];
  const chunk = { bytes: Buffer.from(head), firstLine: 1 };
  return [...readCsv(chunk, delimiterOf(output)).records][0]?.cells ?? [];
}

/** The length, in bytes, of the first `lines` lines of the file of failed rows. */
async function startOf(errors: string, lines: number, io: Context["io"]): Promise<number> {
  let bytes = 0;
  let count = 0;
  for await (const chunk of openInput(errors, io).chunks) {
    for (let place = 0; place < chunk.length && count < lines; place++) {
      bytes++;
      if (chunk[place] === 0x0a) count++;
    }
  }
  if (count === lines) return bytes;
  return refuse({
    code: "invalid_value",
    parameter: "--errors",
    what: `--errors ${quoted(errors)} has fewer rows than failed before`,
    allowed: "the file as the interrupted batch left it",
    see: "almanac help batch",
  });
}

function refuseResume(file: string): never {
  return refuse({
    code: "invalid_value",
    parameter: "--resume",
    what:
      file === "-"
        ? "--resume cannot continue a batch of stdin, which cannot be read again"
        : "--resume cannot continue a JSON document, which has no whole records until its end",
    allowed: "an input file, and rows as CSV, TSV or NDJSON",
    see: "almanac help batch",
  });
}
