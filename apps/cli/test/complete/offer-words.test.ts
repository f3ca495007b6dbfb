import { expect, test } from "vitest";
import { run } from "../harness.ts";

/** What `almanac complete offer` answers for the words of a line. The last word is the one at the cursor. */
async function offered(...words: readonly string[]): Promise<string[]> {
  const { exit, stdout, stderr } = await run(["complete", "offer", "--", ...words]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  return stdout.split("\n").flatMap((line) => line.split("\t")[0] || []);
}

test("every command is offered, and the subcommands of a command", async () => {
  expect(await offered("")).toEqual(
    expect.arrayContaining(["dim", "vin", "tax", "pay", "cert", "shop", "batch", "help"]),
  );
  expect(await offered("pay", "")).toEqual(["gross-for", "compare"]);
  expect(await offered("nonsense", "")).toContain("--json");
});

test("options are offered once, unless they may be repeated", async () => {
  const first = await offered("batch", "dim", "--");
  expect(first).toEqual(expect.arrayContaining(["--set", "--resume", "--json", "--no-pager"]));
  const next = await offered("batch", "dim", "--set", "carrier=dhl", "--resume", "--");
  expect(next).toContain("--set");
  expect(next).not.toContain("--resume");
});

test("values follow from what is typed before: profiles from the carrier, years from the place", async () => {
  expect(await offered("dim", "--carrier", "dhl", "--profile", "")).toEqual(["metric", "us"]);
  expect(await offered("dim", "--carrier=dhl", "--profile=m")).toEqual(["--profile=metric"]);
  const british = await offered("tax", "GB", "50000", "--year", "");
  expect(british[0]).toMatch(/^\d{4}-\d{2}$/);
  expect(await offered("tax", "US-CA", "1", "--year", "")).toContain("2026");
  expect(await offered("batch", "dim", "--set", "carrier=dhl,profile=")).toEqual([
    "carrier=dhl,profile=metric",
    "carrier=dhl,profile=us",
  ]);
});

test("a list with commas offers what is not in it", async () => {
  const rest = await offered("dim", "--compare", "--carrier", "dhl,d");
  expect(rest).toContain("dhl,dpd");
  expect(rest).not.toContain("dhl,dhl");
});

test("every jurisdiction is offered with its name", async () => {
  const { stdout } = await run(["complete", "offer", "--", "tax", "US-C"]);
  expect(stdout).toBe("US-CA\tCalifornia\nUS-CO\tColorado\nUS-CT\tConnecticut\n");
});

test("files are offered where a file can stand", async () => {
  for (const words of [
    ["batch", "dim", ""],
    ["batch", "dim", "-o", ""],
    ["cert", "--from", ""],
  ]) {
    expect(await offered(...words)).toContain(":files");
  }
  expect(await offered("dim", "--carrier", "")).not.toContain(":files");
});

test("help offers commands and topics; tables offers what can be shown", async () => {
  expect(await offered("help", "")).toEqual(expect.arrayContaining(["dim", "exit-codes"]));
  expect(await offered("tables", "dim", "show", "dhl.")).toContain("dhl.metric");
  expect(await offered("tables", "")).toEqual(["dim", "vin", "tax"]);
});

test("after -- and after a complete command nothing is offered, and no line is an error", async () => {
  expect(await offered("dim", "--", "--car")).not.toContain("--carrier");
  expect(await offered("help", "dim", "--nonsense=x")).toEqual([]);
});

test("next offers what can stand after the last word", async () => {
  const { stdout } = await run(["complete", "next", "--", "tables", "tax"]);
  expect(stdout).toBe("list\t\nshow\t\n");
});
