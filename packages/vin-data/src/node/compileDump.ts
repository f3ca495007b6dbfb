import { type BuiltFile, buildFiles } from "../compile/build-files.ts";
import { readDump } from "./read-dump.ts";
import { type Skipped, SkippedRows } from "./skipped.ts";
import { DumpError } from "./unzip-dump.ts";

export type { BuiltFile } from "../compile/build-files.ts";
export { type RecordedAnswer, recordedAnswers } from "../recordedAnswers.ts";
export { packInParts } from "./pack-parts.ts";
export type { Skipped } from "./skipped.ts";
export { DumpError } from "./unzip-dump.ts";

/** The two data files that a dump gives. */
export interface CompiledDump {
  /** The day on which NHTSA changed the newest row, ISO 8601. */
  readonly newestRow: string;
  /** The content of `vpic.bin.gz`, before gzip. */
  readonly vpic: BuiltFile;
  /** The content of `catalogue.bin.gz`, before gzip. */
  readonly catalogue: BuiltFile;
  /** What the dump has and the files do not. */
  readonly skipped: readonly Skipped[];
}

/**
 * Compiles NHTSA's monthly dump in PostgreSQL's plain form into the data files of this package.
 * Takes the `.sql` file, the published `.zip`, or a folder with one of them. Equal input gives
 * equal bytes. `report` is called with each step.
 *
 * @throws {DumpError} if the file is not such a dump. The message says what is wrong.
 */
export async function compileDump(
  path: string,
  report: (what: string) => void = () => {},
): Promise<CompiledDump> {
  const skipped = new SkippedRows();
  const snapshot = await readDump(path, report, skipped);
  try {
    const { vpic, catalogue, unreadableRows } = buildFiles(snapshot, report);
    if (unreadableRows > 0) skipped.add("pattern", "unreadable_key", unreadableRows);
    return { newestRow: snapshot.date, vpic, catalogue, skipped: skipped.list() };
  } catch (error) {
    // A figure that no dump of NHTSA has, such as a year beyond what the files can hold.
    if (!(error instanceof RangeError)) throw error;
    throw new DumpError(`${path} cannot be compiled: ${error.message}.`, { cause: error });
  }
}
