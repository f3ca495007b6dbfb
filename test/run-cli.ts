import { execFile } from "node:child_process";

export interface CliRun {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line from source in a new process, as a user would start it. */
export function runCli(args: readonly string[]): Promise<CliRun> {
  const entry = new URL("../apps/cli/src/main.ts", import.meta.url).pathname;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [entry, ...args], (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, stdout, stderr });
    });
    child.stdin?.end();
  });
}
