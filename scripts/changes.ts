// Every published package is either released (it has a changelog) or announced by a changeset, and changesets holds
// every change since main to one.
import { existsSync, globSync, readFileSync } from "node:fs";
import { members } from "./members.ts";
import { run } from "./run.ts";

const announced = globSync(".changeset/*.md").map((file) => readFileSync(file, "utf8"));
const silent = members()
  .filter(({ manifest }) => !manifest.private)
  .filter(({ folder }) => !existsSync(`${folder}/CHANGELOG.md`))
  .filter(({ manifest }) => !announced.some((text) => text.includes(`"${manifest.name}"`)));

for (const { folder } of silent) {
  process.stdout.write(`changes: ${folder} has no changeset and no changelog\n`);
}
if (silent.length > 0 || !run("changeset", ["status", "--since", "main"])) process.exitCode = 1;
