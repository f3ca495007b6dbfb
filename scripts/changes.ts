// Checks the changesets. A published package that was not released yet (it has no changelog) needs exactly one changeset,
// which describes its first release. Once a package is released, every change since main needs a changeset too.
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
