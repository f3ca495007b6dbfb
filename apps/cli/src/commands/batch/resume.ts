import type { BulkPlan } from "../../bulk/plan.ts";
import { createPrinter } from "../../bulk/print/create-printer.ts";
import { delimiterOf } from "../../bulk/read/input-format.ts";
import { openInput } from "../../bulk/read/open-input.ts";
import { readCsv } from "../../bulk/read/read-csv.ts";
import { refuse } from "../../errors/refuse.ts";
import type { Io } from "../../io.ts";
import { quoted } from "../../output/printable.ts";
import type { BatchInput } from "./batch-input.ts";
import { type Journal, readJournal, requireSameBatch } from "./journal.ts";
import type { OpenedOutput } from "./opened-output.ts";
import { appendTo, partialOf, toFile } from "./output.ts";
import { scanPartial } from "./scan-partial.ts";

/** What --resume continues: the batch as it is asked for now. */
interface Resumed extends Pick<BatchInput, "file" | "service"> {
  readonly plan: BulkPlan;
  readonly wanted: Omit<Journal, "nowMs">;
}

/** Continues the unfinished file of an earlier run, after its last whole row. Refuses if this is another batch. */
export async function resumeOutput(
  output: string,
  { file, service, plan, wanted }: Resumed,
  io: Io,
): Promise<OpenedOutput> {
  if (file === "-" || plan.output === "json") refuseResume(file);
  const { partial, journal } = partialOf(output);
  const { errors } = wanted;
  const found = readJournal(journal, partial);
  requireSameBatch(found, wanted);
  const header = headerOf(createPrinter(plan, service).head, plan);
  const before = await scanPartial(partial, plan.output, header, `${plan.prefix}error`, io);
  return {
    plan: { ...plan, nowMs: found.nowMs },
    output: await toFile(output, before.bytes),
    failures:
      errors === undefined
        ? undefined
        : await appendTo(errors, await startOf(errors, before.failed, io)),
    before,
  };
}

function headerOf(head: string, { output }: BulkPlan): readonly string[] {
  if (output !== "csv" && output !== "tsv") return [];
  const chunk = { bytes: Buffer.from(head), firstLine: 1 };
  return [...readCsv(chunk, delimiterOf(output)).records][0]?.cells ?? [];
}

/** The length, in bytes, of the first `lines` lines of the file of failed rows. */
async function startOf(errors: string, lines: number, io: Io): Promise<number> {
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
