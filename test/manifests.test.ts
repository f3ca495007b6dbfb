import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { published, testRefusalByNpm } from "./refusal-by-npm.ts";
import { sample } from "./sample-or-everything.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "almanac-manifests-"));
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function run(script: string, cwd: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "scripts", script), ...args],
    { cwd, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

const installation = "```sh\nnpm install @almanac/one\n```\n";
const readmeOf = (address: string) => `${installation}\n[docs](${address}/blob/main/docs/one.md)\n`;

/** Writes a repository with one package that can be published, and one that cannot. */
function writeRepository(address: string): void {
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    const text = typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(copy, path), text);
  };
  write("package.json", { repository: address, author: "Ada", keywords: ["almanac"] });
  write("packages/one/package.json", {
    name: "@almanac/one",
    description: "One.",
    keywords: ["first"],
    license: "MIT",
    type: "module",
    scripts: { build: "tsup" },
  });
  write("packages/one/README.md", readmeOf(address));
  write("apps/two/package.json", { name: "@almanac/two", private: true, license: "MIT" });
  write("apps/two/README.md", "# Two\n");
}

const first = "https://example.invalid/almanac";
const second = "https://code.example.org/owner/almanac";

beforeAll(() => writeRepository(first));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("where a package comes from", () => {
  test("is the same in every manifest of this repository as in the root", () => {
    expect(run("update-manifests.ts", root, "--check")).toMatchObject({ status: 0 });
  });

  test("a manifest without it is out of date, and --check does not write it", () => {
    const before = readFileSync(join(copy, "packages/one/package.json"), "utf8");
    const { status, output } = run("update-manifests.ts", copy, "--check");
    expect(status).toBe(1);
    expect(output).toContain(
      "packages/one/package.json, packages/one/README.md, apps/two/package.json",
    );
    expect(readFileSync(join(copy, "packages/one/package.json"), "utf8")).toBe(before);
  });

  test("is written into every manifest, with the package's own keywords first", () => {
    expect(run("update-manifests.ts", copy).status).toBe(0);
    const manifest = readJson(join(copy, "packages/one/package.json"));
    expect(manifest).toEqual({
      name: "@almanac/one",
      description: "One.",
      keywords: ["first", "almanac"],
      homepage: "https://example.invalid/almanac/tree/main/packages/one#readme",
      bugs: { url: "https://example.invalid/almanac/issues" },
      license: "MIT",
      author: "Ada",
      repository: {
        type: "git",
        url: "git+https://example.invalid/almanac.git",
        directory: "packages/one",
      },
      type: "module",
      scripts: { build: "tsup", prepublishOnly: "node ../../scripts/refuse-publishing.mjs" },
    });
    expect(readJson(join(copy, "apps/two/package.json")).scripts).toBeUndefined();
    // Until the repository has an address, the package is not on npm, and its README says so below
    // the installation.
    const readme = readFileSync(join(copy, "packages/one/README.md"), "utf8");
    expect(readme.startsWith(`${installation}\n<!-- unreleased:start -->\n`)).toBe(true);
    expect(readme).toContain("run `npm run pack -- one`");
    expect(
      readme.endsWith(`\n<!-- unreleased:end -->\n\n[docs](${first}/blob/main/docs/one.md)\n`),
    ).toBe(true);
    expect(run("update-manifests.ts", copy, "--check").status).toBe(0);
  });

  test("a new address in the root is written into manifests and READMEs", () => {
    const own = readJson(join(copy, "package.json"));
    writeFileSync(join(copy, "package.json"), JSON.stringify({ ...own, repository: second }));
    expect(run("update-manifests.ts", copy).status).toBe(0);
    const { repository, bugs } = readJson(join(copy, "packages/one/package.json"));
    expect(repository.url).toBe(`git+${second}.git`);
    expect(bugs.url).toBe(`${second}/issues`);
    expect(readFileSync(join(copy, "packages/one/README.md"), "utf8")).toBe(readmeOf(second));
  });
});

describe("publishing", () => {
  /** Runs the script that every published package runs before `npm publish`. */
  function refuse(repository: unknown) {
    const manifest = join(copy, "address.json");
    writeFileSync(manifest, JSON.stringify({ repository }));
    return run("refuse-publishing.mjs", copy, manifest);
  }

  test.for([
    first,
    "https://example.com/almanac",
    "https://git.example.org/almanac",
    "http://localhost/almanac",
    "almanac",
    "",
    undefined,
  ])("is refused with the address %s", (address) => {
    const { status, output } = refuse(address);
    expect(status).toBe(1);
    expect(output).toMatch(/^Not published: .*npm run generate -- manifests\n$/);
  });

  test.for(["https://github.com/owner/almanac", "https://git.sr.ht/~owner/almanac"])(
    "is not refused with the address %s",
    (address) => expect(refuse(address)).toEqual({ status: 0, output: "" }),
  );

  test("finds the packages that can be published", () =>
    expect(published.length).toBeGreaterThanOrEqual(9));

  // manifests.exhaustive.test.ts tries every package.
  testRefusalByNpm(sample);
});
