import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { entry } from "../harness.ts";
import { hasTerminal, openTerminal } from "../terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-pager-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const almanac = `'${process.execPath}' '${entry}'`;
const paged = join(folder, "paged");

async function show(line: string, env: Readonly<Record<string, string>>, columns = 80) {
  rmSync(paged, { force: true });
  const terminal = openTerminal(line, { columns, rows: 24 }, env);
  const exit = await terminal.ended;
  let inPager = "";
  try {
    inPager = readFileSync(paged, "utf8");
  } catch {
    // The pager was not started.
  }
  return { exit, text: terminal.text().replaceAll("\r\n", "\n"), inPager };
}

describe.runIf(hasTerminal)("on a terminal", () => {
  const pager = { PAGER: `cat > '${paged}'` };

  test("text that is longer than the screen goes through $PAGER", async () => {
    const { exit, text, inPager } = await show(`${almanac} tables tax list`, pager);
    expect(exit).toBe(0);
    expect(inPager).toContain("California");
    expect(text).not.toContain("California");
  });

  test("short text, other formats, --no-pager and PAGER=cat use no pager", async () => {
    const long = `${almanac} tables tax list`;
    for (const [line, env] of [
      [`${almanac} tables`, pager],
      [`${long} --csv`, pager],
      [`${long} --no-pager`, pager],
      [`${long} | cat`, pager],
      [long, { PAGER: "cat" }],
      [long, { PAGER: "" }],
      [long, { PAGER: "/nonexistent/pager" }],
    ] as const) {
      const { exit, text, inPager } = await show(line, env);
      expect({ line, exit, inPager }).toEqual({ line, exit: 0, inPager: "" });
      expect(text, line).toMatch(/California|dimensional-weight rules/);
    }
  });

  test("quitting a pager early is not an error", async () => {
    const { exit, text } = await show(`${almanac} tables tax show US-CA`, { PAGER: "head -n 1" });
    expect({ exit, text: text.trim() }).toMatchObject({
      exit: 0,
      text: expect.not.stringContaining("error"),
    });
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  test.for([40, 80, 120])("tables are at most %s columns wide", async (columns) => {
    for (const line of ["tables tax list", "dim 40x30x20cm 2kg", "tables vin list", "version"]) {
      const { exit, text } = await show(`${almanac} ${line} --no-pager`, {}, columns);
      expect(exit).toBe(0);
      for (const each of text.split("\n")) expect(each.length, each).toBeLessThanOrEqual(columns);
    }
  });

  test("colours are used only on a terminal, and not with NO_COLOR", async () => {
    const escapeCharacter = String.fromCharCode(27);
    const raw = async (line: string, env = {}) => {
      const terminal = openTerminal(line, { columns: 80, rows: 24 }, env);
      await terminal.ended;
      return terminal.raw();
    };
    const line = `${almanac} dim 40x30x20cm 2kg --carrier dhl`;
    expect(await raw(line)).toContain(`${escapeCharacter}[`);
    expect(await raw(line, { NO_COLOR: "1" })).not.toContain(`${escapeCharacter}[`);
    expect(await raw(`${line} | cat`)).not.toContain(`${escapeCharacter}[`);
  });
});
