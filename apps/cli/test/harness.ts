import { spawn } from "node:child_process";
import process from "node:process";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Registration } from "../src/command.ts";
import type { Environment, Output } from "../src/io.ts";
import { createProgram } from "../src/program.ts";

export interface Outcome {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The date of the tests' clock. All expected values in these tests are for this date. */
export const today = Date.UTC(2026, 10, 20);

export const parcelFlags = ["--length", "40", "--width", "30", "--height", "20", "--weight", "2"];

interface RunOptions {
  /** Replaces the real commands. */
  readonly commands?: readonly Registration[];
  readonly terminal?: { readonly columns: number };
  readonly signal?: AbortSignal;
  readonly now?: () => number;
  /** The text on stdin; empty by default. */
  readonly input?: string;
  /** The source of settings; empty by default. */
  readonly environment?: Environment;
}

/** Runs one command line in this process. */
export async function run(argv: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const stdout = collector(options.terminal);
  const stderr = collector(options.terminal);
  const stdin = new PassThrough();
  stdin.end(options.input ?? "");
  const program = createProgram(
    {
      stdin,
      stdout: stdout.stream,
      stderr: stderr.stream,
      now: options.now ?? (() => today),
      signal: options.signal ?? new AbortController().signal,
      ...(options.environment === undefined ? {} : { environment: options.environment }),
    },
    options.commands,
  );
  const exit = await program.run(argv);
  return { exit, stdout: stdout.text(), stderr: stderr.text() };
}

function collector(terminal?: { readonly columns: number }): { stream: Output; text(): string } {
  const chunks: string[] = [];
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString("utf8")));
  return {
    stream: Object.assign(stream, terminal === undefined ? {} : { isTTY: true, ...terminal }),
    text: () => stripVTControlCharacters(chunks.join("")),
  };
}

export const entry = fileURLToPath(new URL("../src/main.ts", import.meta.url));

interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: readonly string[];
  /** The text on stdin. If it is missing, stdin is closed from the start. */
  readonly input?: string;
}

/** Runs main.ts in a separate process. Colours are neither forced nor disabled, except by `env`. */
export function runChild(argv: readonly string[], options: ChildOptions = {}): Promise<Outcome> {
  const {
    NO_COLOR: _none,
    FORCE_COLOR: _force,
    NODE_OPTIONS: _options,
    ...inherited
  } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...(options.node ?? []), entry, ...argv], {
      env: { ...inherited, TERM: "xterm-256color", ...options.env },
      stdio: [options.input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.stdin?.end(options.input);
    child.on("error", reject);
    child.on("close", (exit) => resolve({ exit, stdout, stderr }));
  });
}
