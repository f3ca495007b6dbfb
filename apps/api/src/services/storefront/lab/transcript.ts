import type { TranscriptEntry } from "@almanac/agent-lab";

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
