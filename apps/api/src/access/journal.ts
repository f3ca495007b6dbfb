import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { UsageCount } from "../store/usage.ts";
import type { Account } from "./account.ts";

/** One success or several, and the number of the batch that will write it to the store. */
type Line = [
  sequence: number,
  month: string,
  owner: string,
  service: string,
  key: string,
  count: number,
];

/**
 * The counts of one instance that may not be in the store yet. Each is written to a file before its
 * answer leaves, so that it survives the end of the process: a killed process loses nothing that
 * the kernel has accepted. The counts of one turn of the event loop are written together.
 *
 * At most two batches are open at any time. Each has a file, which is emptied when its batch is in
 * the store.
 */
export class Journal {
  readonly #paths: readonly string[];
  #files: readonly number[];
  readonly #onFault: (error: unknown) => void;
  /** The lines of this turn for each file. */
  readonly #lines = ["", ""];
  #writing: Promise<void> | undefined;

  constructor(paths: readonly string[], onFault: (error: unknown) => void) {
    this.#paths = paths;
    this.#files = paths.map((path) => openSync(path, "a", 0o600));
    this.#onFault = onFault;
  }

  /**
   * Adds a `Line`. The id of a key has no character that JSON escapes. Resolves at the end of this
   * turn, when the line is written.
   */
  note(sequence: number, { place }: Account, keyId: string, count: number): Promise<void> {
    this.#lines[sequence % 2] += `[${sequence},${place},"${keyId}",${count}]\n`;
    this.#writing ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#write();
        resolve();
      });
    });
    return this.#writing;
  }

  /** The batch is in the store. A line that is written later has its number and does not count. */
  confirm(sequence: number): void {
    this.#attempt(() => ftruncateSync(this.#files[sequence % 2] ?? -1));
  }

  close(): void {
    const files = this.#files;
    // A closed number may soon belong to another file.
    this.#files = [];
    for (const file of files) this.#attempt(() => closeSync(file));
    for (const path of this.#paths) this.#attempt(() => rmSync(path, { force: true }));
  }

  #write(): void {
    this.#writing = undefined;
    for (const [at, file] of this.#files.entries()) {
      const lines = this.#lines[at];
      if (!lines) continue;
      this.#lines[at] = "";
      this.#attempt(() => writeSync(file, lines));
    }
  }

  /**
   * A full disk must not refuse answers: then a crash loses counts, as it would without a journal.
   */
  #attempt(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#onFault(error);
    }
  }
}

/** The journals of all instances that share a folder. */
export class Journals {
  readonly #folder: string;
  readonly #onFault: (error: unknown) => void;

  /**
   * Throws if the folder cannot be written. `onFault` is called whenever a journal cannot be
   * written later.
   */
  constructor(folder: string, onFault: (error: unknown) => void) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#onFault = onFault;
  }

  open(instance: string): Journal {
    return new Journal(this.#pathsOf(instance), this.#onFault);
  }

  /** The instances that have a journal here, and when each was last written. */
  list(): { readonly instance: string; readonly writtenAt: number }[] {
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(".0"));
    return names.map((name) => {
      const instance = name.slice(0, -2);
      const times = this.#pathsOf(instance).map(
        (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
      );
      return { instance, writtenAt: Math.max(...times) };
    });
  }

  /** The counts of the batches after this one. */
  countsAfter(instance: string, sequence: number): UsageCount[] {
    const sums = new Map<string, UsageCount>();
    for (const line of this.#pathsOf(instance).flatMap((path) => readLines(path))) {
      const [batch, month, owner, service, keyId, more] = line;
      if (batch <= sequence) continue;
      const name = [month, owner, service, keyId].join("\u0000");
      const count = (sums.get(name)?.count ?? 0) + more;
      sums.set(name, { month, owner, service, keyId, count });
    }
    return [...sums.values()];
  }

  remove(instance: string): void {
    for (const path of this.#pathsOf(instance)) rmSync(path, { force: true });
  }

  #pathsOf(instance: string): string[] {
    return ["0", "1"].map((parity) => join(this.#folder, `${instance}.${parity}`));
  }
}

function readLines(path: string): Line[] {
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined;
  const texts = isThere ? readFileSync(path, "utf8").split("\n") : [];
  // The machine may have stopped in the middle of the last line.
  const whole = texts.filter((text) => /^\[.*\]$/.test(text));
  // Only `note` writes these files.
  return whole.map((text) => JSON.parse(text) as Line);
}
