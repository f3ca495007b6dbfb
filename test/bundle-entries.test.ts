import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleEntries } from "../scripts/bundle-entries.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-bundles-"));

/** Installs a package with one file for browsers and one for every other platform. */
function install(name: string, inBrowsers: string, elsewhere: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  const exports = { ".": { browser: "./browser.js", default: "./index.js" } };
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, type: "module", exports }));
  writeFileSync(join(place, "browser.js"), inBrowsers);
  writeFileSync(join(place, "index.js"), elsewhere);
}

const pure = "export const answer = 42;";
const withPrefix = 'export { readFileSync } from "node:fs";';
const withoutPrefix = 'export { readFileSync } from "fs";';

beforeAll(() => {
  install("right", pure, withPrefix);
  install("no-prefix", pure, withoutPrefix);
  install("files-in-browsers", withPrefix, withPrefix);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (name: string, needsNode = false) => bundleEntries(folder, [{ name, needsNode }]);

test("an entry that reads files only in Node has no fault", async () => {
  expect(await faultsOf("right")).toEqual([]);
});

test("an import of a module of Node without the prefix is a fault", async () => {
  expect(await faultsOf("no-prefix")).toEqual([
    'no-prefix for Node: Could not resolve "fs"',
    'no-prefix for an unknown platform: Could not resolve "fs"',
  ]);
});

test("an import of a module of Node in a browser is a fault, unless the entry says that it needs Node", async () => {
  expect(await faultsOf("files-in-browsers")).toEqual([
    "files-in-browsers for a browser: imports node:fs",
    "files-in-browsers for a web worker: imports node:fs",
    "files-in-browsers for workerd: imports node:fs",
  ]);
  expect(await faultsOf("files-in-browsers", true)).toEqual([]);
});
