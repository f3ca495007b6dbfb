// Runs every check except the tests, the quickest stage first. Every stage runs even if an earlier
// one failed. `npm run check -- lint types` runs only the named stages.
import { choose } from "./choose-names.ts";
import { run } from "./run.ts";

const stages: Readonly<Record<string, readonly [string, ...string[]]>> = {
  lint: ["biome", "ci", "--error-on-warnings", "."],
  types: ["node", "scripts/types.ts"],
  purity: ["node", "scripts/purity.ts"],
  rings: ["node", "scripts/rings.ts"],
  lengths: ["node", "scripts/lengths.ts"],
  generate: ["node", "scripts/generate.ts", "--check"],
  openapi: ["node", "scripts/openapi.ts"],
  tools: ["node", "scripts/tools.ts"],
  knip: ["knip"],
  build: ["pnpm", "-r", "build"],
  packages: ["node", "scripts/packages.ts"],
  examples: ["node", "scripts/examples.ts"],
  "example-folders": ["node", "scripts/example-folders.ts"],
  editor: ["node", "scripts/editor.ts"],
  size: ["size-limit"],
  bundles: ["node", "scripts/bundle-sizes.ts"],
  changes: ["node", "scripts/changes.ts"],
};

const chosen = choose(process.argv.slice(2), Object.keys(stages));
const failed = chosen.filter((name) => {
  const [command, ...args] = stages[name] ?? ["false"];
  process.stdout.write(`\n> ${name}: ${command} ${args.join(" ")}\n`);
  return !run(command, args);
});
if (failed.length > 0) process.exitCode = 1;
process.stdout.write(
  failed.length > 0
    ? `\ncheck: ${failed.length} of ${chosen.length} stages failed: ${failed.join(", ")}. To repeat them: npm run check -- ${failed.join(" ")}\n`
    : `\ncheck: ${chosen.length} stages passed\n`,
);
