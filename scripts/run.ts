import { spawnSync } from "node:child_process";

/**
 * Runs a command, which writes to the same stdout and stderr as this process. Returns whether
 * it succeeded.
 */
export function run(command: string, args: readonly string[], cwd = process.cwd()): boolean {
  return spawnSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
