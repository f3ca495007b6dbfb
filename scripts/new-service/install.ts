import { readFileSync } from "node:fs";
import { run } from "../run.ts";

/** Writes the new package into the lockfile and links it. It needs nothing that is not installed, so nothing is fetched. */
export function install(): boolean {
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly packageManager: string;
  };
  const command = ["install", "--offline", "--no-frozen-lockfile", "--reporter=silent"];
  return run("npx", ["-y", packageManager, ...command]);
}
