import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Member } from "./members.ts";
import { run } from "./run.ts";

/**
 * Test files that also run on the tarball, as in a user's Vitest, by the folder of the package.
 * Their imports of `src/` become imports of the package. They need only the files that are
 * listed here.
 */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  "packages/agent-lab": ["test/web/unit-test.test.ts"],
  "packages/storefront-fixtures": [
    "test/web/ucp/purchase.test.ts",
    "test/web/ucp/verify-webhook.ts",
  ],
};

/** Packages that a user also installs to run these tests. */
const tools = ["vitest", "@modelcontextprotocol/client"];

/**
 * Installs all tarballs in an empty folder, and runs the tests of a package on them. Returns
 * whether they pass.
 */
export function testTarball({ folder, manifest }: Member, tarballs: readonly string[]): boolean {
  const tests = testsOf[folder];
  if (tests === undefined) return true;
  const place = mkdtempSync(join(tmpdir(), "almanac-tarball-"));
  try {
    writeFileSync(
      join(place, "package.json"),
      JSON.stringify({ name: "user", private: true, type: "module" }),
    );
    const versions = tools.map((name) => `${name}@${versionOf(name)}`);
    const install = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
    if (!run("npm", [...install, ...tarballs.map((each) => resolve(each)), ...versions], place))
      return false;
    mkdirSync(join(place, "test"));
    for (const test of tests) {
      const text = readFileSync(join(folder, test), "utf8");
      writeFileSync(join(place, "test", basename(test)), asUser(text, manifest.name));
    }
    return run("npx", ["vitest", "run", "--reporter=minimal"], place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Replaces the paths of the sources by the names that the package exports. */
function asUser(text: string, library: string): string {
  return text.replaceAll(/"(?:\.\.\/)+src\/(?:web\/)?([\w-]+)\.ts"/g, (_, name: string) =>
    name === "index" ? `"${library}"` : `"${library}/${name}"`,
  );
}

/** The installed version, which the lockfile pins. */
function versionOf(name: string): string {
  const manifest = readFileSync(
    join("packages/storefront-fixtures/node_modules", name, "package.json"),
    "utf8",
  );
  return (JSON.parse(manifest) as { version: string }).version;
}
