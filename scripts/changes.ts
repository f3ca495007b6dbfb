// Every published package is either released (it has a changelog) or announced by exactly one changeset, which says what its
// first release contains. Changesets then checks that every change since main is announced.
import { existsSync, globSync, readFileSync } from "node:fs";
import { members } from "./members.ts";
import { run } from "./run.ts";

const changesets = globSync(".changeset/*.md").map((file) => readFileSync(file, "utf8"));
const faults = members()
  .filter(({ folder, manifest }) => !manifest.private && !existsSync(`${folder}/CHANGELOG.md`))
  .map(({ folder, manifest }) => ({
    folder,
    count: changesets.filter((text) => text.includes(`"${manifest.name}":`)).length,
  }))
  .filter(({ count }) => count !== 1)
  .map(
    ({ folder, count }) =>
      `changes: ${folder} is unreleased and has ${count} changesets. It needs exactly one, which describes its first release.`,
  );

for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0 || !run("changeset", ["status", "--since", "main"])) process.exitCode = 1;
