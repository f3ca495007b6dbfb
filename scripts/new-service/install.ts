import { run } from "../run.ts";

/** Writes the new package into the lockfile and links it. It needs nothing that is not installed, so nothing is fetched. */
export function install(): boolean {
  const options = ["--offline", "--no-frozen-lockfile", "--ignore-scripts", "--reporter=silent"];
  return run("node_modules/.bin/pnpm", ["install", ...options]);
}
