import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { entry } from "../../harness.ts";
import { certificateFiles } from "./lab.ts";

const file = certificateFiles();
const hosts = 12_000;
const mostKilobytes = 200_000;

// Port 1 of a loopback address refuses at once. Each row names its target.
const targets = Array.from({ length: hosts }, (_, index) => `127.0.${index >> 8}.${index & 255}:1`);

/** Runs the program, which is killed if it takes too much memory, and returns what it prints. */
async function printedBelowCeiling(argv: readonly string[], input: string) {
  const child = spawn(process.execPath, [entry, ...argv], { stdio: "pipe" });
  const exit = once(child, "close");
  const ceiling = setInterval(() => {
    if (peakKilobytes(child.pid) > mostKilobytes) child.kill("SIGKILL");
  }, 20);
  child.stdin.end(input);
  let stdout = "";
  for await (const chunk of child.stdout) stdout += String(chunk);
  clearInterval(ceiling);
  return { exit: await exit, stdout };
}

describe.runIf(existsSync("/proc/self/status"))(
  "a list of 12,000 targets takes less than 200 MB, or the program is killed",
  () => {
    test("with --ndjson, and the rows are in order", async () => {
      const argv = ["cert", "--from", "-", "--ndjson"];
      const { exit, stdout } = await printedBelowCeiling(argv, `${targets.join("\n")}\n`);
      expect(exit).toEqual([1, null]);
      const lines = stdout.trimEnd().split("\n");
      expect(lines.map((line) => JSON.parse(line).input)).toEqual(targets);
    });

    test("with --prometheus, and each target has its sample", async () => {
      const argv = ["cert", "--from", "-", "--prometheus"];
      const { exit, stdout } = await printedBelowCeiling(argv, `${targets.join("\n")}\n`);
      expect(exit).toEqual([1, null]);
      expect(stdout.match(/^probe_success\{/gm)).toHaveLength(hosts);
    });

    test.for([
      [["--calendar"], /^END:VEVENT/gm, hosts],
      [["--fields", "subject", "--json"], /"subject":/g, hosts],
      [["--prometheus"], /^almanac_cert_lifetime_used_ratio\{/gm, hosts],
      [["--nagios"], /^[A-Z]+ - and 11900 more$/gm, 1],
    ] as const)("with %j", async ([flags, mark, count]) => {
      const input = `${file("good.pem")}\n`.repeat(hosts);
      const argv = ["cert", "--from", "-", ...flags];
      const { exit, stdout } = await printedBelowCeiling(argv, input);
      expect(exit[1]).toBe(null);
      expect(stdout.match(mark)).toHaveLength(count);
    });
  },
);

/** The largest memory that a program has had, as the system counts it; 0 when it has ended. */
function peakKilobytes(pid: number | undefined): number {
  try {
    const [, text = "0"] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(text);
  } catch {
    return 0;
  }
}
