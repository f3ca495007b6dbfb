import type { Task, TaskSurface, TranscriptEntry } from "@almanac/agent-lab";
import type { Shop } from "../shops/shop.ts";

interface RunSandbox {
  readonly id: string;
  readonly shop: Shop;
}

/** The run of a task. Its sandboxes are the shops of the task, and share one transcript. */
export interface TaskRun {
  readonly task: Task;
  readonly surface: TaskSurface;
  readonly position: number | undefined;
  readonly transcript: Transcript;
  /** The shops by name: `main`, or those of a mall. */
  readonly shops: Map<string, RunSandbox>;
}

export interface SandboxRun extends TaskRun {
  readonly shop: string;
}

const maxEntries = 10_000;

/** The calls of one sandbox, oldest first. */
export class Transcript {
  #entries: TranscriptEntry[] = [];
  #seq = 0;

  get entries(): readonly TranscriptEntry[] {
    return this.#entries;
  }

  add(entry: Omit<TranscriptEntry, "seq">): void {
    this.#seq += 1;
    this.#entries.push({ seq: this.#seq, ...entry });
    if (this.#entries.length > maxEntries) this.#entries = this.#entries.slice(-maxEntries);
  }

  clear(): void {
    this.#entries = [];
  }
}
