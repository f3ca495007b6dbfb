import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { run, today } from "../../harness.ts";
import { parcels } from "./parcels.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-resume-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const input = join(folder, "in.csv");
const errors = join(folder, "failed.ndjson");
const rows = 1_000;
writeFileSync(input, parcels(rows));

/**
 * Runs a batch that cannot rename its finished file, because a folder with that name is
 * created after the start. The unfinished file then has all rows, and its journal exists, as
 * after an interruption.
 */
async function interrupted(output: string, more: readonly string[]) {
  rmSync(output, { force: true, recursive: true });
  const argv = ["batch", "dim", input, "-o", output, "--errors", errors, ...more];
  const now = () => {
    mkdirSync(output, { recursive: true });
    return today;
  };
  const { exit, stderr } = await run(argv, { now });
  expect({ exit, stderr }).toMatchObject({ exit: 4, stderr: expect.stringContaining("--resume") });
  rmdirSync(output);
  copyFileSync(`${output}.partial.json`, `${output}.journal`);
  const whole = readFileSync(`${output}.partial`);
  return { argv, whole, failures: readFileSync(errors) };
}

const cuts = (length: number, count: number): number[] => {
  let state = 5;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % (length + 1);
  });
};

test.for([
  ["csv", []],
  ["ndjson", ["--ndjson"]],
  ["tsv", ["--tsv", "--excel-safe"]],
] as const)(
  "a %s file that is cut at any byte and resumed is the same as the uninterrupted file",
  async ([format, options]) => {
    const output = join(folder, `out.${format}`);
    const { argv, whole, failures } = await interrupted(output, options);
    const uninterrupted = join(folder, `whole.${format}`);
    await run(["batch", "dim", input, "-o", uninterrupted, ...options]);
    expect(readFileSync(uninterrupted).equals(whole)).toBe(true);
    for (const cut of [0, 1, whole.length, ...cuts(whole.length, 4)]) {
      writeFileSync(`${output}.partial`, whole.subarray(0, cut));
      copyFileSync(`${output}.journal`, `${output}.partial.json`);
      writeFileSync(errors, failures);
      // On another day other rules could be in force. The day of the first run applies.
      const resumed = await run([...argv, "--resume"], { now: () => today + 9e9 });
      expect(resumed.exit, `cut at ${cut}`).toBe(1);
      expect(resumed.stderr).toMatch(/980 ok, 20 failed\n$/);
      expect(readFileSync(output).equals(whole), `cut at ${cut}`).toBe(true);
      expect(readFileSync(errors).equals(failures), `cut at ${cut}`).toBe(true);
    }
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  },
);

describe("--resume with a different batch", () => {
  const output = join(folder, "other.csv");
  const restore = async () => {
    const { argv, whole } = await interrupted(output, []);
    truncateSync(`${output}.partial`, Math.floor(whole.length / 2));
    return [...argv, "--resume"];
  };

  test.for([
    [["--set", "profile=metric"], "the setting constants"],
    [["--prefix", "x."], "the setting prefix"],
    [["--ndjson"], "the setting output"],
  ] as const)("is refused: %j", async ([more, message]) => {
    const argv = await restore();
    const { exit, stderr } = await run([...argv, ...more]);
    expect(exit).toBe(2);
    expect(stderr).toContain(`--resume cannot continue the unfinished file: ${message} changed`);
    // The unfinished file is kept, so that the right options can continue it.
    expect((await run(argv)).exit).toBe(1);
  });

  test("is refused if the input changed, even by one byte", async () => {
    const argv = await restore();
    const before = readFileSync(input);
    writeFileSync(input, before.toString().replace("é-0,", "é-1,"));
    const { exit, stderr } = await run(argv);
    writeFileSync(input, before);
    expect(exit).toBe(2);
    expect(stderr).toContain("the content of the input changed");
  });

  test("is refused if the journal is missing, for stdin, and for a JSON document", async () => {
    const argv = await restore();
    rmSync(`${output}.partial.json`);
    expect((await run(argv)).stderr).toContain("--resume finds no unfinished batch");
    const text = readFileSync(input, "utf8");
    const piped = ["batch", "dim", "-", "-o", output, "--resume"];
    expect((await run(piped, { input: text })).stderr).toContain(
      "cannot continue a batch of stdin",
    );
    expect((await run([...argv, "--json"])).stderr).toContain("cannot continue a JSON document");
  });

  test("is refused for certificates, whose answers change", async () => {
    const { exit, stderr } = await run(["batch", "cert", input, "-o", output, "--resume"]);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/--resume is not for certificates/);
  });
});
