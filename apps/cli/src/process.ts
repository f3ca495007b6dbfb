import process from "node:process";
import { createContext } from "./context.ts";
import { exitCodes } from "./errors/exit-codes.ts";
import { reportError } from "./errors/report.ts";
import type { Io } from "./io.ts";
import { createProgram } from "./program.ts";

/** Runs the command line of this process. */
export async function main(): Promise<void> {
  const interrupt = new AbortController();
  process.once("SIGINT", () => {
    interrupt.abort();
    process.exit(exitCodes.interrupted.exit);
  });
  // A reader that has seen enough (`| head -1`) is no failure of ours.
  process.stdout.on("error", leave);
  process.stderr.on("error", leave);
  const io: Io = {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    now: Date.now,
    signal: interrupt.signal,
  };
  const argv = process.argv.slice(2);
  // What no command awaits is a bug like any other, told in the same form.
  process.once("uncaughtException", (error) => {
    const leaving = (exit: number) => process.exit(exit);
    void reportError(error, createContext(io, argv)).then(leaving);
  });
  // Never process.exit() here: what a pipe has not taken yet would be lost.
  process.exitCode = await createProgram(io).run(argv);
}

function leave(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.success.exit);
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
  process.exit(exitCodes.outside.exit);
}
