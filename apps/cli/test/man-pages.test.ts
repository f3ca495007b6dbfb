import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { commands } from "../src/commands/index.ts";
import { run } from "./harness.ts";
import { isInstalled } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-man-"));
const script = fileURLToPath(new URL("../scripts/write-man-pages.ts", import.meta.url));
const pageOf = (name: string) => readFileSync(join(folder, name), "utf8");

beforeAll(() => {
  execFileSync(process.execPath, [script, folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every command has a manual page, and the manifest names them all", () => {
  const wanted = ["almanac.1", ...commands.map(({ name }) => `almanac-${name}.1`)].sort();
  expect(readdirSync(folder).sort()).toEqual(wanted);
  expect(manifest.man.map((path) => path.replace("./dist/man/", "")).sort()).toEqual(wanted);
});

test.for(commands)("the page of $name has every option of its help", async ({ name, docs }) => {
  const { stdout } = await run(["help", name]);
  const [, options = ""] = /^Options:\n((?: .*\n)+)/m.exec(stdout) ?? [];
  const flags = [...options.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = ""]) => flag);
  const page = pageOf(`almanac-${name}.1`);
  for (const flag of flags) expect(page).toContain(flag.replaceAll("-", "\\-"));
  expect(page).toContain(`Docs: ${docs.replaceAll("-", "\\-")}`);
});

test("the page of the program has the exit codes, the environment and the formats", () => {
  const page = pageOf("almanac.1");
  for (const title of ["EXIT CODES", "ENVIRONMENT", "FORMATS"])
    expect(page).toContain(`.SH ${title}\n`);
  expect(page).toContain("NO_COLOR");
});

test.runIf(isInstalled("man"))("man prints the pages without a warning, in 80 columns", () => {
  for (const name of readdirSync(folder)) {
    const { status, stdout, stderr } = spawnSync("man", ["--warnings", "-l", join(folder, name)], {
      encoding: "utf8",
      env: { ...process.env, MANWIDTH: "80", LC_ALL: "C.UTF-8", MANPAGER: "cat" },
    });
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: "" });
    expect(stdout).toMatch(/^NAME$/m);
    expect(stdout).toMatch(/^SEE ALSO$/m);
  }
});
