import { decodeVin } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { run, runChild, today } from "../harness.ts";

const honda = "1HGCM82633A004352";
const now = () => today;

describe("one VIN", () => {
  test("prints what is known, aligned, and names what is not", async () => {
    const { exit, stdout, stderr } = await run(["vin", honda]);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).toContain("make         Honda\nmodel        Accord\nyear         2003\n");
    const { stdout: german } = await run(["vin", "WDD2040821A540000"]);
    expect(german).toContain("note: Not known for this VIN:");
  });

  test("prints the API's object with --json, and the name alone with --quiet", async () => {
    const { stdout } = await run(["vin", honda, "--json"]);
    expect(JSON.parse(stdout)).toEqual(decodeVin(honda, { now }));
    expect((await run(["vin", honda, "--quiet"])).stdout).toBe("2003 Honda Accord\n");
  });

  test("prints what decided each field with --explain", async () => {
    const { stdout } = await run(["vin", honda, "--explain"]);
    expect(stdout).toContain("CM82[67] of Honda Accord Schema 2003");
    expect(stdout).toContain("https://vpic.nhtsa.dot.gov/");
  });

  test("names the candidates where the VIN does not tell models apart", async () => {
    expect((await run(["vin", "WVWZZZ1KZBW000000"])).stdout).toContain(
      "model        Golf or Jetta",
    );
  });

  test.for([
    ["short", "A VIN has 17 characters; given were 5"],
    ["00000000000000000", "No maker is known"],
  ])("answers %s with exit code 1", async ([vin = "", message = ""]) => {
    const { exit, stdout, stderr } = await run(["vin", vin]);
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: "" });
    expect(stderr).toContain(message);
  });

  test.for([
    ["vin"],
    ["vin", honda, "--year", "1066"],
    ["vin", honda, "--year", "new"],
    ["vin", honda, "--colour"],
  ])("answers slips in the words of the command with exit code 2: %s", async (argv) => {
    const { exit, stderr } = await run(argv);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^error:/);
  });

  test("takes a year and --strict", async () => {
    expect((await run(["vin", "1FTFW1ET5DFC10312", "--year", "2013"])).stdout).toContain(
      "year         2013",
    );
    expect((await run(["vin", "1FTFW1ET5DFC10312", "--strict"])).exit).toBe(1);
  });
});

describe("a list", () => {
  test("is a table with a row each, and exit code 1 when one is invalid", async () => {
    const { exit, stdout } = await run(["vin", honda, "short"]);
    expect(exit).toBe(1);
    expect(stdout).toContain("1HGCM82633A004352  2003  Honda");
    expect(stdout).toContain("invalid_length");
    expect((await run(["vin", honda, honda])).exit).toBe(0);
  });

  test("has the API's form with --json", async () => {
    const { stdout } = await run(["vin", honda, "short", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [{ data: { model: "Accord" } }, { error: { code: "invalid_length", status: 400 } }],
    });
  });

  test("comes from stdin, one VIN a line", async () => {
    const { exit, stdout } = await runChild(["vin", "--ndjson"], {
      input: `${honda}\r\n\n  WVWZZZ1KZBW000000\nnonsense\n`,
    });
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { make: "Honda" },
      { make: "Volkswagen" },
      { input: "nonsense", error: { code: "invalid_length" } },
    ]);
    expect(exit).toBe(1);
  });
});

describe("tables vin", () => {
  test("lists NHTSA's snapshot and the makers", async () => {
    const { exit, stdout } = await run(["tables", "vin"]);
    expect(exit).toBe(0);
    expect(stdout).toContain("NHTSA vPIC, newest row 2026-02-17");
    expect(stdout).toContain("volkswagen");
  });

  test("shows one with its sources", async () => {
    const { stdout } = await run(["tables", "vin", "show", "volkswagen"]);
    expect(stdout).toMatch(/codes +WVW/);
    expect(stdout).toContain("sources\n");
    expect((await run(["tables", "vin", "show", "vpic"])).stdout).toContain("12765");
    expect((await run(["tables", "vin", "show", "nothing"])).exit).toBe(1);
  });
});
