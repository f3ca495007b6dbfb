import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue, useDataFiles } from "@almanac/vin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRecordedAnswers } from "../../../../packages/vin/test/dump/recorded-answers.ts";
import { writeDump } from "../../../../packages/vin/test/dump/write-dump.ts";
import { run, runChild } from "../harness.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-update-"));
const dump = join(folder, "dump.sql");
const target = join(folder, "data");

beforeAll(() => writeFileSync(dump, writeDump(readRecordedAnswers(), openCatalogue())));
afterAll(() => {
  useDataFiles(undefined);
  rmSync(folder, { recursive: true });
});

test("compiles a dump, reports the changes, and decodes with the new data", async () => {
  const first = await run(["vin", "update", dump, "--to", target, "--json"]);
  expect(first).toMatchObject({ exit: 0, stderr: "" });
  const reply = JSON.parse(first.stdout);
  expect(reply).toMatchObject({
    folder: target,
    newestRow: "2026-06-15",
    recorded: { answers: 1006, equal: 1006, different: [] },
  });
  expect(reply.changes).toContainEqual({
    what: "Drive Type",
    before: expect.any(Number),
    after: 614,
  });
  expect(reply.skipped).toEqual([]);
  expect(readdirSync(target).sort()).toEqual(["catalogue.bin.gz", "vpic.bin.gz"]);
  const again = await run(["vin", "update", dump, "--to", target, "--json"]);
  expect(JSON.parse(again.stdout).changes).toEqual([]);

  const child = await runChild(["vin", "1FTFW1ET5EKE52261", "--json"], {
    env: { ALMANAC_VIN_DATA: target },
  });
  expect(JSON.parse(child.stdout)).toMatchObject({
    dataVersion: "vpic-2026-06-15",
    restraints: { seatBelts: "manual" },
  });
});

test.each([
  ["missing", undefined, "<dump> must be one file or folder"],
  ["nothing", join(folder, "nothing"), "nothing cannot be read (ENOENT)"],
  ["foreign.zip", "foreign", "is not a zip archive with a file in it"],
  ["empty.sql", "", "has no table element"],
] as const)("refuses a dump that is %s, and writes nothing", async (name, content, message) => {
  const words = content === undefined ? [] : [join(folder, name)];
  if (name.includes(".")) writeFileSync(join(folder, name), content ?? "");
  const to = join(folder, `to-${name}`);
  const outcome = await run(["vin", "update", ...words, "--to", to]);
  expect(outcome.exit).toBe(2);
  expect(outcome.stderr).toContain(message);
  expect(readdirSync(folder)).not.toContain(`to-${name}`);
});

test("refuses a truncated dump, and one that gives too few of the recorded answers", async () => {
  const text = writeDump(readRecordedAnswers(), openCatalogue());
  writeFileSync(join(folder, "cut.sql"), text.slice(0, text.length >> 1));
  const cut = await run(["vin", "update", join(folder, "cut.sql"), "--to", join(folder, "no")]);
  expect(cut).toMatchObject({ exit: 2, stderr: expect.stringContaining("ends within its table") });
  const few = writeDump(readRecordedAnswers().slice(0, 100), openCatalogue());
  writeFileSync(join(folder, "few.sql"), few);
  const refused = await run(["vin", "update", join(folder, "few.sql"), "--to", join(folder, "no")]);
  // Others of the 1,006 are of the same types as these hundred, or their makers' schemes name them.
  const [, given] = /for only (\d+) of 1006 VINs/.exec(refused.stderr) ?? [];
  expect(Number(given)).toBeGreaterThanOrEqual(100);
  expect(Number(given)).toBeLessThan(200);
  expect(readdirSync(folder)).not.toContain("no");
  const words = ["vin", "update", join(folder, "few.sql"), "--to", join(folder, "no"), "--force"];
  expect(await run(words)).toMatchObject({ exit: 0 });
});

test("says where the dump can be downloaded, and asks for nothing else", async () => {
  const outcome = await run(["vin", "update", "--download", "--quiet"]);
  const address =
    /^https:\/\/vpic\.nhtsa\.dot\.gov\/Downloads\/vPICList_lite_\d{4}_\d\d\.plain\.zip\n$/;
  expect(outcome).toEqual({ exit: 0, stdout: expect.stringMatching(address), stderr: "" });
});

test("removes what a killed update left, but not what another one is writing", async () => {
  const to = join(folder, "left");
  mkdirSync(to);
  // No process has this number: it is beyond the largest one.
  const [left, written] = ["vpic.bin.gz.99999999.tmp", `vpic.bin.gz.${process.ppid}.tmp`];
  for (const name of [left, written]) writeFileSync(join(to, name), "");
  expect(await run(["vin", "update", dump, "--to", to, "--quiet"])).toMatchObject({ exit: 0 });
  expect(readdirSync(to).sort()).toEqual(["catalogue.bin.gz", "vpic.bin.gz", written]);
});

test("says that the place of the files cannot be written", async () => {
  const taken = join(folder, "taken");
  writeFileSync(taken, "a file");
  const outcome = await run(["vin", "update", dump, "--to", taken]);
  expect(outcome).toMatchObject({ exit: 4, stderr: expect.stringContaining("cannot be written") });
  expect(readFileSync(taken, "utf8")).toBe("a file");
});

test("shows its progress on stderr, if that is a terminal", async () => {
  const outcome = await run(["vin", "update", dump, "--to", target], {
    terminal: { columns: 120 },
  });
  expect(outcome.stderr).toContain("table pattern");
  expect(outcome.stdout).toContain("1006 of 1006 recorded answers are equal");
  const quiet = await run(["vin", "update", dump, "--to", target, "--quiet"], {
    terminal: { columns: 120 },
  });
  expect(quiet).toEqual({ exit: 0, stdout: `${target}\n`, stderr: "" });
});
