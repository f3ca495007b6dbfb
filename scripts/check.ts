// Everything that must hold besides the tests, in the order in which it is quickest to learn of a fault. All stages run,
// so that one run tells all.
import { run } from "./run.ts";

const stages: readonly (readonly [string, ...string[]])[] = [
  ["biome", "ci", "--error-on-warnings", "."],
  ["node", "scripts/types.ts"],
  ["node", "scripts/purity.ts"],
  ["node", "scripts/generate.ts", "--check"],
  ["knip"],
  ["pnpm", "-r", "build"],
  ["node", "scripts/packages.ts"],
  ["node", "scripts/editor.ts"],
  ["size-limit"],
  ["node", "scripts/changes.ts"],
];

const failed = stages.filter(([command, ...args]) => {
  process.stdout.write(`\n> ${command} ${args.join(" ")}\n`);
  return !run(command, args);
});
if (failed.length > 0) process.exitCode = 1;
process.stdout.write(
  failed.length > 0
    ? `\ncheck: ${failed.length} of ${stages.length} stages failed: ${failed.map((stage) => stage.join(" ")).join("; ")}\n`
    : `\ncheck: all ${stages.length} stages passed\n`,
);
