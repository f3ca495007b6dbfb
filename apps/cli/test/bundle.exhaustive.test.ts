import { execFile, execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { parcelFlags, runChild } from "./harness.ts";

const execute = promisify(execFile);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "almanac-bundle-"));
  const tsup = fileURLToPath(import.meta.resolve("tsup/dist/cli-default.js"));
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  await execute(process.execPath, [tsup, "--out-dir", folder, "--silent"], { cwd });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the bundle starts in a folder without node_modules", async () => {
  const { stdout } = await execute(join(folder, "main.js"), ["--version"], {
    env: { ...process.env, PATH: `${join(process.execPath, "..")}:${process.env.PATH}` },
  });
  expect(stdout).toBe(`${manifest.version}\n`);
});

test.for([
  `dim ${parcelFlags.join(" ")} --carrier dhl --json`,
  "dim 16x12x8in 4.4lb --compare --explain",
  "tables dim list --csv",
  "shop products --limit 3 --json",
  "shop run --agent naive --tasks exact-one-item --json",
  "tables tax list --csv",
  "config",
  "complete bash",
  "help cert",
  "help dim",
])("the bundle and the source print the same output: %s", async (line) => {
  const words = line.split(" ");
  const bundled = await execute(process.execPath, [join(folder, "main.js"), ...words]);
  expect({ exit: 0, ...bundled }).toEqual(await runChild(words));
});

describe("versions of Node", () => {
  const [, needed = ""] = /^>=(\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
  const message = (version: string) =>
    `error: almanac needs Node.js ${needed} or newer, and this is ${version}\n`;

  /** Runs the bundle on the current Node, which reports the given version instead of its own. */
  async function runAs(version: string) {
    const disguise = join(folder, `as-${version}.cjs`);
    const text = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
    await writeFile(disguise, text);
    const argv = ["--require", disguise, join(folder, "main.js"), "--version"];
    return execute(process.execPath, argv).then(
      ({ stdout, stderr }) => ({ exit: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ exit: code, stdout, stderr }),
    );
  }

  test.for(["22.11.9", "22.2.0", "20.20.2", "18.0.0", "9.11.2"])(
    "%s is too old: prints one line that names the version that is needed",
    async (version) => {
      expect(await runAs(version)).toEqual({ exit: 2, stdout: "", stderr: message(version) });
    },
  );

  test.for(["22.12.0", "22.100.0", "23.0.0", "24.21.0", "100.0.0"])(
    "%s is new enough: prints the version of almanac",
    async (version) => {
      expect(await runAs(version)).toEqual({
        exit: 0,
        stdout: `${manifest.version}\n`,
        stderr: "",
      });
    },
  );

  test("main.js uses only the syntax of ES2015 and import()", async () => {
    const text = (await readFile(join(folder, "main.js"), "utf8")).replace(/^#!.*/, "");
    // A script cannot contain a static import, an export or a top-level await.
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/\?\.|\?\?|\*\*|\basync\b|#\w|\.{3}/);
    // A short file does not delay the start.
    expect(text.length).toBeLessThan(500);
  });

  const [old] = globSync(["/usr/bin/node", "/usr/local/bin/node", "/opt/*/bin/node"])
    .map((path) => ({ path, version: execFileSync(path, ["-p", "process.versions.node"]) }))
    .map(({ path, version }) => ({ path, version: version.toString().trim() }))
    .filter(({ version }) => Number(version.split(".")[0]) < Number(needed.split(".")[0]));

  test.runIf(old !== undefined)(
    "an installed Node that is too old prints the same line",
    async () => {
      const { path = "", version = "" } = old ?? {};
      await expect(execute(path, [join(folder, "main.js"), "cert", "a"])).rejects.toMatchObject({
        code: 2,
        stdout: "",
        stderr: message(version),
      });
    },
  );
});

test("the licence file contains the licence of every bundled package", async () => {
  const text = await readFile(join(folder, "THIRD-PARTY-LICENCES.txt"), "utf8");
  expect(text).toMatch(/^commander \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^zod \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^hono \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^@noble\/hashes \d.+\(MIT\)\n/m);
  const texts = text.split(`\n${"-".repeat(80)}\n\n`);
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const each of texts) expect(each).toMatch(/Permission is hereby granted/);
});
