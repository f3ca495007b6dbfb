import { spawnSync } from "node:child_process";

/** Runs a command with its output where ours goes; says whether it succeeded. */
export function run(command: string, args: readonly string[], cwd = process.cwd()): boolean {
  return spawnSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
