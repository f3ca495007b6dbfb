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

/** The calls of one sandbox, oldest first. */
export interface Transcript {
  readonly entries: readonly TranscriptEntry[];
  add(entry: Omit<TranscriptEntry, "seq">): void;
  clear(): void;
}

const maxEntries = 10_000;

export function createTranscript(): Transcript {
  let entries: TranscriptEntry[] = [];
  let seq = 0;
  return {
    get entries() {
      return entries;
    },
    add(entry) {
      seq += 1;
      entries.push({ seq, ...entry });
      if (entries.length > maxEntries) entries = entries.slice(-maxEntries);
    },
    clear() {
      entries = [];
    },
  };
}
