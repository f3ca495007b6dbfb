import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entry } from "./harness.ts";
import { isInstalled } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files that the examples of the README read. */
beforeAll(() => {
  const program = join(folder, "almanac");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${entry}" "$@"\n`);
  chmodSync(program, 0o755);
  const files = {
    "vins.txt": "5UXWX7C57BA123456\n1HGCM82633A004352\n1FTFW1ET5DFC10312\n",
    "parcels.csv":
      "id,lengthCm,widthCm,heightCm,weightKg,carrier\na,40,30,20,2,dhl\nb,80,60,40,2,dhl\nc,10,10,10,1,dhl\n",
    "orders.csv": "id,len,widthCm,heightCm,kg\na,40,30,20,2\n",
    "fleet.csv": "id,vin\n1,1HGCM82633A004352\n",
    "incomes.ndjson": '{"jurisdiction":"US","gross_income":85000,"tax_year":2025}\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/```sh\n([^`]*)```/g)]
  .flatMap(([, text = ""]) => text.trim().split("\n"))
  .filter((line) => /^almanac (?:batch|vin|tax|dim)\b/.test(line));

function runExample(line: string) {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  return { status, stdout, stderr };
}

test("the README has examples with jq and with Miller", () => {
  expect(examples.some((line) => line.includes("| jq "))).toBe(true);
  expect(examples.some((line) => line.includes("| mlr "))).toBe(true);
  expect(examples.length).toBeGreaterThan(4);
});

for (const line of examples) {
  const [, tool = "sh"] = /\| (jq|mlr) /.exec(line) ?? [];
  const isPresent = tool === "sh" || isInstalled(tool);
  test.runIf(isPresent)(`runs as the README shows it: ${line}`, () => {
    const { status, stdout, stderr } = runExample(line);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    if (tool !== "sh") expect(stdout.trim()).not.toBe("");
  });
}

test.runIf(isInstalled("jq"))("jq gets one object for each VIN", () => {
  const line = examples.find((each) => each.includes("| jq ")) ?? "";
  expect(runExample(line).stdout).toMatch(/^5UXWX7C57BA123456\tBMW$/m);
});

test.runIf(isInstalled("mlr"))("Miller sorts the rows by billable weight", () => {
  const line = examples.find((each) => each.includes("| mlr ")) ?? "";
  const rows = JSON.parse(runExample(line).stdout) as { readonly id: string }[];
  expect(rows.map(({ id }) => id)).toEqual(["b", "a", "c"]);
});
