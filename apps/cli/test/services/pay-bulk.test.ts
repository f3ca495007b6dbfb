import { expect, test } from "vitest";
import { run } from "../harness.ts";

test("batch pay has the same figures in its columns as the single command", async () => {
  const input =
    "who,jurisdiction,gross_income,tax_year,options\na,DE,58000,2026,\nb,DE,58000,2026,saxony=true\nc,XX,1,2026,\n";
  const { exit, stdout } = await run(
    ["batch", "pay", "-", "--fields", "net_income,employer_cost"],
    { input },
  );
  const single = async (...more: string[]) => {
    const argv = ["pay", "--jurisdiction", "DE", "--income", "58000", "--year", "2026", "--json"];
    const { net_income, employer_cost } = JSON.parse((await run([...argv, ...more])).stdout);
    return `${net_income},${employer_cost}`;
  };
  const [head, a, b, c] = stdout.split("\n");
  expect(exit).toBe(1);
  expect(head).toContain("result.net_income,result.employer_cost,result.error");
  expect(a).toBe(`a,DE,58000,2026,,${await single()},,`);
  const saxon = await single("--option", "saxony=true");
  expect(b).toBe(`b,DE,58000,2026,saxony=true,${saxon},,`);
  expect(saxon).not.toBe(await single());
  expect(c).toContain("unsupported_jurisdiction");
});

test("pay - answers requests from stdin, and the options fill fields that they lack", async () => {
  const input =
    '{"jurisdiction":"DE","gross_income":58000}\n{"jurisdiction":"PT","gross_income":30000}\n';
  const { exit, stdout } = await run(["pay", "-", "--year", "2026", "--ndjson"], { input });
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect({ exit, places: rows.map((row) => row.jurisdiction) }).toEqual({
    exit: 0,
    places: ["DE", "PT"],
  });
  const table = await run(["pay", "-", "--year", "2026"], { input });
  expect(table.stdout).toMatch(/^jurisdiction +year +gross +net +employer cost\n/);
  const { exit: refused, stderr } = await run(["pay", "DE"]);
  expect(refused).toBe(2);
  expect(stderr).toContain("--income is missing");
});
