import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isIsolated } from "../without-network.ts";

interface BrokenFolder {
  /** What is broken. */
  readonly name: string;
  readonly folder: string;
}

/** One way to break the folder `node-script`: in a file, a text is replaced. */
const breaks: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ["A README shows another output", "README.md", "14.4 ", "14.3 "],
  ["A script fails", "quote.ts", "compareCarriers({", "compareCarrier({"],
  [
    "A Node script dials an address outside this machine, and hides that it failed",
    "quote.ts",
    "try {",
    'await fetch("http://192.0.2.1/").catch(() => {});\ntry {',
  ],
];

/**
 * Only the counter of packets in the operating system notices this fault, because the program is
 * not Node.
 */
const dialOfAnotherProgram = [
  "Another program dials an address outside this machine, and prints nothing",
  "README.md",
  "$ node quote.ts 60",
  "$ curl -s http://192.0.2.1/ || true\n$ node quote.ts 60",
] as const;

/**
 * Copies a folder that runs, breaks each copy in one way, and returns the copies. The check must
 * find a fault in each.
 */
export function breakFolders(root: string): BrokenFolder[] {
  const all = isIsolated ? [...breaks, dialOfAnotherProgram] : breaks;
  return all.map(([name, file, from, to], index) => {
    const folder = `examples/broken-${index}`;
    cpSync(join(root, "examples/node-script"), join(root, folder), { recursive: true });
    const path = join(root, folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(from)) throw new Error(`examples/node-script/${file} has no "${from}"`);
    writeFileSync(path, text.replaceAll(from, to));
    return { name, folder };
  });
}
