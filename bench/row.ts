/** One measured line: a rate or a duration, and what it is held against in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: "ops/s" | "req/s" | "ms" | "MB" | "kB" | "x" | "%";
  /** What it is compared with: a peer, or the floor that nobody can beat. */
  readonly against?: { readonly name: string; readonly value: number };
  /** Value divided by that of the comparison. */
  readonly ratio?: number;
  /** The budget in words, and whether it was met. */
  readonly budget?: string;
  readonly met?: boolean;
  readonly note?: string;
}

export interface BenchModule {
  run(): Promise<readonly BenchRow[]>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
