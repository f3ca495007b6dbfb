import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const entry = new URL("../src/server.ts", import.meta.url).pathname;

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The text that it has written to stderr so far. */
  said(): string;
  /** The log lines that it has written so far. */
  logged(): string;
  /** Stops it with SIGINT and returns the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts the API as `npm start` does, on a free port, with these settings and no others. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  // Where the tests keep compiled sources; compiling them takes a third of a start.
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["--v8-pool-size=1", entry], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", ALMANAC_LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let logged = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    logged += text;
  });
  // `close` comes after all output has been read.
  const ended = once(child, "close");
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = /listens on (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("close", (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return {
    url,
    process: child,
    said: () => said,
    logged: () => logged,
    async stop() {
      // SIGINT, because there is no balancer to wait for.
      child.kill("SIGINT");
      const [code] = (await ended) as [number | null];
      return code;
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}
