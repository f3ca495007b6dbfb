import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
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
