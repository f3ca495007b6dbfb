// Runs the update scripts of all members. They generate documentation tables, types and compiled tables. With --check they
// write nothing, and fail if a generated file is out of date. `npm run generate -- dimweight` runs those of one member.
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { choose } from "./choose-names.ts";
import { run } from "./run.ts";

const scripts = globSync("{packages,apps}/*/scripts/update-*.ts").sort();
const memberOf = (script: string) => dirname(dirname(script));
const nameOf = (script: string) => basename(memberOf(script));

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith("-"));
const names = args.filter((arg) => !arg.startsWith("-"));
const chosen = choose(names, [...new Set(scripts.map(nameOf))]);
const failed = scripts
  .filter((script) => chosen.includes(nameOf(script)))
  .filter((script) => !run("node", [`scripts/${basename(script)}`, ...flags], memberOf(script)));
if (failed.length > 0) {
  process.stdout.write(`generate: ${failed.join(", ")} failed\n`);
  process.exitCode = 1;
}
