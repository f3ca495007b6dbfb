import { readFileSync } from "node:fs";

/** Where the system does not say, as much as most systems allow. */
const usual = 65_536;

/** How many files and sockets this process may have open. Node raises the soft limit to the hard one as it starts. */
export function openFileLimit(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? usual : Number(soft);
  } catch {
    return usual;
  }
}
