// Checks the changesets. A published package that was not released yet (it has no changelog) needs
// exactly one changeset, which describes its first release. Once a package is released, every
// change since main needs a changeset too.
//
// The comparison needs the branch main, of this clone or of a remote.
import { spawnSync } from "node:child_process";
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
if (faults.length > 0 || !compareWithMain()) process.exitCode = 1;

/**
 * Whether every change since main has its changeset. True if nothing can be compared, and then a
 * sentence says so.
 */
function compareWithMain(): boolean {
  // Before the first release, the changesets that are already on main count too. The program
  // `changesets` finds these only if it gets no branch to compare with, and then it needs a
  // local branch.
  const isFirstRelease = unreleased.length === published.length;
  const main = mainBranches().find((name) => !isFirstRelease || name === "main");
  if (main === undefined) {
    process.stdout.write(
      "changes: skipped the comparison with main, because this clone has no branch main. To make it: git fetch origin main:main\n",
    );
    return true;
  }
  return run("changeset", ["status", ...(isFirstRelease ? [] : ["--since", main])]);
}

/** The branch main of this clone, and then those of its remotes: `main`, `origin/main`. */
function mainBranches(): string[] {
  const patterns = ["refs/heads/main", "refs/remotes/*/main"];
  const { stdout } = spawnSync("git", ["for-each-ref", "--format=%(refname:short)", ...patterns], {
    encoding: "utf8",
  });
  return (stdout ?? "").split("\n").filter((name) => name !== "");
}
