import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "../../harness.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-names-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (text: string): string => {
  const path = join(folder, "input.csv");
  writeFileSync(path, text);
  return path;
};

test.for([
  ["Length cm", "--map 'Length cm=lengthCm' for"],
  ["length_cm", "--map length_cm=lengthCm for"],
  // A pair cannot hold an equals sign in the name of its column.
  ["length=cm", "--map <column>=lengthCm for"],
  ["length\u001bCm", "--map <column>=lengthCm for"],
] as const)(
  "for the column %j, the printed option can be pasted: %s",
  async ([column, printed]) => {
    const path = file(`${column},widthCm,heightCm,weightKg,carrier\n40,30,20,2,dhl\n`);
    const { exit, stderr } = await run(["batch", "dim", path]);
    expect(exit).toBe(2);
    expect(stderr).toContain(printed);
    expect(stderr).not.toContain("\u001b");
  },
);

test.for([
  ["tax", ["--map", "salary=income"], "gross_income"],
  ["tax", ["--set", "year=2026"], "tax_year"],
  ["tax", ["--set", "status=single"], "filing_status"],
  ["pay", ["--map", "salary=income"], "gross_income"],
  ["pay", ["--set", "gains=1"], "long_term_capital_gains"],
] as const)("batch %s %j suggests the field of the option", async ([service, argv, field]) => {
  const path = file("jurisdiction,salary\nGB,60000\n");
  const { exit, stderr } = await run(["batch", service, path, ...argv]);
  expect(exit).toBe(2);
  expect(stderr).toContain(`(did you mean "${field}"?)`);
});

test("a column that has the name of an option is suggested for its field", async () => {
  const { stderr } = await run(["batch", "tax", file("jurisdiction,Income\nGB,60000\n")]);
  expect(stderr).toContain("--map Income=gross_income for a column of another name");
});
