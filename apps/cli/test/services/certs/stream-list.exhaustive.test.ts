import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { entry } from "../../harness.ts";

const hosts = 12_000;
const mostKilobytes = 200_000;

test.runIf(existsSync("/proc/self/status"))(
  "a list of 12,000 hosts takes less than 200 MB, or the program is killed, and the rows are in order",
  async () => {
    const child = spawn(process.execPath, [entry, "cert", "--from", "-", "--ndjson"], {
      stdio: "pipe",
    });
    const exit = once(child, "close");
    const ceiling = setInterval(() => {
      if (peakKilobytes(child.pid) > mostKilobytes) child.kill("SIGKILL");
    }, 20);
    // Port 1 of a loopback address refuses at once. Each row names its target.
    const targets = Array.from(
      { length: hosts },
      (_, index) => `127.0.${index >> 8}.${index & 255}:1`,
    );
    child.stdin.end(`${targets.join("\n")}\n`);
    let text = "";
    for await (const chunk of child.stdout) text += String(chunk);
    clearInterval(ceiling);
    expect(await exit).toEqual([1, null]);
    const inputs = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).input);
    expect(inputs).toEqual(targets);
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
