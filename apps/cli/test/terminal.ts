import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

/**
 * Whether this machine has the `script` program of util-linux, which gives a program a terminal.
 */
export const hasTerminal = /util-linux/.test(
  spawnSync("script", ["--version"], { encoding: "utf8" }).stdout ?? "",
);

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

export interface Terminal {
  readonly type: (text: string) => void;
  /** Everything that was shown so far, without colours and other control codes. */
  readonly text: () => string;
  /** Everything that was shown so far, as the terminal received it. */
  readonly raw: () => string;
  /** Waits until the text after `from` contains something. */
  readonly shows: (wanted: string | RegExp, from?: number) => Promise<string>;
  /** Waits for the end of the program, and returns the exit code. */
  readonly ended: Promise<number | null>;
  readonly close: () => void;
}

/** Runs a command line of sh in a terminal of the given size. */
export function openTerminal(
  command: string,
  size: { readonly columns: number; readonly rows: number },
  env: Readonly<Record<string, string | undefined>> = {},
): Terminal {
  const folder = mkdtempSync(join(tmpdir(), "almanac-terminal-"));
  const line = `stty cols ${size.columns} rows ${size.rows}; ${command}`;
  const child = spawn(
    "script",
    ["--quiet", "--flush", "--return", "--command", line, join(folder, "typescript")],
    {
      env: {
        ...process.env,
        // If the variable CI is set, Node treats every terminal as one without colours.
        CI: undefined,
        NO_COLOR: undefined,
        FORCE_COLOR: undefined,
        SHELL: "/bin/sh",
        TERM: "xterm",
        ...env,
      },
      stdio: ["pipe", "pipe", "ignore"],
    },
  );
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
  });
  const text = () => stripVTControlCharacters(shown);
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
  });
  return {
    type: (keys) => void child.stdin.write(keys),
    text,
    raw: () => shown,
    ended,
    close: () => child.kill(),
    async shows(wanted, from = 0) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const now = text().slice(from);
        if (typeof wanted === "string" ? now.includes(wanted) : wanted.test(now)) return now;
        if (Date.now() > deadline) throw new Error(`${wanted} is not shown in: ${now}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
