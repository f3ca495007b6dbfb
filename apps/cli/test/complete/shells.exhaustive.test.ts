import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entry, runChild } from "../harness.ts";
import { hasTerminal, isInstalled, openTerminal, type Terminal } from "../terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-shells-"));
const env = {
  PATH: `${folder}:${process.env.PATH}`,
  HOME: folder,
  INPUTRC: join(folder, "inputrc"),
  HISTFILE: "",
};
const size = { columns: 160, rows: 50 };

beforeAll(() => {
  const program = join(folder, "almanac");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${entry}" "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(join(folder, "parcels.csv"), "");
  writeFileSync(
    env.INPUTRC,
    "set show-all-if-ambiguous on\nset bell-style none\nset page-completions off\nset completion-query-items 0\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A typed line that ends with Tab, and the text that must be offered or inserted. */
const lines: readonly (readonly [typed: string, offered: readonly string[], not: string])[] = [
  ["almanac ", ["batch", "cert", "complete", "dim", "tables", "tax", "vin"], "--json"],
  ["almanac dim --carrier d", ["dhl", "dpd"], "fedex"],
  ["almanac dim --carrier dhl --profile ", ["metric", "us"], "us_daily"],
  ["almanac dim --com", ["almanac dim --compare"], "--carrier"],
  ["almanac tax US-C", ["US-CA", "US-CO", "US-CT"], "US-NY"],
  [
    "almanac tax --jurisdiction GB --year 2025-2",
    ["almanac tax --jurisdiction GB --year 2025-26"],
    "2026",
  ],
  ["almanac tax US --status married_", ["married_joint", "married_separate"], "single"],
  ["almanac batch dim --set carrier=d", ["dhl", "dpd"], "fedex"],
  ["almanac batch dim --set carr", ["almanac batch dim --set carrier="], "profile"],
  [
    "almanac vin --fields make,engine.c",
    ["engine.capacityCc", "engine.capacityLitres"],
    "bodyType",
  ],
  ["almanac tables tax sh", ["almanac tables tax show"], "list"],
  ["almanac shop serve --scenario lat", ["almanac shop serve --scenario latency"], "--url"],
  ["almanac batch dim parc", ["almanac batch dim parcels.csv"], "--set"],
];

const prompt = /ready> \s*$/;

/** Types a line and a Tab into a waiting shell, and returns the text that the shell then shows. */
async function tab(shell: Terminal, typed: string, offered: readonly string[]): Promise<string> {
  const from = shell.text().length;
  shell.type(`${typed}\t`);
  const last = offered.at(-1) ?? "";
  await shell.shows(last, from);
  // The shell shows the whole list at once. The line is then cancelled, and the test waits for the
  // next prompt.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const shown = shell.text().slice(from);
  const end = shell.text().length;
  shell.type("\u0003");
  await shell.shows(prompt, end);
  return shown;
}

async function askShell(start: string, setUp: string): Promise<void> {
  const shell = openTerminal(`cd ${folder}; exec ${start}`, size, env);
  try {
    shell.type(`${setUp}\n`);
    await shell.shows(prompt);
    for (const [typed, offered, not] of lines) {
      const shown = await tab(shell, typed, offered);
      for (const each of offered) expect(shown, typed).toContain(each);
      expect(shown.replace(typed, ""), typed).not.toContain(not);
    }
  } finally {
    shell.close();
    await shell.ended;
  }
}

test.runIf(hasTerminal && isInstalled("bash"))(
  "bash offers commands, options, values and files after a Tab",
  async () => {
    await askShell(
      "bash --noprofile --norc -i",
      "bind 'set enable-bracketed-paste off'; source <(almanac complete bash); PS1='ready> '",
    );
  },
);

test.runIf(hasTerminal && isInstalled("zsh"))(
  "zsh offers commands, options, values and files after a Tab",
  async () => {
    await askShell(
      "zsh -f -i",
      "unset zle_bracketed_paste; autoload -Uz compinit && compinit -u -D; LISTMAX=1000; unsetopt list_ambiguous; source <(almanac complete zsh); PROMPT='ready> '",
    );
  },
);

test.runIf(isInstalled("fish"))("fish offers commands, options, values and files", () => {
  for (const [typed, offered, not] of lines) {
    const code = `cd ${folder}; almanac complete fish | source; complete -C '${typed}'`;
    const shown = execFileSync("fish", ["--no-config", "-c", code], {
      env: { ...process.env, ...env, TERM: "dumb" },
      encoding: "utf8",
    });
    const values = shown.split("\n").map((line) => line.split("\t")[0] ?? "");
    for (const each of offered) {
      const value = each.split(" ").at(-1) ?? "";
      expect(
        values.some((one) => one.endsWith(value)),
        `${typed}: ${value} in ${shown}`,
      ).toBe(true);
    }
    expect(values, typed).not.toContain(not);
  }
});

test("the completion script calls the program that was typed, and an unknown shell is refused", async () => {
  const { stdout } = await runChild(["complete", "powershell"]);
  expect(stdout).toContain("Register-ArgumentCompleter -Native -CommandName almanac");
  expect(await runChild(["complete", "fis"])).toEqual({
    exit: 2,
    stdout: "",
    stderr:
      'error: <shell> must be bash, zsh, fish or powershell, not "fis"\n' +
      'did you mean: "fish"\n' +
      "see: almanac help complete\n",
  });
  expect((await runChild(["complete"])).stderr).toContain("<shell> is missing");
});
