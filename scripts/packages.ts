// Checks the tarballs, because they are what users install. pnpm packs them, and publint and attw
// check them. Then npm installs them in an empty folder, and every supported version of Node
// loads them with import and with require. esbuild bundles every entry for Node, browsers and
// workers. Libraries that need zod only for their schemas are installed a second time without
// zod. A Vitest of a user buys over UCP from the tarball of storefront-fixtures, and runs an
// agent with that of agent-lab.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { bundleEntries, type PackageEntry } from "./bundle-entries.ts";
import { entriesOf, filesOf } from "./entries.ts";
import { type Member, members } from "./members.ts";
import { packMember } from "./pack-member.ts";
import { run } from "./run.ts";
import { testTarball } from "./test-tarball.ts";

const nodeVersions = ["22", "24"];
const tarballs = resolve(".artifacts");
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(tarballs);

const published = members().filter(({ manifest }) => !manifest.private);
/**
 * Private packages. They are compiled into published packages or not used by them, because users
 * cannot install them.
 */
const privateNames = members()
  .filter(({ manifest }) => manifest.private)
  .map(({ manifest }) => manifest.name);
const faults: string[] = [];
const expectSuccess = (what: string, succeeded: boolean) => {
  if (!succeeded) faults.push(what);
};

const packed = published.map((member) => ({ member, tarball: packMember(member, tarballs) }));
for (const { member, tarball } of packed) {
  expectSuccess(`publint ${member.folder}`, run("publint", [tarball, "--strict"]));
  if (isLibrary(member)) {
    const assets = assetsOf(member);
    const excluded = assets.length > 0 ? ["--exclude-entrypoints", ...assets] : [];
    const named = namedByPattern(member);
    const included = named.length > 0 ? ["--include-entrypoints", ...named] : [];
    const attw = [tarball, "--profile", "esm-only", "--format", "ascii", ...excluded, ...included];
    expectSuccess(`attw ${member.folder}`, run("attw", attw));
  }
}
for (const { member, tarball } of packed) {
  for (const name of privateNames) {
    expectSuccess(`${member.folder} needs the private ${name}`, !needs(tarball, name));
  }
}
await smoke();
smokeWithoutZod();
const tarballsOfShop = packed
  .filter(({ member }) => ["agent-lab", "storefront-fixtures"].includes(basename(member.folder)))
  .map(({ tarball }) => tarball);
for (const { member } of packed) {
  expectSuccess(
    `the tests of ${member.folder} on its tarball`,
    testTarball(member, tarballsOfShop),
  );
}

if (faults.length > 0) process.exitCode = 1;
process.stdout.write(
  faults.length > 0
    ? `packages: failed: ${faults.join(", ")}\n`
    : `packages: ${packed.length} tarballs load on Node ${nodeVersions.join(" and ")}\n`,
);

function isLibrary({ manifest }: Member): boolean {
  return manifest.bin === undefined;
}

/** Whether a tarball imports a package in its code or its declarations, or depends on it. */
function needs(tarball: string, name: string): boolean {
  const read = (...files: string[]) =>
    execFileSync("tar", ["-xzOf", tarball, ...files], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const listed = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).split("\n");
  const imports = new RegExp(`(?:from|import|require)\\s*\\(?\\s*["']${name}["'/]`);
  const code = listed.filter((file) => /\.(?:js|d\.ts)$/.test(file));
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
    read("package/package.json"),
  ) as Partial<Record<string, Readonly<Record<string, string>>>>;
  return (
    (code.length > 0 && imports.test(read(...code))) ||
    name in { ...dependencies, ...peerDependencies, ...optionalDependencies }
  );
}

/**
 * Installs all tarballs in one folder, loads every entry with import and with require, and
 * bundles it.
 */
async function smoke(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "almanac-smoke-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "smoke", private: true }));
    const install = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
    expectSuccess(
      "npm install",
      run("npm", [...install, ...packed.map(({ tarball }) => tarball)], folder),
    );
    const libraries = packed.map(({ member }) => member).filter(isLibrary);
    faults.push(...(await bundleEntries(folder, libraries.flatMap(bundledEntriesOf))));
    const entries = libraries.flatMap(modulesOf);
    writeFileSync(
      join(folder, "load.mjs"),
      entries.map((name) => `await import("${name}");`).join("\n"),
    );
    writeFileSync(
      join(folder, "load.cjs"),
      entries.map((name) => `require("${name}");`).join("\n"),
    );
    const bins = packed.flatMap(({ member }) => Object.keys(member.manifest.bin ?? {}));
    for (const version of nodeVersions) {
      const node = ["-y", "-p", `node@${version}`, "node"];
      expectSuccess(`import on Node ${version}`, run("npx", [...node, "load.mjs"], folder));
      expectSuccess(`require on Node ${version}`, run("npx", [...node, "load.cjs"], folder));
      for (const bin of bins) {
        const [script = ""] = globSync(`node_modules/.bin/${bin}`, { cwd: folder });
        expectSuccess(
          `${bin} on Node ${version}`,
          run("npx", [...node, script, "--version"], folder),
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs the libraries without zod, an optional peer. Every entry except the schemas must load
 * and calculate.
 */
function smokeWithoutZod(): void {
  const folder = mkdtempSync(join(tmpdir(), "almanac-smoke-"));
  try {
    const independent = packed.filter(
      ({ member }) => isLibrary(member) && !("zod" in (member.manifest.dependencies ?? {})),
    );
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "smoke", private: true }));
    const install = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
    const tarballs = independent.map(({ tarball }) => tarball);
    expectSuccess("npm install without zod", run("npm", [...install, ...tarballs], folder));
    expectSuccess("no zod beside it", !existsSync(join(folder, "node_modules/zod")));
    const entries = independent
      .flatMap(({ member }) => modulesOf(member))
      .filter((name) => !name.endsWith("/schema"));
    const parcel = "{ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: 'dhl' }";
    const program = [
      ...entries.map((name) => `await import("${name}");`),
      "const { calculateDimWeight } = await import('@almanac/dimweight');",
      `if (calculateDimWeight(${parcel}).billableWeightKg !== 5) throw new Error("not 5 kg");`,
    ];
    writeFileSync(join(folder, "load.mjs"), program.join("\n"));
    for (const version of nodeVersions) {
      const node = ["-y", "-p", `node@${version}`, "node", "load.mjs"];
      expectSuccess(`import without zod on Node ${version}`, run("npx", node, folder));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Subpaths of files that are not modules (data). In the workspace, every module is TypeScript. */
function assetsOf({ folder, manifest }: Member): string[] {
  return Object.entries(entriesOf(folder, manifest.exports))
    .filter(([, target]) => typeof target === "string" && !/\.(?:ts|json)$/.test(target))
    .map(([path]) => path);
}

/**
 * Subpaths that a pattern of the manifest covers. attw finds only the subpaths that the manifest
 * spells out.
 */
function namedByPattern({ folder, manifest }: Member): string[] {
  const { exports = {} } = manifest;
  return Object.keys(entriesOf(folder, exports)).filter((path) => !(path in exports));
}

/** The entries to bundle, and whether all files of an entry are for Node. */
function bundledEntriesOf(member: Member): PackageEntry[] {
  const { folder, manifest } = member;
  const targets = entriesOf(folder, manifest.exports);
  return modulesOf(member).map((name) => ({
    name,
    needsNode: filesOf(targets[`.${name.slice(manifest.name.length)}`]).every((file) =>
      file.includes("/src/node/"),
    ),
  }));
}

/**
 * Subpaths to load. Those that need an optional peer dependency are left out; `almanac.needsPeer`
 * lists them.
 */
function modulesOf(member: Member): string[] {
  const { folder, manifest } = member;
  const { needsPeer = [] } =
    (manifest as { almanac?: { needsPeer?: readonly string[] } }).almanac ?? {};
  const assets = assetsOf(member);
  return Object.keys(entriesOf(folder, manifest.exports))
    .filter((path) => path !== "./package.json" && !needsPeer.includes(path))
    .filter((path) => !assets.includes(path))
    .map((path) => manifest.name + path.slice(1));
}
