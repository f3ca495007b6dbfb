import { join } from "node:path";
import { coverage, createCatalogue, createDecoder, type Decoder, VinError } from "@almanac/vin";
import { type CompiledDump, compileDump, DumpError, type Skipped } from "@almanac/vin-data/compile";
import { DataFileError, loadData } from "@almanac/vin-data/node";
import { createGarbageCollector, keepYoungHeapSmall } from "../../bulk/run/collect-garbage.ts";
import type { Invocation } from "../../command.ts";
import { refuse } from "../../errors/almanac-error.ts";
import type { Reply } from "../../output/print-reply.ts";
import { createProgressLine } from "../../output/progress-line.ts";
import { formatNumber } from "../../text/numbers.ts";
import { right, table } from "../../text/table.ts";
import { checkRecorded, leastAgreement, writeDataFiles } from "./write-data-files.ts";

export interface UpdateOptions {
  readonly to?: string;
  readonly force?: true;
  readonly download?: true;
}

const see = "almanac help vin";
/** A smaller heap is not collected: NHTSA's dump of October 2026 needs up to 200 MB. */
const collectFromMb = 150;
const defaultFolder = ".almanac/vin-data";

/** Compiles a dump of NHTSA into a folder, and reports how it differs from the data in use. */
export async function update({
  words,
  options,
  context,
}: Invocation<UpdateOptions>): Promise<Reply> {
  if (options.download !== undefined) return downloadReply(context.io.now());
  const [dump, ...others] = words;
  if (dump === undefined || others.length > 0)
    return refuseDump("<dump> must be one file or folder");
  const folder = options.to ?? defaultFolder;
  const progress = createProgressLine(context);
  keepYoungHeapSmall();
  const collectGarbage = createGarbageCollector(collectFromMb);
  const compiled = await compile(dump, (what) => {
    progress.show(what);
    collectGarbage();
  });
  progress.show("checking recorded answers");
  const { decoder, checked } = check(compiled, context.io.now);
  progress.hide();
  const share = checked.equal / checked.answers;
  if (share < leastAgreement && options.force === undefined) {
    return refuse({
      code: "invalid_value",
      parameter: "<dump>",
      what: `<dump> gives the recorded make, model and year for only ${checked.equal} of ${checked.answers} VINs`,
      allowed: `NHTSA's whole dump, which gives at least ${leastAgreement * 100} %; --force writes it anyway`,
      see,
    });
  }
  const changes = changesOf(before(folder), decoder);
  const files = writeDataFiles(folder, compiled);
  const { newestRow, skipped } = compiled;
  return updateReply({ folder, newestRow, files, changes, skipped, recorded: checked });
}

/** Where NHTSA publishes the dump of a month. It appears in the first days of the next one. */
function downloadReply(now: number): Reply {
  const month = new Date(now).toISOString().slice(0, 7);
  const file = `vPICList_lite_${month.replace("-", "_")}.plain.zip`;
  const url = `https://vpic.nhtsa.dot.gov/Downloads/${file}`;
  const page = "https://vpic.nhtsa.dot.gov/api/";
  const dump = { month, file, url, page };
  return {
    document: dump,
    records: [dump],
    quiet: url,
    human: () =>
      [
        `NHTSA publishes a dump each month, of about 80 MB. That of ${month}:\n`,
        `  ${url}\n`,
        `If it is not there yet, take the month before. ${page} lists what there is.\n`,
        `Then: almanac vin update ${file}\n`,
      ].join(""),
  };
}

function refuseDump(what: string): never {
  const allowed = "NHTSA's monthly dump: a .zip, a .sql, or a folder with one of them";
  return refuse({ code: "invalid_value", parameter: "<dump>", what, allowed, see });
}

async function compile(dump: string, report: (what: string) => void): Promise<CompiledDump> {
  try {
    return await compileDump(dump, report);
  } catch (error) {
    if (error instanceof DumpError)
      return refuseDump(`<dump>: ${error.message.replace(/\.$/, "")}`);
    throw error;
  }
}

/** Opens the compiled files as a user would, and decodes the recorded VINs. */
function check({ vpic, catalogue }: CompiledDump, now: () => number) {
  createCatalogue(catalogue.bytes);
  const decoder = createDecoder(vpic.bytes);
  return { decoder, checked: checkRecorded(decoder, now) };
}

type Coverage = ReturnType<Decoder["coverage"]>["vpic"];

/** The coverage of the data in the folder, or in use; none if they cannot be read. */
function before(folder: string): Coverage | undefined {
  const readers = [
    () => createDecoder(loadData(join(folder, "vpic.bin.gz"))).coverage().vpic,
    () => coverage().vpic,
  ];
  for (const read of readers) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof VinError || error instanceof DataFileError)) throw error;
    }
  }
  return undefined;
}

/** The figures that differ. An element that NHTSA renamed has its new name. */
function changesOf(old: Coverage | undefined, decoder: Decoder): Change[] {
  const fresh = decoder.coverage().vpic;
  const elements = new Map<number, Change>();
  for (const { id, name, rows } of old?.elements ?? []) {
    elements.set(id, { what: name, before: rows, after: 0 });
  }
  for (const { id, name, rows } of fresh.elements) {
    elements.set(id, { what: name, before: elements.get(id)?.before ?? 0, after: rows });
  }
  return [
    { what: "newest row", before: old?.newestRow ?? "", after: fresh.newestRow },
    { what: "codes", before: old?.wmis ?? 0, after: fresh.wmis },
    { what: "schemas", before: old?.schemas ?? 0, after: fresh.schemas },
    ...elements.values(),
  ].filter((each) => each.before !== each.after);
}

/** A figure of the data before and after. */
interface Change {
  readonly what: string;
  readonly before: string | number;
  readonly after: string | number;
}

interface Updated {
  readonly folder: string;
  readonly newestRow: string;
  readonly files: readonly string[];
  readonly changes: readonly Change[];
  readonly skipped: readonly Skipped[];
  readonly recorded: ReturnType<typeof checkRecorded>;
}

const columns = ["rows", right("before"), right("after")] as const;

/** The reply of `almanac vin update`. */
function updateReply(updated: Updated): Reply {
  const { folder, newestRow, changes, skipped, recorded } = updated;
  const shown = (value: string | number) =>
    typeof value === "number" ? formatNumber(value) : value;
  return {
    document: updated,
    records: changes,
    quiet: folder,
    human: (style) =>
      [
        table(
          columns,
          changes.map(({ what, before, after }) => [what, shown(before), shown(after)]),
          style,
        ),
        `\n${recorded.equal} of ${recorded.answers} recorded answers are equal in make, model and year.\n`,
        ...recorded.different.map(
          ({ vin, recorded: was, now }) => `  ${vin}  ${was}: now ${now}\n`,
        ),
        skippedText(skipped),
        `\nNHTSA's data up to ${newestRow} are in ${folder}.\n`,
        `To use them, set ALMANAC_VIN_DATA=${folder}\n`,
      ].join(""),
  };
}

const reasons: Readonly<Record<Skipped["reason"], string>> = {
  unused_table: "tables that no answer needs",
  negative_number: "rows with a negative number",
  reversed_years: "rows whose last year is before the first",
  unreadable_key: "rows with a key that cannot be read",
};

/** Names what was skipped; empty if nothing was. */
function skippedText(skipped: readonly Skipped[]): string {
  const lines = Object.entries(reasons).flatMap(([reason, words]) => {
    const own = skipped.filter((each) => each.reason === reason);
    const rows = own.reduce((sum, each) => sum + each.rows, 0);
    const count = reason === "unused_table" ? own.length : rows;
    if (count === 0) return [];
    return [`${formatNumber(count)} ${words}: ${own.map(({ table }) => table).join(", ")}\n`];
  });
  return lines.length === 0 ? "" : `\nSkipped:\n${lines.map((line) => `  ${line}`).join("")}`;
}
