import process from "node:process";
import { createContext } from "./context.ts";
import { exitCodes } from "./errors/exit-codes.ts";
import { reportError } from "./errors/report-error.ts";
import type { Io } from "./io.ts";
import { hasPager, showInPager } from "./pager.ts";
import { createProgram } from "./program.ts";
import { readEnvironment } from "./settings/read-environment.ts";

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
  // An exception that no command catches is a bug. It is reported in the same format as other errors.
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
