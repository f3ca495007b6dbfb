import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

type Dependencies = Record<string, string>;

interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

/** The folders of examples/ that install packages. */
export function exampleFolders(): string[] {
  return globSync("examples/*/package.json").map(dirname).sort();
}

/**
 * Copies the folders and installs what their manifests name with npm, as a reader does. Only the
 * packages of this repository come from the tarballs instead of the registry. Returns one message
 * for each fault.
 */
export async function installFolders(into: string): Promise<readonly string[]> {
  const tarballs = tarballsByName();
  const faults: string[] = [];
  // Two at a time: half of an installation is waiting for the registry.
  const waiting = exampleFolders().values();
  const installAll = async () => {
    for (const folder of waiting) faults.push(...(await installFolder(into, folder, tarballs)));
  };
  await Promise.all([installAll(), installAll()]);
  return faults;
}

async function installFolder(into: string, folder: string, tarballs: ReadonlyMap<string, string>) {
  const copy = join(into, folder);
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const file = join(copy, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  // With `overrides`, the packages that a package needs come from the tarballs too.
  const local = {
    ...manifest,
    dependencies: fromTarballs(manifest.dependencies, tarballs),
    devDependencies: fromTarballs(manifest.devDependencies, tarballs),
    overrides: Object.fromEntries(tarballs),
  };
  writeFileSync(file, JSON.stringify(local));
  // With NODE_ENV=production, npm would leave out the tools.
  const tools = "--include=dev";
  const flags = [tools, "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  const npm = spawn("npm", ["install", ...flags], { cwd: copy, stdio: ["ignore", "pipe", "pipe"] });
  const [[status], ...said] = await Promise.all([
    once(npm, "exit"),
    text(npm.stdout),
    text(npm.stderr),
  ]);
  const failed = status === 0 ? [] : [`${folder}: npm install failed\n${said.join("")}`];
  return [...wrongRanges(folder, manifest, tarballs), ...failed];
}

function tarballsByName(): Map<string, string> {
  const files = globSync(".artifacts/*.tgz");
  if (files.length === 0) throw new Error("There are no tarballs. Run: npm run check -- packages");
  return new Map(
    files.map((file) => {
      const [, name = ""] = /almanac-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
      return [`@almanac/${name}`, `file:${resolve(file)}`];
    }),
  );
}

/**
 * A reader installs the released version, so the range must name that version. Before the first
 * release it is 0.1.0.
 */
function wrongRanges(
  folder: string,
  { dependencies, devDependencies }: Manifest,
  tarballs: ReadonlyMap<string, string>,
): string[] {
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, range]) => {
    const tarball = tarballs.get(name);
    const [, packed = ""] = /-(\d+\.\d+\.\d+[^/]*)\.tgz$/.exec(tarball ?? "") ?? [];
    const version = packed === "0.0.0" ? "0.1.0" : packed;
    const wanted = tarball === undefined ? /^\d+\.\d+\.\d+$/.test(range) : range === `^${version}`;
    if (wanted) return [];
    const rule = tarball === undefined ? "an exact version" : `^${version}`;
    return [`${folder}: ${name} must be ${rule}, not ${range}`];
  });
}

function fromTarballs(named: Dependencies = {}, tarballs: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(named).map(([name, range]) => [name, tarballs.get(name) ?? range]),
  );
}
