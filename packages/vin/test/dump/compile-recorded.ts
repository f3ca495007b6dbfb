import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompiledDump, compileDump } from "@almanac/vin-data/compile";
import { openCatalogue } from "../../src/node/index.ts";
import { readRecordedAnswers } from "./recorded-answers.ts";
import { writeDump } from "./write-dump.ts";

/**
 * Writes a dump from the recorded answers, and compiles it with the compiler of the data package.
 */
export async function compileRecordedDump(): Promise<CompiledDump> {
  const folder = mkdtempSync(join(tmpdir(), "vin-dump-"));
  try {
    writeFileSync(join(folder, "dump.sql"), writeDump(readRecordedAnswers(), openCatalogue()));
    return await compileDump(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
