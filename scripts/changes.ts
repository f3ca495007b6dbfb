// Every published package is either released (it has a changelog) or announced by exactly one changeset, which says what its
// first release contains. Once packages are released, every change since main must be announced too.
import { existsSync, globSync, readFileSync } from "node:fs";
import { members } from "./members.ts";
import { run } from "./run.ts";

const changesets = globSync(".changeset/*.md").map((file) => readFileSync(file, "utf8"));
const published = members().filter(({ manifest }) => !manifest.private);
const unreleased = published.filter(({ folder }) => !existsSync(`${folder}/CHANGELOG.md`));
const faults = unreleased
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
const since = unreleased.length < published.length ? ["--since", "main"] : [];
if (faults.length > 0 || !run("changeset", ["status", ...since])) process.exitCode = 1;
