import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import type { BulkPlan } from "../../bulk/plan.ts";
import { unreadable } from "../../bulk/read/open-input.ts";
import { refuse } from "../../errors/refuse.ts";
import { quoted } from "../../output/printable.ts";

/**
 * What a batch stores in a second file beside its unfinished one. With it, --resume checks that it continues the same
 * batch.
 */
export interface Journal {
  readonly version: string;
  /** The time that decided which rules were in force, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly inputSha256: string;
  readonly options: Omit<BulkPlan, "nowMs">;
  readonly errors: string | undefined;
}

/** SHA-256 of a file, in hexadecimal. */
export async function fingerprint(file: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 })) {
      // Without an encoding, a stream of a file yields buffers.
      hash.update(chunk as Buffer);
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  return hash.digest("hex");
}

export function writeJournal(path: string, journal: Journal): void {
  writeFileSync(path, `${JSON.stringify(journal)}\n`);
}

/** Reads the journal of the unfinished file. Refuses if there is no journal. */
export function readJournal(path: string, partial: string): Journal {
  try {
    // `requireSameBatch` compares it with what is wanted, so that any other JSON is refused.
    return JSON.parse(readFileSync(path, "utf8")) as Journal;
  } catch {
    return refuse({
      code: "invalid_value",
      parameter: "--resume",
      what: `--resume finds no unfinished batch: ${quoted(path)} is missing or damaged`,
      allowed: `${partial} and ${path}, as an interrupted batch leaves them`,
      see: "almanac help batch",
    });
  }
}

/** Refuses to continue a batch of another input, other options or another version. */
export function requireSameBatch(found: Journal, wanted: Omit<Journal, "nowMs">): void {
  const differences = [
    ...(found.version === wanted.version ? [] : ["the version of almanac"]),
    ...(found.inputSha256 === wanted.inputSha256 ? [] : ["the content of the input"]),
    ...(found.errors === wanted.errors ? [] : ["--errors"]),
    ...changedOptions(found.options, wanted.options),
  ];
  if (differences.length === 0) return;
  refuse({
    code: "invalid_value",
    parameter: "--resume",
    what: `--resume cannot continue the unfinished file: ${differences.join(", ")} changed`,
    allowed: "the same input and options as before, or a new run without --resume",
    see: "almanac help batch",
  });
}

function changedOptions(found: Journal["options"], wanted: Journal["options"]): string[] {
  return Object.keys(wanted)
    .filter((name) => {
      // The names are the keys of `wanted`.
      const key = name as keyof typeof wanted;
      return JSON.stringify(found?.[key]) !== JSON.stringify(wanted[key]);
    })
    .map((name) => `the setting ${name}`);
}
