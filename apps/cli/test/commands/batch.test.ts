import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateDimWeight } from "@almanac/dimweight";
import { afterAll, describe, expect, test } from "vitest";
import { run, today } from "../harness.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-batch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text?: string): string => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

const request = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" } as const;
const answer = calculateDimWeight(request, { now: () => today });
const heading = "id,lengthCm,widthCm,heightCm,weightKg,carrier";
const parcels = `${heading}\nA,40,30,20,2,dhl\nB,40,30,20,heavy,dhl\nC,40,30,20,2,dhl\n`;
const fields = ["--fields", "billableWeightKg,ruleId"];

describe("formats", () => {
  test("CSV output has the columns of the input, then those of the answer", async () => {
    const { exit, stdout, stderr } = await run(["batch", "dim", file("a.csv", parcels), ...fields]);
    expect(exit).toBe(1);
    expect(stdout.split("\n")).toEqual([
      `${heading},result.billableWeightKg,result.ruleId,result.error,result.detail`,
      "A,40,30,20,2,dhl,5,dhl.metric,,",
      'B,40,30,20,heavy,dhl,,,invalid_type,"line 3: weightKg must be a number of kilograms from 0.001 to 10000, not ""heavy""."',
      "C,40,30,20,2,dhl,5,dhl.metric,,",
      "",
    ]);
    expect(stderr).toBe('note: kept, but no field of the request: "id"\n2 ok, 1 failed\n');
  });

  test("all columns of the service have a fixed order, for any content of the rows", async () => {
    const { stdout } = await run(["batch", "dim", file("b.csv", parcels)]);
    expect(stdout.split("\n")[0]).toBe(
      `${heading},result.carrier,result.divisor,result.dimensionalWeightKg,result.billableWeightKg,result.oversized,result.ruleId,result.divisorUnit,result.profile,result.rest,result.error,result.detail`,
    );
  });

  const records = [
    { id: "A", ...request },
    { id: "B", ...request, weightKg: "heavy" },
  ];

  test.for([
    ["lines.ndjson", records.map((each) => `${JSON.stringify(each)}\n`).join(""), [1, 2]],
    ["array.json", JSON.stringify(records, null, 2), [1, 2]],
  ] as const)(
    "%s output has rows with line, input and data or error",
    async ([name, text, lines]) => {
      const { exit, stdout } = await run(["batch", "dim", file(name, text), "--ndjson"]);
      expect(exit).toBe(1);
      const rows = stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(rows).toEqual([
        { line: lines[0], input: records[0], data: JSON.parse(JSON.stringify(answer)) },
        {
          line: lines[1],
          input: records[1],
          error: expect.objectContaining({ code: "invalid_type", status: 400 }),
        },
      ]);
    },
  );

  test("the output has the format of the input, unless an option names another", async () => {
    const json = await run(["batch", "dim", file("c.json", JSON.stringify(records))]);
    expect(JSON.parse(json.stdout).results).toHaveLength(2);
    const tsv = await run([
      "batch",
      "dim",
      file("c.tsv", parcels.replaceAll(",", "\t")),
      ...fields,
    ]);
    expect(tsv.stdout.split("\n")[1]).toBe("A\t40\t30\t20\t2\tdhl\t5\tdhl.metric\t\t");
    const csv = await run([
      "batch",
      "dim",
      file("c.ndjson", JSON.stringify(records[0])),
      "--csv",
      ...fields,
    ]);
    expect(csv.stdout.split("\n")[0]).toBe(
      "input,result.billableWeightKg,result.ruleId,result.error,result.detail",
    );
  });

  test("stdin is read, and --from decides on its format", async () => {
    const input = parcels.replaceAll(",", "\t");
    const { stdout } = await run(["batch", "dim", "-", "--from", "tsv", ...fields], { input });
    expect(stdout.split("\n")).toHaveLength(5);
    expect((await run(["batch", "dim", "--from", "xls"], { input })).stderr).toMatch(
      /--from must be csv, tsv, ndjson or json, not "xls"\n/,
    );
  });
});

describe("columns", () => {
  test("columns of other names are mapped, and constants fill missing columns", async () => {
    const text = "order,kg,l,w,h\nA,2,40,30,20\n";
    const map = ["--map", "kg=weightKg,l=lengthCm,w=widthCm,h=heightCm"];
    const argv = ["batch", "dim", file("d.csv", text), ...map, "--set", "carrier=dhl", ...fields];
    const { exit, stdout } = await run(argv);
    expect(exit).toBe(0);
    expect(stdout.split("\n")[1]).toBe("A,2,40,30,20,5,dhl.metric,,");
  });

  test("the example in the help of almanac works unchanged for a file with other column names", async () => {
    const { stdout: help } = await run(["help"]);
    const [, example = ""] = /almanac (batch dim .+)/.exec(help) ?? [];
    const path = file("orders.csv", "kg,len,widthCm,heightCm\n2,40,30,20\n");
    const { exit, stdout } = await run(example.replace("orders.csv", path).split(" "));
    expect(exit).toBe(0);
    expect(stdout).toContain(",5,true,dhl.metric,");
  });

  test("a required field without a column is reported once, with the column that was probably meant", async () => {
    const text = "Weight,lengthCm,widthCm,heightCm\n2,40,30,20\n";
    const { exit, stdout, stderr } = await run(["batch", "dim", file("e.csv", text)]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain("error: weightKg is missing");
    expect(stderr).toContain("--map Weight=weightKg");
    expect(stderr).toContain("error: carrier is missing");
  });

  test.for([
    [["--map", "lenght=lengthCm"], '--map "lenght" is not a column of the input'],
    [["--map", "lengthCm=length"], '--map "length" is not a field'],
    [["--set", "carier=dhl"], '(did you mean "carrier"?)'],
    [["--map", "lengthCm=id"], '--map "lengthCm=id" has the field first'],
    [["--set", "carrier=dhl"], "carrier is filled twice, by a column and by --set"],
    [
      ["--map", "weightKg"],
      '--map must be name=value, such as weight=weightKg,w=widthCm, not "weightKg"',
    ],
    [["--prefix", "", "--fields", "carrier"], "the input has the columns carrier"],
    [["--fields", "billable"], '--fields "billable" is not a field of the answer'],
    [["--resume"], "--resume continues a file, and there is none"],
    [["--rate", "3"], "--rate is only for services that ask other computers"],
  ] as const)("%j is a usage error", async ([argv, message]) => {
    const { exit, stdout, stderr } = await run(["batch", "dim", file("f.csv", parcels), ...argv]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  test("a CSV with semicolons is refused, and the message says how to convert it", async () => {
    const path = file("semicolons.csv", parcels.replaceAll(",", ";"));
    const { exit, stdout, stderr } = await run(["batch", "dim", path]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain("the first line has no comma but 5 semicolons");
    expect(stderr).toContain("--ifs ';'");
  });

  test("an unknown JSON field is reported once, and kept in the output", async () => {
    const line = `${JSON.stringify({ ...request, note: "x" })}\n`;
    const { stdout, stderr } = await run(["batch", "dim", file("g.ndjson", line.repeat(50))]);
    expect(stderr.match(/"note"/g)).toHaveLength(1);
    expect(JSON.parse(stdout.split("\n")[49] ?? "").input.note).toBe("x");
  });
});

describe("files", () => {
  test("-o gives the file its name only when it is complete", async () => {
    const output = file("out.csv");
    const argv = [
      "batch",
      "dim",
      file("h.csv", parcels),
      "-o",
      output,
      "--errors",
      file("bad.ndjson"),
    ];
    const { exit, stdout, stderr } = await run(argv);
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: "" });
    expect(stderr).toMatch(/2 ok, 1 failed\n$/);
    expect(readFileSync(output, "utf8").split("\n")).toHaveLength(5);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
    const [failed, ...others] = readFileSync(file("bad.ndjson"), "utf8").trimEnd().split("\n");
    expect(others).toEqual([]);
    expect(JSON.parse(failed ?? "")).toMatchObject({
      line: 3,
      input: { id: "B", weightKg: "heavy" },
      error: { code: "invalid_type" },
    });
  });

  test.for(["-o", "--errors"])("%s refuses a pipe before anything is opened", async (flag) => {
    const pipe = file(`pipe${flag}`);
    execFileSync("mkfifo", [pipe]);
    // Opening a pipe that nothing reads would block.
    const { exit, stderr } = await run(["batch", "dim", file("missing.csv"), flag, pipe]);
    expect(exit).toBe(2);
    expect(stderr).toContain(`is a pipe, and would be replaced by a file`);
    expect(existsSync(`${pipe}.partial`)).toBe(false);
  });

  test("-o refuses a folder, and a missing input file is an error", async () => {
    expect((await run(["batch", "dim", file("i.csv", parcels), "-o", folder])).stderr).toContain(
      "is a folder",
    );
    const { exit, stderr } = await run(["batch", "dim", file("nothing.csv")]);
    expect(exit).toBe(2);
    expect(stderr).toContain("there is no such file");
  });

  test("--fail-fast stops at the first row that fails", async () => {
    const { exit, stdout, stderr } = await run([
      "batch",
      "dim",
      file("j.csv", parcels),
      "--fail-fast",
    ]);
    expect(exit).toBe(1);
    expect(stdout.trimEnd().split("\n")).toHaveLength(3);
    expect(stderr).toMatch(/1 ok, 1 failed\n$/);
  });

  test("--excel-safe escapes formulas, and does not change numbers and other cells", async () => {
    const text = `note,${heading}\n=1+1,A,40,30,20,2,dhl\n-5,B,40,30,20,2,dhl\n@x,C,40,30,20,2,dhl\n`;
    const path = file("k.csv", text);
    const safe = await run(["batch", "dim", path, "--excel-safe", ...fields]);
    const first = safe.stdout.split("\n").map((line) => line.split(",")[0]);
    expect(first).toEqual(["note", "'=1+1", "-5", "'@x", ""]);
    expect((await run(["batch", "dim", path, ...fields])).stdout).toContain("\n=1+1,A");
  });
});

describe("services", () => {
  test("batch vin and batch tax answer rows", async () => {
    const vins = file("v.csv", "vin\n1HGCM82633A004352\nbad\n");
    const vin = await run(["batch", "vin", vins, "--fields", "make,engine.capacityCc"]);
    expect(vin.stdout.split("\n").slice(0, 2)).toEqual([
      "vin,result.make,result.engine.capacityCc,result.error,result.detail",
      "1HGCM82633A004352,Honda,2999,,",
    ]);
    const people = file("t.csv", "gross_income,dependent_ages\n85000,4;9\n");
    const set = ["--set", "jurisdiction=US,tax_year=2025", "--fields", "tax_due"];
    const tax = await run(["batch", "tax", people, ...set]);
    expect(tax.exit).toBe(0);
    expect(tax.stdout.split("\n")[1]).toMatch(/^85000,4;9,\d+(?:\.\d+)?,,$/);
  });

  test("a service without batches is refused with the nearest name", async () => {
    for (const name of ["dmi", "shop"]) {
      const { exit, stderr } = await run(["batch", name]);
      expect(exit).toBe(2);
      expect(stderr).toContain(`<service> must be dim, vin, tax, pay or cert, not "${name}"`);
    }
  });
});
