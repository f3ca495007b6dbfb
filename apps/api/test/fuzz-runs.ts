/**
 * How many times as long the fuzz tests of the exhaustive suite run: with `FUZZ_TIMES=20`, twenty
 * times as long.
 */
const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);

/** The options of `fc.assert` that decide how long a fuzz test runs. */
export interface FuzzRuns {
  readonly numRuns: number;
}

/** Converts the usual number of runs of a test to the options for one suite. */
export type FuzzSize = (usual: number) => FuzzRuns;

/** For the exhaustive suite. */
export const allRuns: FuzzSize = (usual) => ({ numRuns: usual * fuzzTimes });

/** For `npm test`: a fifth of the runs. */
export const sampleOfRuns: FuzzSize = (usual) => ({ numRuns: usual / 5 });

/** After this time a test is considered to hang. */
export const fuzzTimeoutMs = 600_000 * fuzzTimes;
