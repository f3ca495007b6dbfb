import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { text } from "node:stream/consumers";

/** Where a session runs. */
export interface Shell {
  /** The working folder, which is also the home. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The port on which a command that ends with `&` listens. The next command waits for it. */
  readonly port?: string;
}

interface Step {
  readonly command: string;
  readonly printed: string;
}

/** No colours, and no question of npm whether there is a newer npm. */
const quiet = { NO_COLOR: "1", npm_config_update_notifier: "false" };
const marker = "=== end of a command ===";

/**
 * Replays a printed session in bash: lines after `$` are commands, and the lines below are what
 * they print to stdout and stderr. Returns one message for each command that prints something else.
 * In what a page shows, `...` is any text.
 */
export async function replaySession(session: string, shell: Shell): Promise<readonly string[]> {
  const steps = stepsOf(session).filter(({ command }) => command !== "npm install");
  if (steps.length === 0) return ["the session has no command"];
  const script = steps.map(({ command }) => lineOf(command, shell)).join("\n");
  const { output } = await runScript(`exec 2>&1\n${script}`, shell);
  const answers = output.split(`${marker}\n`);
  return steps.flatMap(({ command, printed }, index) => {
    const shown = answers[index] ?? "";
    const isSame = patternOf(printed).test(shown.trim());
    return isSame ? [] : [`$ ${command}\nprints:\n${shown}\nand not:\n${printed}`];
  });
}

/**
 * Runs a script in bash and returns its output and its status. Everything that it started is ended
 * with it.
 */
export async function runScript(script: string, { folder, environment }: Shell) {
  const child = spawn("bash", ["-o", "pipefail", "-c", script], {
    cwd: folder,
    // With this home, no file of the person who runs this changes what is printed.
    env: { ...process.env, HOME: folder, ...quiet, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  // The streams end only when programs in the background have ended too.
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, "exit")) as [number | null];
  if (child.pid !== undefined) endGroup(child.pid);
  const [printed, complaints] = await output;
  return { status, output: printed, complaints };
}

function endGroup(id: number): void {
  try {
    process.kill(-id, "SIGKILL");
  } catch {
    // Nothing was left in the background.
  }
}

function stepsOf(session: string): Step[] {
  return session
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command = ""] = /^(?:.*\\\n)*.*/.exec(step) ?? [];
      return { command, printed: step.slice(command.length).trim() };
    });
}

/**
 * A command, and the marker after its output. The status stays, because the next command may
 * print it.
 */
function lineOf(command: string, { port }: Shell): string {
  const finish = `status=$?; echo '${marker}'; (exit $status)`;
  if (!command.endsWith(" &")) return `${command}\n${finish}`;
  const isOpen = `(exec 3<> /dev/tcp/127.0.0.1/${port}) 2> /dev/null`;
  const wait = `for try in $(seq 300); do ${isOpen} && break; sleep 0.1; done`;
  return `${command.slice(0, -1)} > background.log 2>&1 &\n${wait}\n${finish}`;
}

/** A line of only `...` is any number of lines; elsewhere `...` is any text of the line. */
function patternOf(printed: string): RegExp {
  const lines = printed.split("\n").map((line) => {
    if (line === "...") return "[^]*";
    return line
      .split("...")
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
      .join(".*");
  });
  return new RegExp(`^${lines.join("\n")}$`);
}
