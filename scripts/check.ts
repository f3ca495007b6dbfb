// Runs every check except the tests. Every stage runs even if an earlier one failed. As many run side
// by side as there are processors, and each prints what it says when it ends.
// `npm run check -- lint types` runs only the named stages.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { choose } from "./choose-names.ts";

type Stages = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A group starts when the one before it has ended, because it reads what that has written. */
const groups: readonly Stages[] = [
  {
    lint: ["biome", "ci", "--error-on-warnings", "."],
    types: ["node", "scripts/types.ts"],
    purity: ["node", "scripts/purity.ts"],
    rings: ["node", "scripts/rings.ts"],
    lengths: ["node", "scripts/lengths.ts"],
    generate: ["node", "scripts/generate.ts", "--check"],
    openapi: ["node", "scripts/openapi.ts"],
    tools: ["node", "scripts/tools.ts"],
    knip: ["knip"],
  },
  { build: ["pnpm", "-r", "build"] },
  { packages: ["node", "scripts/packages.ts"], editor: ["node", "scripts/editor.ts"] },
  // Both kinds of examples start servers at the ports that the documentation names.
  {
    examples: ["node", "scripts/examples.ts"],
    size: ["size-limit"],
    bundles: ["node", "scripts/bundle-sizes.ts"],
  },
  {
    "example-folders": ["node", "scripts/example-folders.ts"],
    changes: ["node", "scripts/changes.ts"],
  },
];

const names = groups.flatMap((stages) => Object.keys(stages));
const chosen = choose(process.argv.slice(2), names);
const failed: string[] = [];
for (const stages of groups) {
  const waiting = Object.entries(stages).filter(([name]) => chosen.includes(name));
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runStage(...next);
  });
  await Promise.all(lanes);
}
if (failed.length > 0) process.exitCode = 1;
process.stdout.write(
  failed.length > 0
    ? `\ncheck: ${failed.length} of ${chosen.length} stages failed: ${failed.join(", ")}. To repeat them: npm run check -- ${failed.join(" ")}\n`
    : `\ncheck: ${chosen.length} stages passed\n`,
);

async function runStage(name: string, command: Stages[string]): Promise<void> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((ended) => child.once("error", ended).once("close", ended));
  process.stdout.write(`\n> ${name}: ${command.join(" ")}\n${(await said).join("")}`);
  if (code !== 0) failed.push(name);
}
