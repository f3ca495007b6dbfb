// Runs every script that writes generated files: the manifests, and the update scripts of the
// members (documentation tables, types and compiled tables). With --check they write nothing, and
// fail if a generated file is out of date. `npm run generate -- dimweight` runs those of one
// member, `npm run generate -- manifests` those of the manifests.
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { choose } from "./choose-names.ts";
import { run } from "./run.ts";

interface Step {
  readonly name: string;
  readonly folder: string;
  readonly script: string;
}

const steps: readonly Step[] = [
  { name: "manifests", folder: ".", script: "scripts/update-manifests.ts" },
  ...globSync("{packages,apps}/*/scripts/update-*.ts")
    .sort()
    .map((path) => {
      const folder = dirname(dirname(path));
      return { name: basename(folder), folder, script: `scripts/${basename(path)}` };
    }),
];

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith("-"));
const names = args.filter((arg) => !arg.startsWith("-"));
const chosen = choose(names, [...new Set(steps.map(({ name }) => name))]);
const failed = steps
  .filter(({ name }) => chosen.includes(name))
  .filter(({ script, folder }) => !run("node", [script, ...flags], folder))
  .map(({ folder, script }) => `${folder}/${script}`);
if (failed.length > 0) {
  process.stdout.write(`generate: ${failed.join(", ")} failed\n`);
  process.exitCode = 1;
}
