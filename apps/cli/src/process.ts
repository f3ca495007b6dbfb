import process from "node:process";
import { exitCodes } from "./errors/categories.ts";
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
  // Never process.exit() here: what a pipe has not taken yet would be lost.
  process.exitCode = await createProgram(io).run(process.argv.slice(2));
}

function leave(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.success.exit);
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
  process.exit(exitCodes.outside.exit);
}
