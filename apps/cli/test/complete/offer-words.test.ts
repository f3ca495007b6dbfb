import { expect, test } from "vitest";
import { run } from "../harness.ts";

/**
 * The output of `almanac complete offer` for the words of a line. The last word is the one at
 * the cursor.
 */
async function offered(...words: readonly string[]): Promise<string[]> {
  const { exit, stdout, stderr } = await run(["complete", "offer", "--", ...words]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  return stdout.split("\n").flatMap((line) => line.split("\t")[0] || []);
}

test("every command is offered, and the subcommands of a command", async () => {
  expect(await offered("")).toEqual(
    expect.arrayContaining(["dim", "vin", "tax", "pay", "cert", "shop", "batch", "help"]),
  );
  expect(await offered("pay", "")).toEqual(
    expect.arrayContaining(["gross-for", "compare", "ES-MD"]),
  );
  expect(await offered("nonsense", "")).toContain("--json");
});

test("options are offered once, unless they may be repeated", async () => {
  const first = await offered("batch", "dim", "--");
  expect(first).toEqual(expect.arrayContaining(["--set", "--resume", "--json", "--no-pager"]));
  const next = await offered("batch", "dim", "--set", "carrier=dhl", "--resume", "--");
  expect(next).toContain("--set");
  expect(next).not.toContain("--resume");
});

test("values depend on earlier words: profiles on the carrier, years on the place", async () => {
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

test("a list with commas is completed with the values that it does not contain yet", async () => {
  const rest = await offered("dim", "--compare", "--carrier", "dhl,d");
  expect(rest).toContain("dhl,dpd");
  expect(rest).not.toContain("dhl,dhl");
});

test("every protocol that can start TLS is offered", async () => {
  const protocols = await offered("cert", "mail.example", "--starttls", "");
  expect(protocols).toEqual(expect.arrayContaining(["smtp", "imap", "postgres", "none"]));
});

test("every jurisdiction is offered with its name", async () => {
  const { stdout } = await run(["complete", "offer", "--", "tax", "US-C"]);
  expect(stdout).toBe("US-CA\tCalifornia\nUS-CO\tColorado\nUS-CT\tConnecticut\n");
});

test("files are offered where a file is allowed", async () => {
  for (const words of [
    ["batch", "dim", ""],
    ["batch", "dim", "-o", ""],
    ["cert", "--from", ""],
  ]) {
    expect(await offered(...words)).toContain(":files");
  }
  expect(await offered("dim", "--carrier", "")).not.toContain(":files");
});

test("help is completed with commands and topics, tables with the tables", async () => {
  expect(await offered("help", "")).toEqual(expect.arrayContaining(["dim", "exit-codes"]));
  expect(await offered("tables", "dim", "show", "dhl.")).toContain("dhl.metric");
  expect(await offered("tables", "")).toEqual(["dim", "vin", "tax"]);
});

test("nothing is offered after -- or a complete command, and no line is an error", async () => {
  expect(await offered("dim", "--", "--car")).not.toContain("--carrier");
  expect(await offered("help", "dim", "--nonsense=x")).toEqual([]);
});

test("next offers the words that are allowed after the last word", async () => {
  const { stdout } = await run(["complete", "next", "--", "tables", "tax"]);
  expect(stdout).toBe("list\t\nshow\t\n");
});
