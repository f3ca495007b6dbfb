import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../../../../test/hostile-inputs.ts";
import { parcels } from "./parcels.ts";
import { vehicles } from "./vehicles.ts";

const rows = 1_000_000;
const random = createRandom(Number(process.env.FUZZ_SEED));
const folder = mkdtempSync(join(tmpdir(), "almanac-large-"));
const main = join(folder, "app/main.js");
const input = join(folder, "in.csv");

beforeAll(async () => {
  await mkdir(join(folder, "app"));
  const tsup = fileURLToPath(import.meta.resolve("tsup/dist/cli-default.js"));
  const cwd = fileURLToPath(new URL("../../..", import.meta.url));
  await promisify(execFile)(
    process.execPath,
    [tsup, "--out-dir", join(folder, "app"), "--silent"],
    {
      cwd,
    },
  );
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  // The tables of VINs are in packages of their own.
  symlinkSync(join(cwd, "node_modules"), join(folder, "node_modules"));
  writeFileSync(input, parcels(rows));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (argv: readonly string[]): ChildProcess =>
  spawn(process.execPath, [main, ...argv], { stdio: ["ignore", "ignore", "pipe"] });

/** The output of a batch that was not interrupted. */
async function uninterrupted(): Promise<string> {
  const whole = join(folder, "whole.csv");
  if (!existsSync(whole)) await once(start(["batch", "dim", input, "-o", whole]), "close");
  return whole;
}

function fileOfVehicles(): string {
  const file = join(folder, "vehicles.csv");
  writeFileSync(file, vehicles(rows));
  return file;
}

/**
 * The largest memory that the program has had, as the system counts it; undefined when it
 * has ended.
 */
function peakKilobytes({ pid }: ChildProcess): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, text] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
    return text === undefined ? undefined : Number(text);
  } catch {
    return undefined;
  }
}

test.runIf(existsSync("/proc/self/status")).each([
  { service: "dim", file: () => input, exit: 1, mostMb: 200 },
  // Two threads have the tables of VINs.
  { service: "vin", file: fileOfVehicles, exit: 0, mostMb: 300 },
])(
  "a million rows of batch $service take less than $mostMb MB, or the program is killed",
  async ({ service, file, exit: expected, mostMb }) => {
    const mostKilobytes = mostMb * 1_000;
    const child = start(["batch", service, file(), "-o", join(folder, "memory.csv")]);
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, peakKilobytes(child) ?? 0);
      if (peak > mostKilobytes) child.kill("SIGKILL");
    }, 20);
    const [exit, signal] = await once(child, "close");
    clearInterval(watch);
    expect({ exit, signal }).toEqual({ exit: expected, signal: null });
    expect(peak).toBeGreaterThan(10_000);
    expect(peak).toBeLessThan(mostKilobytes);
  },
  300_000,
);

test("a batch of a million rows that is killed and resumed has the same bytes", async () => {
  const whole = await uninterrupted();
  const length = statSync(whole).size;
  const output = join(folder, "killed.csv");
  for (const tenth of [1, 5, 9]) {
    rmSync(output, { force: true });
    const child = start(["batch", "dim", input, "-o", output]);
    const exit = once(child, "close");
    const partial = `${output}.partial`;
    while (!existsSync(partial) || statSync(partial).size < (length * tenth) / 10) {
      await pause(5);
    }
    child.kill("SIGKILL");
    expect((await exit)[1]).toBe("SIGKILL");
    copyFileSync(partial, `${partial}.seen`);
    const [code] = await once(start(["batch", "dim", input, "-o", output, "--resume"]), "close");
    expect(code, `killed at ${tenth} tenths`).toBe(1);
    expect(readFileSync(output).equals(readFileSync(whole)), `killed at ${tenth} tenths`).toBe(
      true,
    );
  }
}, 1_200_000);

/**
 * How often the large file is cut. `RESUME_TIMES=10` cuts it ten times, which takes some minutes.
 */
const resumeTimes = Number(process.env.RESUME_TIMES ?? 1);

test("a million rows that are cut at a random byte and resumed are the same", async () => {
  const whole = readFileSync(await uninterrupted());
  const output = join(folder, "cut.csv");
  const partial = `${output}.partial`;
  // Killed once, for the journal that an interrupted batch leaves.
  const child = start(["batch", "dim", input, "-o", output]);
  const exit = once(child, "close");
  while (!existsSync(partial) || statSync(partial).size === 0) await pause(5);
  child.kill("SIGKILL");
  await exit;
  const journal = readFileSync(`${partial}.json`);
  for (let time = 0; time < resumeTimes; time++) {
    const cut = random(whole.length + 1);
    writeFileSync(partial, whole.subarray(0, cut));
    writeFileSync(`${partial}.json`, journal);
    const [code] = await once(start(["batch", "dim", input, "-o", output, "--resume"]), "close");
    expect(code, `cut at ${cut}`).toBe(1);
    expect(readFileSync(output).equals(whole), `cut at ${cut}`).toBe(true);
  }
}, 1_200_000);
