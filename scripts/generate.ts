// Regenerates what is made from the tables (coverage tables in READMEs, compiled tables). With --check nothing is
// written, and whatever is out of date fails.
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "./run.ts";

const flags = process.argv.slice(2);
const scripts = globSync("{packages,apps}/*/scripts/update-*.ts").sort();
const failed = scripts.filter((script) => {
  const member = dirname(dirname(script));
  return !run("node", [script.slice(member.length + 1), ...flags], member);
});
if (failed.length > 0) {
  process.stdout.write(`generate: ${failed.join(", ")} failed\n`);
  process.exitCode = 1;
}
