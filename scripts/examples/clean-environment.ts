import process from "node:process";

/** What programs need in order to find other programs, their caches and temporary files. */
const kept = ["PATH", "HOME", "TMPDIR", "CHROMIUM"];

/**
 * The environment in which examples run. It has nothing else of the caller, because CI,
 * FORCE_COLOR, COLUMNS, NODE_OPTIONS, ALMANAC_API and others change what programs print or do.
 */
export function cleanEnvironment(): Record<string, string> {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
