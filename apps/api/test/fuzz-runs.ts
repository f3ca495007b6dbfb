/**
 * How often the fuzz tests of the exhaustive suite run. `FUZZ_TIMES=20` makes every one of them run twenty times as long;
 * a failure prints its seed either way.
 */
export const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);

/** Options of `fc.assert`. */
export interface FuzzRuns {
  readonly numRuns: number;
  readonly seed?: number;
}

/** Says how often a test runs that usually runs so many times. */
export type FuzzSize = (usual: number) => FuzzRuns;

/** The exhaustive suite: another seed each time. */
export const allRuns: FuzzSize = (usual) => ({ numRuns: usual * fuzzTimes });

/** `npm test`: a fifth, and always the same. */
export const sampleOfRuns: FuzzSize = (usual) => ({ numRuns: usual / 5, seed: 20_261_122 });

/** Time after which a test is taken to hang. */
export const fuzzTimeoutMs = 600_000 * fuzzTimes;
