import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { testsOfLibraries } from "../scripts/changed-tests.ts";
import { shortestRing, stronglyConnected } from "../scripts/strongly-connected.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

describe("rings of imports", () => {
  const imports = new Map([
    ["app", ["library", "store"]],
    ["library", ["data"]],
    ["data", []],
    ["store", ["query", "schema"]],
    ["query", ["row"]],
    ["row", ["store"]],
    ["schema", ["store"]],
    ["selfish", ["selfish"]],
  ]);

  test("are found, without files that are not in a ring", () => {
    expect(stronglyConnected(imports)).toEqual([["query", "row", "schema", "store"], ["selfish"]]);
  });

  test("are printed as the shortest chain through each file", () => {
    expect(shortestRing(imports, "row")).toEqual(["query", "row", "store"]);
    expect(shortestRing(imports, "store")).toEqual(["schema", "store"]);
    expect(shortestRing(imports, "selfish")).toEqual(["selfish"]);
  });
});

describe("a change inside a library runs the tests of the library and of its service", () => {
  const everywhere = ["contract", "data-versions", "hostile", "readme", "tsdoc"].map(
    (name) => `test/${name}.test.ts`,
  );

  test.for<[files: string[], filters: string[]]>([
    [["packages/dimweight/src/internal/evaluate.ts"], ["packages/dimweight", "services/dimweight"]],
    [
      ["packages/vin-data/src/internal/a.ts", "packages/vin/src/data/b.ts"],
      ["packages/vin", "services/vin"],
    ],
    [["packages/tax/test/a.test.ts"], ["packages/tax", "services/tax", "services/pay"]],
  ])("%j", ([files, filters]) => {
    expect(testsOfLibraries(files)).toEqual([...filters, ...everywhere]);
  });

  test.for<[string[]]>([
    [[]],
    [["packages/dimweight/src/index.ts"]],
    [["packages/kernel/src/internal/a.ts"]],
    [["packages/dimweight/src/internal/evaluate.ts", "apps/api/src/app.ts"]],
  ])("but %j is left to vitest, which follows the imports", ([files]) => {
    expect(testsOfLibraries(files)).toBeUndefined();
  });
});

test.each([
  ["scripts/check.ts", "lint, types, purity"],
  ["scripts/generate.ts", "dimweight"],
])("%s refuses an unknown name and lists the known names", (script, names) => {
  const { status, stderr } = spawnSync(process.execPath, [script, "nothing"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("Not known: nothing. Choose from: ");
  expect(stderr).toContain(names);
});
