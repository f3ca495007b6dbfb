import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { run } from "./run.ts";

const folder = "packages/storefront-fixtures";

/**
 * Test files that also run on the tarball, as in a user's Vitest. Their imports of `src/` become imports of the
 * package. They need only the files that are listed here.
 */
const tests = [
  "test/web/ucp/purchase.test.ts",
  "test/web/ucp/verify-webhook.ts",
  "test/web/lab/unit-test.test.ts",
];

/** Packages that a user also installs to run these tests. */
const tools = ["vitest", "@modelcontextprotocol/client"];

/** Installs the tarball of storefront-fixtures in an empty folder, and runs tests on it. Returns whether they pass. */
export function testTarball(tarball: string): boolean {
  const place = mkdtempSync(join(tmpdir(), "almanac-tarball-"));
  try {
    writeFileSync(
      join(place, "package.json"),
      JSON.stringify({ name: "user", private: true, type: "module" }),
    );
    const versions = tools.map((name) => `${name}@${versionOf(name)}`);
    const install = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
    if (!run("npm", [...install, resolve(tarball), ...versions], place)) return false;
    mkdirSync(join(place, "test"));
    for (const test of tests) {
      const text = readFileSync(join(folder, test), "utf8");
      writeFileSync(join(place, "test", basename(test)), asUser(text));
    }
    return run("npx", ["vitest", "run", "--reporter=minimal"], place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Replaces the paths of the sources by the names that the package exports. */
function asUser(text: string): string {
  return text.replaceAll(/"(?:\.\.\/)+src\/(?:web\/)?([\w-]+)\.ts"/g, (_, name: string) =>
    name === "index" ? '"@almanac/storefront-fixtures"' : `"@almanac/storefront-fixtures/${name}"`,
  );
}

/** The installed version, which the lockfile pins. */
function versionOf(name: string): string {
  const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
