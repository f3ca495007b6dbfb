import { existsSync, readFileSync } from "node:fs";
import type { Probe } from "./probes.ts";

/**
 * Reads a sample program and its probes. A comment `// offers: port, starttls` lists the names that
 * an editor must offer at the code in front of it. On a line of its own inside an object these are
 * fields, after `.name` members, and after a string literal closed names.
 */
export function readSample(file: string): { readonly source: string; readonly probes: Probe[] } {
  if (!existsSync(file)) throw new Error(`${file} is missing: a sample that uses each operation`);
  const source = readFileSync(file, "utf8");
  const probes = [...source.matchAll(/\/\/ offers: (.+)$/gm)].map((match): Probe => {
    const { index } = match;
    const line = source.slice(source.lastIndexOf("\n", index) + 1, index);
    const names = (match[1] ?? "").split(",").map((name) => name.trim());
    const back = distanceBack(line);
    return {
      what: `line ${source.slice(0, index).split("\n").length}`,
      position: index - back,
      names,
      areFields: !line.slice(0, line.length - back).endsWith('"'),
    };
  });
  return { source, probes };
}

/**
 * Distance from the cursor to the comment. The cursor is in the last literal, after the last dot,
 * or at the comment.
 */
function distanceBack(line: string): number {
  if (line.trim() === "") return 0;
  const literal = /"[^"]*"[^"]*$/.exec(line);
  const dot = line.lastIndexOf(".");
  if (literal && literal.index > dot) return line.length - literal.index - 1;
  return dot === -1 ? 0 : line.length - dot - 1;
}
