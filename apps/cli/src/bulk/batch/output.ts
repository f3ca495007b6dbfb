import { lstatSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { unwritable } from "../../errors/almanac-error.ts";
import { type Io, write } from "../../io.ts";
import { quoted } from "../../text/printable.ts";
import type { BulkPlan } from "../bulk-service.ts";
import type { Partial } from "./journal.ts";
import { refuseOption } from "./options.ts";

/** Where the rows of a batch go. */
export interface BatchOutput {
  readonly write: (text: string | Uint8Array) => Promise<void>;
  /** Called when all rows are written. An unfinished file then gets its final name. */
  readonly finish: () => Promise<void>;
  /** Called when the batch ends early. An unfinished file is kept. */
  readonly abandon: () => Promise<void>;
}

export function toStdout({ stdout }: Io): BatchOutput {
  const nothing = async () => undefined;
  return { write: (text) => write(stdout, text), finish: nothing, abandon: nothing };
}

export function partialOf(file: string): { readonly partial: string; readonly journal: string } {
  return { partial: `${file}.partial`, journal: `${file}.partial.json` };
}

/** Writes to `<file>.partial`, from `start` on, and renames it at the end. */
export async function toFile(file: string, start: number): Promise<BatchOutput> {
  const { partial, journal } = partialOf(file);
  const output = await appendTo(partial, start);
  return {
    ...output,
    finish: async () => {
      await output.finish();
      await guarded(file, () => rename(partial, file));
      await rm(journal, { force: true });
    },
  };
}

/** Writes to a file from `start` on. Anything after `start` is cut off first. */
export async function appendTo(file: string, start: number): Promise<BatchOutput> {
  const handle = await guarded(file, () => open(file, start === 0 ? "w" : "r+"));
  await guarded(file, () => handle.truncate(start));
  let place = start;
  return {
    write: async (text) => {
      const bytes = typeof text === "string" ? Buffer.from(text) : text;
      place = await guarded(file, () => writeAll(handle, bytes, place));
    },
    finish: async () => {
      await guarded(file, () => handle.sync());
      await handle.close();
    },
    abandon: () => handle.close(),
  };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, start: number): Promise<number> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, start + done);
    done += bytesWritten;
  }
  return start + done;
}

async function guarded<Value>(file: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw unwritable(file, error, {
      parameter: "-o",
      allowed: "a place with enough room. The rows so far are kept, and --resume continues them",
      see: "almanac help batch",
    });
  }
}

/** Where the rows of a batch go, and what an earlier run has written there. */
export interface OpenedOutput {
  readonly plan: BulkPlan;
  readonly output: BatchOutput;
  readonly failures: BatchOutput | undefined;
  readonly before: Partial;
}

/**
 * Refuses to write to anything but a regular file: a batch replaces its file at the end, and a
 * device, a pipe or a link would be lost. Only asks for the kind of the file, and opens nothing.
 */
export function requireRegularFile(parameter: string, path: string): void {
  const kind = kindOf(path);
  if (kind === "file" || kind === "nothing") return;
  refuseOption(
    parameter,
    `${quoted(path)} is ${kind}, and would be replaced by a file`,
    "a regular file, or a name that is free; without -o the rows go to stdout",
  );
}

function kindOf(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return "nothing";
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "a folder";
  if (stats.isSymbolicLink()) return "a link";
  return stats.isFIFO() ? "a pipe" : stats.isSocket() ? "a socket" : "a device";
}
