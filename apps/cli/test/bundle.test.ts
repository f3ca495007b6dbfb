import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("the bundle starts by itself, away from any node_modules", async () => {
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
  "help cert",
  "help dim",
])("the bundle and the source answer alike: %s", async (line) => {
  const words = line.split(" ");
  const bundled = await execute(process.execPath, [join(folder, "main.js"), ...words]);
  expect({ exit: 0, ...bundled }).toEqual(await runChild(words));
});

test("what is bundled keeps its licence", async () => {
  const text = await readFile(join(folder, "THIRD-PARTY-LICENCES.txt"), "utf8");
  expect(text).toMatch(/^commander \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^zod \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^hono \d.+\(MIT\)\n/m);
  expect(text).toMatch(/^@noble\/hashes \d.+\(MIT\)\n/m);
  const texts = text.split(`\n${"-".repeat(80)}\n\n`);
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const each of texts) expect(each).toMatch(/Permission is hereby granted/);
});
