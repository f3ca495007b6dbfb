import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { entry } from "../../harness.ts";
import { hasTerminal, openTerminal } from "../../terminal.ts";
import { parcels } from "./parcels.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-batch-terminal-"));
const almanac = `'${process.execPath}' '${entry}'`;
const input = join(folder, "in.csv");
writeFileSync(input, parcels(50_000));

/** A file system of one megabyte. Undefined if none can be mounted. */
function mountSmallDisk(): string | undefined {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]);
  return status === 0 ? disk : undefined;
}
const disk = mountSmallDisk();
afterAll(() => {
  if (disk !== undefined) execFileSync("umount", [disk]);
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(hasTerminal)("on a terminal", () => {
  test("a batch of more than a second shows its progress, and erases it at the end", async () => {
    const output = join(folder, "progress.csv");
    const slow = `(head -n 20000 '${input}'; sleep 3; tail -n +20001 '${input}')`;
    const terminal = openTerminal(`${slow} | ${almanac} batch dim - --from csv > '${output}'`, {
      columns: 60,
      rows: 24,
    });
    expect(await terminal.ended).toBe(1);
    const shown = terminal.raw();
    expect(shown).toMatch(/\r[\d,]+ rows, [\d,]+\/s, [\d,]+ failed/);
    for (const line of shown.split(/[\r\n]+/)) expect(line.length, line).toBeLessThan(60);
    expect(shown).toMatch(/\r +\r49000 ok, 1000 failed\r\n$/);
    // One row in 40 has a line feed in a cell.
    expect(readFileSync(output, "utf8").split("\n")).toHaveLength(50_002 + 1_250);
  });

  test("--quiet and a pipe show no progress", async () => {
    const output = join(folder, "quiet.csv");
    const slow = `(head -n 20000 '${input}'; sleep 2; tail -n +20001 '${input}')`;
    const line = `${slow} | ${almanac} batch dim - --from csv -q > '${output}'`;
    const terminal = openTerminal(line, { columns: 60, rows: 24 });
    await terminal.ended;
    expect(terminal.text().trim()).toBe("49000 ok, 1000 failed");
  });
});

describe.runIf(disk !== undefined)("on a full disk", () => {
  test("a batch reports the full disk, keeps its rows, and --resume continues it when there is space", () => {
    const output = join(disk ?? "", "out.csv");
    const argv = ["batch", "dim", input, "-o", output];
    const full = spawnSync(process.execPath, [entry, ...argv], { encoding: "utf8" });
    expect(full.status).toBe(4);
    expect(full.stderr).toMatch(/cannot be written \(ENOSPC\)\nallowed: .*--resume continues them/);
    expect(existsSync(output)).toBe(false);
    expect(readFileSync(`${output}.partial`).length).toBeGreaterThan(500_000);
    execFileSync("mount", ["-o", "remount,size=64m", disk ?? ""]);
    const resumed = spawnSync(process.execPath, [entry, ...argv, "--resume"], { encoding: "utf8" });
    expect({ status: resumed.status, last: resumed.stderr.split("\n").at(-2) }).toEqual({
      status: 1,
      last: "49000 ok, 1000 failed",
    });
    const whole = spawnSync(process.execPath, [entry, "batch", "dim", input], {
      maxBuffer: 100_000_000,
    });
    expect(readFileSync(output).equals(whole.stdout)).toBe(true);
  });
});

test.runIf(existsSync("/dev/full"))(
  "an output that accepts no more data is an error with exit code 4",
  () => {
    const line = `${almanac} batch dim '${input}' > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect(status).toBe(4);
    expect(stderr).toContain("the output cannot be written");
  },
);

test("a reader that closes early ends a batch without an error", () => {
  const line = `(${almanac} batch dim '${input}'; echo "exit $?" >&2) | head -n 1`;
  const { stdout, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
  expect(stdout.split("\n")).toHaveLength(2);
  expect(stderr.split("\n").filter((each) => !each.startsWith("note:"))).toEqual(["exit 0", ""]);
});
