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

/** Calls per second on one core: the median of some rounds over the inputs, after one that does not count. */
export function rate<Input>(
  inputs: readonly Input[],
  operation: (input: Input) => unknown,
  { rounds = 5, roundMs = 400 } = {},
): number {
  const round = () => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < roundMs) {
      for (const input of inputs) operation(input);
      count += inputs.length;
    }
    return (count / (performance.now() - start)) * 1000;
  };
  round();
  return median(Array.from({ length: rounds }, round));
}
