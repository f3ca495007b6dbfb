import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

describe("the check scripts", () => {
  const trees: string[] = [];
  afterEach(() => {
    for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
  });

  /** Runs a check in a temporary folder that contains only the given files. */
  function check(script: string, files: Readonly<Record<string, string>>) {
    const tree = mkdtempSync(join(tmpdir(), "tree-"));
    trees.push(tree);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { status, stdout } = spawnSync(process.execPath, [join(root, script)], {
      cwd: tree,
      encoding: "utf8",
    });
    return { status, stdout };
  }

  const ring = {
    "packages/a/src/one.ts": 'import type { Two } from "./two.ts";\nexport type One = Two;\n',
    "packages/a/src/two.ts": 'export type * from "./one.ts";\nexport type Two = 2;\n',
    "packages/a/src/three.ts": 'import "./one.ts";\n',
  };
  const ringFiles = ["packages/a/src/one.ts", "packages/a/src/two.ts"];

  test("rings.ts prints a ring of type imports as a chain", () => {
    const { status, stdout } = check("scripts/rings.ts", ring);
    expect(status).toBe(1);
    expect(stdout).toContain([...ringFiles, ringFiles[0]].join("\n  -> "));
    expect(stdout).not.toContain("three.ts");
  });

  const lines = (count: number) => "  work();\n".repeat(count);
  const run = (count: number) => `export function run() {\n${lines(count - 2)}}\n`;

  test("lengths.ts reports long files and functions, but no tables and no functions with a reason", () => {
    const { status, stdout } = check("scripts/lengths.ts", {
      "apps/a/src/60-lines.ts": run(60),
      "apps/a/src/61-lines.ts": run(61),
      "apps/a/src/reason.ts": `// long: one closure.\n${run(61)}`,
      "apps/a/src/empty-reason.ts": `// long:\n${run(61)}`,
      "packages/a/src/250-lines.ts": lines(250),
      "packages/a/src/251-lines.ts": lines(251),
      "packages/a/src/data/rows.ts": lines(251),
      "packages/a/src/jurisdictions/de/figures.ts": lines(251),
      "packages/a/src/types.ts": `// Written by scripts/update-types.ts.\n${lines(251)}`,
    });
    expect(status).toBe(1);
    expect([...stdout.matchAll(/^([^:\s]+\.ts)\S* .*, over/gm)].map(([, file]) => file)).toEqual([
      "packages/a/src/251-lines.ts",
      "apps/a/src/61-lines.ts",
      "apps/a/src/empty-reason.ts",
    ]);
  });

  test("changes.ts says that it skips the comparison in a clone without a branch main", () => {
    const files = {
      "apps/a/package.json": '{ "name": "a", "private": true }',
      "packages/b/package.json": '{ "name": "b" }',
      ".changeset/b.md": '---\n"b": minor\n---\n\nFirst release.\n',
    };
    const { status, stdout } = check("scripts/changes.ts", files);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining("skipped the comparison with main"),
    });
    const two = check("scripts/changes.ts", {
      ...files,
      ".changeset/c.md": files[".changeset/b.md"],
    });
    expect(two.status).toBe(1);
    expect(two.stdout).toContain("packages/b is unreleased and has 2 changesets");
  });

  test("purity.ts reports state of a module without a reason directly above it", () => {
    const { status, stdout } = check("scripts/purity.ts", {
      "packages/a/src/no-reason.ts": "let count = 0;\n",
      "packages/a/src/exported.ts": "// Counts.\nexport let count = 0;\n",
      "packages/a/src/apart.ts": "// purity: a cache.\n\nlet count = 0;\n",
      "packages/a/src/empty-reason.ts": "// purity:\nlet count = 0;\n",
      "packages/a/src/node/edge.ts": "var count = 0;\n",
      "packages/a/src/reason.ts":
        "// purity: a cache that\n// changes no answer.\nlet year = 0;\nlet end = 0;\n",
      "packages/a/src/cache.ts":
        "const known = new Map();\nexport const add = (key) => known.set(key, 1);\n",
      "packages/a/src/count.ts":
        "const totals = { all: 0 };\nexport const add = () => totals.all++;\n",
      "packages/a/src/cells.ts":
        "const cells = [];\nexport const put = (at) => {\n  cells[at] = 1;\n};\n",
      "packages/a/src/cache-with-reason.ts":
        "// purity: a cache.\nconst known = new Map();\nexport const add = (key) => known.set(key, 1);\n",
      "packages/a/src/constant.ts":
        "const rows = new Map([[1, 2]]);\nexport const find = (key) => rows.get(key) === 1 && rows.size == 1;\n",
      "packages/a/src/function.ts": "export function run() {\n  let count = 0;\n}\n",
      "apps/a/src/app.ts": "let count = 0;\n",
    });
    expect(status).toBe(1);
    expect([...stdout.matchAll(/^(\S+):(\d+) is state/gm)].map(([, file]) => file)).toEqual([
      "apps/a/src/app.ts",
      "packages/a/src/apart.ts",
      "packages/a/src/cache.ts",
      "packages/a/src/cells.ts",
      "packages/a/src/count.ts",
      "packages/a/src/empty-reason.ts",
      "packages/a/src/exported.ts",
      "packages/a/src/no-reason.ts",
      "packages/a/src/node/edge.ts",
    ]);
  });
});
