import { spawn } from "node:child_process";
import { env } from "node:process";

/** The pager that the user has chosen, else the usual one. Undefined if text must not go through a pager. */
function chosenPager(): string | undefined {
  const chosen = env.PAGER ?? "less";
  return chosen.trim() === "" || chosen.trim() === "cat" ? undefined : chosen;
}

// purity: a process has one terminal. While a pager uses it, Ctrl-C is meant for the pager.
let isOpen = false;

export function hasPager(): boolean {
  return isOpen;
}

/** Shows a text in the user's pager. Returns false if no pager is set, or if it cannot be started. */
export function showInPager(text: string): Promise<boolean> {
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
