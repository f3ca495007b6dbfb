/**
 * How often a fuzz test runs. `FUZZ_TIMES=20` makes every one of them run twenty times as long; a failure prints its seed
 * either way.
 */
export const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);

/** Options of `fc.assert`, given the usual number of runs. */
export const fuzzRuns = (usual: number): { readonly numRuns: number } => ({
  numRuns: usual * fuzzTimes,
});

/** Time after which a test is taken to hang. */
export const fuzzTimeoutMs = 600_000 * fuzzTimes;
