import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { expect, test } from "vitest";
import { extent } from "../../../../test/sample-or-everything.ts";
import { entry } from "../harness.ts";

const parcel = `{"lengthCm":40,"widthCm":30,"heightCm":20,"weightKg":2,"carrier":"dhl"}\n`;
const income = `{"jurisdiction":"US","gross_income":85000,"tax_year":2025}\n`;
const vin = "1HGCM82633A004352\n";

function start(argv: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [entry, ...argv], { stdio: "pipe" });
}

/** The next text that the program prints. */
async function nextText(child: ChildProcessWithoutNullStreams): Promise<string> {
  const [chunk] = await once(child.stdout, "data");
  return String(chunk);
}

const streams = [
  [["vin", "--ndjson"], vin],
  [["vin"], vin],
  [["vin", "-q"], vin],
  [["dim", "-", "--ndjson"], parcel],
  [["dim", "-", "--json"], parcel],
  [["tax", "-", "--ndjson"], income],
  [["batch", "dim", "--from", "ndjson"], parcel],
  [["batch", "vin", "--from", "csv", "--fields", "make"], `vin\n${vin}`],
] as const;

test.for([...extent.oneIn(3, streams)])(
  "almanac %j answers each record before the next one comes",
  async ([argv, record]) => {
    const child = start(argv);
    const exit = once(child, "close");
    child.stdin.write(record);
    let text = "";
    while (!/Honda|dhl|10149/.test(text)) text += await nextText(child);
    child.stdin.write(record.split("\n").at(-2) ?? "");
    child.stdin.write("\n");
    let more = "";
    while (!/Honda|dhl|10149/.test(more)) more += await nextText(child);
    child.stdin.end();
    expect((await exit)[0]).toBe(0);
  },
);

test("a reader that stops reading stops the program from reading its input", async () => {
  const child = start(["vin", "--ndjson"]);
  // Fills the pipes. After that, nothing is read.
  const lines = Buffer.from(vin.repeat(4_000));
  child.stdin.on("error", () => undefined);
  let written = 0;
  const fill = async () => {
    while (!child.stdin.destroyed && written < 40_000_000) {
      written += lines.length;
      if (!child.stdin.write(lines)) await once(child.stdin, "drain");
    }
  };
  void fill().catch(() => undefined);
  await once(child.stdout, "readable");
  let before = -1;
  // Waits until nothing has been accepted for half a second.
  while (written !== before) {
    before = written;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(written).toBeLessThan(10_000_000);
  child.kill("SIGKILL");
  await once(child, "close");
});

test.for([
  ["vin", "--ndjson"],
  ["batch", "vin", "--from", "csv"],
])(
  "a reader that closes the pipe ends the program with exit code 0, although its input stays open: %s %s",
  async (argv) => {
    const child = start(argv);
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += String(chunk);
    });
    child.stdin.on("error", () => undefined);
    const exit = once(child, "close");
    child.stdin.write(`${argv[0] === "batch" ? "vin\n" : ""}${vin}`);
    await nextText(child);
    child.stdout.destroy();
    const more = setInterval(() => child.stdin.write(vin), 20);
    expect((await exit)[0]).toBe(0);
    clearInterval(more);
    expect(stderr).toBe("");
  },
);

test("--fail-fast ends the program although its input stays open", async () => {
  const child = start(["batch", "vin", "--from", "csv", "--fail-fast", "--fields", "make"]);
  const exit = once(child, "close");
  child.stdin.write(`vin\n${vin}bad\n${vin}`);
  child.stdout.resume();
  expect((await exit)[0]).toBe(1);
});

test("a long input is answered by the program and a thread, in its order", async () => {
  const child = start(["dim", "-", "--ndjson"]);
  const exit = once(child, "close");
  const weights = Array.from({ length: 6_000 }, (_, index) => 1 + (index % 500));
  for (const weight of weights) {
    child.stdin.write(parcel.replace('"weightKg":2', `"weightKg":${weight}`));
  }
  child.stdin.end();
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const billed = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).billableWeightKg);
  expect(billed).toEqual(weights.map((weight) => Math.max(weight, 5)));
  expect((await exit)[0]).toBe(0);
});
