import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRandom } from "../../../../../test/hostile-inputs.ts";
import { run, today } from "../../harness.ts";
import { parcels } from "./parcels.ts";

const rows = 10_000;
const times = 20;
const random = createRandom(Number(process.env.FUZZ_SEED));
const folder = mkdtempSync(join(tmpdir(), "almanac-resume-"));
const input = join(folder, "in.csv");
writeFileSync(input, parcels(rows));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.for(["csv", "ndjson"])(
  "a %s file of 10,000 rows that is cut at a random byte and resumed is the same, twenty times",
  { timeout: 3_600_000 },
  async (format) => {
    const output = join(folder, `out.${format}`);
    const argv = ["batch", "dim", input, "-o", output, `--${format}`];
    // A folder with the name of the file is created after the start, so the unfinished file and its
    // journal remain.
    const now = () => {
      mkdirSync(output, { recursive: true });
      return today;
    };
    expect((await run(argv, { now })).exit).toBe(4);
    rmdirSync(output);
    const whole = readFileSync(`${output}.partial`);
    copyFileSync(`${output}.partial.json`, `${output}.journal`);
    expect(whole.length).toBeGreaterThan(rows * 50);
    for (let time = 0; time < times; time++) {
      const cut = random(whole.length + 1);
      writeFileSync(`${output}.partial`, whole.subarray(0, cut));
      copyFileSync(`${output}.journal`, `${output}.partial.json`);
      const { exit, stderr } = await run([...argv, "--resume"]);
      expect({ cut, exit, stderr }).toMatchObject({ cut, exit: 1 });
      expect(readFileSync(output).equals(whole), `cut at ${cut}`).toBe(true);
    }
  },
);
