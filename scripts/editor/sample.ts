import { existsSync, readFileSync } from "node:fs";
import type { Probe } from "./probes.ts";

/**
 * Reads a sample program with its probes. A comment `// offers: port, starttls` lists what an editor must offer before
 * it: fields on a line of its own in an object, members after a `.name`, closed names after a literal.
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

/** How far before the comment the cursor is: inside the last literal, after the last dot, or at the comment itself. */
function distanceBack(line: string): number {
  if (line.trim() === "") return 0;
  const literal = /"[^"]*"[^"]*$/.exec(line);
  const dot = line.lastIndexOf(".");
  if (literal && literal.index > dot) return line.length - literal.index - 1;
  return dot === -1 ? 0 : line.length - dot - 1;
}
