import { lstatSync } from "node:fs";
import { refuse } from "../../errors/refuse.ts";
import { quoted } from "../../output/printable.ts";

/**
 * Refuses to write to anything but a regular file: a batch replaces its file at the end, and a device, a pipe or a link
 * would be lost. Only asks for the kind of the file, and opens nothing.
 */
export function requireRegularFile(parameter: string, path: string): void {
  const kind = kindOf(path);
  if (kind === "file" || kind === "nothing") return;
  refuse({
    code: "invalid_value",
    parameter,
    what: `${parameter} ${quoted(path)} is ${kind}, and would be replaced by a file`,
    allowed: "a regular file, or a name that is free; without -o the rows go to stdout",
    see: "almanac help batch",
  });
}

function kindOf(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return "nothing";
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "a folder";
  if (stats.isSymbolicLink()) return "a link";
  return stats.isFIFO() ? "a pipe" : stats.isSocket() ? "a socket" : "a device";
}
