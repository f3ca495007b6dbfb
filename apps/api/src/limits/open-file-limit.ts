import { readFileSync } from "node:fs";

/** Used if the system does not report a limit; most systems allow this many. */
const usual = 65_536;

/**
 * How many files and sockets this process may have open. Node raises the soft limit to the hard limit when it starts.
 */
export function openFileLimit(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? usual : Number(soft);
  } catch {
    return usual;
  }
}
