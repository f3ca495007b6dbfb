import { run } from "../run.ts";

/**
 * Adds the new package to the lockfile and links it. All its dependencies are already installed, so
 * nothing is downloaded.
 */
export function install(): boolean {
  const options = ["--offline", "--no-frozen-lockfile", "--ignore-scripts", "--reporter=silent"];
  return run("node_modules/.bin/pnpm", ["install", ...options]);
}
