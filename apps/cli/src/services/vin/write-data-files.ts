import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import type { Decoder } from "@almanac/vin";
import { type CompiledDump, packInParts, recordedAnswers } from "@almanac/vin-data/compile";
import { unwritable } from "../../errors/almanac-error.ts";

/** Renames both files into place, so that a reader finds the old file or the new one. */
export function writeDataFiles(folder: string, { vpic, catalogue }: CompiledDump): string[] {
  const files = [
    { name: "catalogue.bin.gz", packed: gzipSync(catalogue.bytes, { level: 9 }) },
    { name: "vpic.bin.gz", packed: packInParts(vpic.bytes) },
  ].map(({ name, packed }) => ({ file: join(folder, name), packed }));
  const unfinished = (file: string) => `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(folder, { recursive: true });
    removeAbandoned(folder);
    for (const { file, packed } of files) writeFileSync(unfinished(file), packed, { flush: true });
    for (const { file } of files) renameSync(unfinished(file), file);
  } catch (error) {
    throw unwritable(folder, error, {
      parameter: "--to",
      allowed: "a folder that you may write to, with enough room",
      see: "almanac help vin",
    });
  } finally {
    for (const { file } of files) removeQuietly(unfinished(file));
  }
  return files.map(({ file }) => file);
}

/** Removes what a killed update left. Another one may be writing at the same time. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, writer] = /^(?:catalogue|vpic)\.bin\.gz\.(\d+)\.tmp$/.exec(name) ?? [];
    if (writer !== undefined && !isRunning(Number(writer))) removeQuietly(join(folder, name));
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user exists, though no signal may be sent to it.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder cannot be used, which is reported already.
  }
}

/**
 * The share of recorded answers that data must give. NHTSA renames some models from month to month.
 */
export const leastAgreement = 0.95;

const mostShown = 10;

/** Compares make, model and year with NHTSA's recorded answers. */
export function checkRecorded(decoder: Decoder, now: () => number) {
  const answers = recordedAnswers();
  const different = answers.flatMap(({ vin, year, make, model }) => {
    const result = decoder.safeDecodeVin(vin, { now });
    const vehicle = result.success ? result.data : undefined;
    const found = [vehicle?.year, vehicle?.make, vehicle?.model].join(" ").trim();
    const recorded = [year, make, model].join(" ");
    return plain(found) === plain(recorded) ? [] : [{ vin, recorded, now: found }];
  });
  const equal = answers.length - different.length;
  // Only the first answers that differ.
  return { answers: answers.length, equal, different: different.slice(0, mostShown) };
}

/** Ignores case and punctuation, which NHTSA changes from month to month. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
