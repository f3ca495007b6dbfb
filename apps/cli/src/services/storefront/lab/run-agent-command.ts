import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import type { RunBrief } from "@almanac/agent-lab";

interface CommandOutcome {
  readonly answer: string;
  /** Why the command failed. Null if it succeeded. */
  readonly error: string | null;
}

const mostOutput = 64 * 1024;

/**
 * Runs the command of an agent for one task. The brief is in the environment and, as JSON, on
 * stdin. The command and everything that it has started end when the time is up.
 */
export async function runAgentCommand(
  command: string,
  brief: RunBrief,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<CommandOutcome> {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["pipe", "pipe", "pipe"],
    env: environmentFor(brief),
  });
  let output = "";
  let complaint = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-mostOutput);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  // A command that does not read its input closes the pipe. This is not an error.
  child.stdin.on("error", () => {});
  child.stdin.end(`${JSON.stringify(brief)}\n`);
  const ended = await endOf(child, timeoutMs, signal);
  return {
    answer: answerIn(output),
    error: ended === null ? null : `${ended}${lastLineOf(complaint)}`,
  };
}

function environmentFor(brief: RunBrief): NodeJS.ProcessEnv {
  const [shop] = brief.shops;
  const env = { ...process.env };
  // These variables open the control API, which reveals what an agent must not know.
  delete env.ALMANAC_LAB_KEY;
  delete env.ALMANAC_SIMULATION_SECRET;
  return {
    ...env,
    ALMANAC_TASK: brief.task,
    ALMANAC_INSTRUCTION: brief.instruction,
    ALMANAC_SURFACE: brief.surface,
    ALMANAC_BASE_URL: shop?.base_url ?? "",
    ALMANAC_PROFILE_URL: shop?.profile_url ?? "",
    ALMANAC_MCP_URL: shop?.mcp_url ?? "",
    ALMANAC_BUYER_URL: brief.buyer_url,
    ALMANAC_BUYER_MCP_URL: brief.buyer_mcp_url,
  };
}

/** Waits for the end of the command. Returns why it failed, or null. */
function endOf(
  child: ChildProcess,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    let reason: string | undefined;
    const stop = (why: string) => {
      reason ??= why;
      killGroup(child);
    };
    const timer = setTimeout(
      () => stop(`The agent took longer than ${timeoutMs / 1000} s.`),
      timeoutMs,
    );
    const abort = () => stop("The run was interrupted.");
    signal.addEventListener("abort", abort, { once: true });
    const finish = (why: string | null) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      // A program that the command has left running must not continue after the run.
      killGroup(child);
      resolve(reason ?? why);
    };
    child.once("error", (error) => finish(`The agent cannot be started: ${error.message}.`));
    child.once("close", (code, by) => {
      if (code === 0) finish(null);
      else finish(by === null ? `The agent ended with ${code}.` : `The agent was ended by ${by}.`);
    });
    if (signal.aborted) abort();
  });
}

/** Ends a command and everything in its process group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}

/** The field `answer` of the last line if that is JSON, else the whole output. */
function answerIn(output: string): string {
  const lines = output.trim().split("\n");
  try {
    const value: unknown = JSON.parse(lines.at(-1) ?? "");
    if (typeof value === "object" && value !== null && "answer" in value) {
      return String(value.answer);
    }
  } catch {
    // Plain text.
  }
  return output.trim().slice(-20_000);
}

function lastLineOf(complaint: string): string {
  const lines = complaint.trim().split("\n");
  // Node ends the report of an error with its stack and its own version.
  const line = lines.findLast((each) => !/^\s+at |^Node\.js v|^\s*$/.test(each)) ?? "";
  return line === "" ? "" : ` It wrote: ${line}`;
}
