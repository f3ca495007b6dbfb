// Builds and packs one published package, and the packages of this repository that it needs, so
// that another project can install it before it is on npm: `npm run pack -- dimweight`. Prints the
// command that installs the tarballs. Without a name it packs every package.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { choose } from "./choose-names.ts";
import { type Member, members } from "./members.ts";
import { packMember } from "./pack-member.ts";

const nameOf = ({ folder }: Member) => basename(folder);
const published = members().filter(({ manifest }) => !manifest.private);
const names = choose(process.argv.slice(2), published.map(nameOf));
const wanted = withNeeded(published.filter((member) => names.includes(nameOf(member))));

const tarballs = resolve(".artifacts");
mkdirSync(tarballs, { recursive: true });
const packed = wanted.map((member) => {
  build(member);
  return packMember(member, tarballs);
});
process.stdout.write(`npm install ${packed.map(inShell).join(" ")}\n`);

/** The packages, each after the published packages that it depends on. */
function withNeeded(chosen: readonly Member[]): readonly Member[] {
  const found = chosen.flatMap((member) => {
    const { dependencies = {} } = member.manifest;
    const needed = published.filter(({ manifest }) => manifest.name in dependencies);
    return [...withNeeded(needed), member];
  });
  return [...new Set(found)];
}

/** Prints to stderr, so that stdout contains only the command. */
function build({ folder, manifest }: Member): void {
  const { status } = spawnSync("pnpm", ["run", "build"], {
    cwd: folder,
    stdio: ["ignore", process.stderr, "inherit"],
  });
  if (status !== 0) throw new Error(`${manifest.name} cannot be built.`);
}

function inShell(path: string): string {
  return /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
