// Runs the tests: `npm test`, with the arguments of vitest. `npm test -- --changed` runs those that
// a change can affect.
import { execFileSync } from "node:child_process";
import { testsOfLibraries } from "./changed-tests.ts";
import { run } from "./run.ts";

const args = process.argv.slice(2);
const [option, base] = args;
const isChanged = option === "--changed" && args.length <= 2;
const filters = isChanged ? testsOfLibraries(changedFiles()) : undefined;
if (!run("vitest", ["run", ...(filters ?? args)])) process.exitCode = 1;

/**
 * The files that differ from the last commit, and from the branch that is named after `--changed`.
 */
function changedFiles(): readonly string[] {
  const commands = [
    ["diff", "--name-only", "HEAD"],
    ["ls-files", "--others", "--exclude-standard"],
    ...(base === undefined ? [] : [["diff", "--name-only", `${base}...HEAD`]]),
  ];
  return commands.flatMap((command) =>
    execFileSync("git", command, { encoding: "utf8" }).split("\n").filter(Boolean),
  );
}
