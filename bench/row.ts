/**
 * One line of the results: a measured value, and the value that it is compared with in the
 * same run.
 */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: "ops/s" | "req/s" | "ms" | "MB" | "kB" | "x" | "%";
  /**
   * The other program: a comparable package, or the least possible work (a bare handshake, an
   * empty script).
   */
  readonly against?: { readonly name: string; readonly value: number };
  /** `value` divided by the value of the other program. */
  readonly ratio?: number;
  /** The required value, in words. `met` says whether it was reached. */
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

/**
 * Calls per second on one core: the median of several rounds over the inputs, after one
 * warm-up round.
 */
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
