import { spawn } from "node:child_process";
import process, { env } from "node:process";
import { createContext } from "./context.ts";
import { exitCodes } from "./errors/exit-codes.ts";
import { type Io, readEnvironment } from "./io.ts";
import { reportError } from "./output/report-error.ts";
import { createProgram } from "./program.ts";

/** Runs the program with the arguments and streams of this process. */
export async function main(): Promise<void> {
  const interrupt = new AbortController();
  process.on("SIGINT", () => {
    if (hasPager()) return;
    interrupt.abort();
    process.exit(exitCodes.interrupted.exit);
  });
  // It is not an error if the reader closes the pipe early (`| head -1`).
  process.stdout.on("error", leave);
  process.stderr.on("error", leave);
  const io: Io = {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    now: Date.now,
    signal: interrupt.signal,
    page: showInPager,
    environment: readEnvironment(),
  };
  const argv = process.argv.slice(2);
  // An exception that no command catches is a bug. It is reported in the same format as
  // other errors.
  process.once("uncaughtException", (error) => {
    const leaving = (exit: number) => process.exit(exit);
    void reportError(error, createContext(io, argv)).then(leaving);
  });
  // Do not call process.exit() here: output that the pipe has not accepted yet would be lost.
  process.exitCode = await createProgram(io).run(argv);
}

function leave(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.success.exit);
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
  process.exit(exitCodes.outside.exit);
}

/** The user's pager, else the usual one. Undefined if text must not be paged. */
function chosenPager(): string | undefined {
  const chosen = env.PAGER ?? "less";
  return chosen.trim() === "" || chosen.trim() === "cat" ? undefined : chosen;
}

// purity: a process has one terminal. While a pager uses it, Ctrl-C is meant for the pager.
let isOpen = false;

function hasPager(): boolean {
  return isOpen;
}

/**
 * Shows a text in the user's pager. Returns false if no pager is set, or if it cannot be started.
 */
function showInPager(text: string): Promise<boolean> {
  const command = chosenPager();
  if (command === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    // PAGER can contain options, so a shell reads it (POSIX, man).
    const child = spawn(command, {
      shell: true,
      stdio: ["pipe", "inherit", "inherit"],
      // F: leave if the text fits the screen. R: show colours. X: leave the text on the screen.
      env: { ...env, LESS: env.LESS ?? "FRX" },
    });
    isOpen = true;
    // A person may leave the pager before it has read everything.
    child.stdin.on("error", () => undefined);
    child.on("error", () => finish(false));
    // 126 and 127: the shell cannot run the command (POSIX, Shell Command Language, 2.8.2).
    child.on("close", (code) => finish(code !== 126 && code !== 127));
    child.stdin.end(text);
    function finish(isShown: boolean) {
      isOpen = false;
      resolve(isShown);
    }
  });
}
