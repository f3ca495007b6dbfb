import { globSync, readFileSync } from "node:fs";

/** What runs an example: Node, or the program whose tests the example defines. */
export type Runner = "node" | "vitest" | "playwright";

export interface Example {
  /** File and number of the block: `packages/vin/README.md 2`. */
  readonly name: string;
  /** The name of its file, without an ending. */
  readonly file: string;
  readonly code: string;
  readonly runner: Runner;
}

/** Every block of TypeScript or JavaScript in the READMEs and in docs/. */
export function findExamples(): Example[] {
  const pages = globSync(["README.md", "packages/*/README.md", "apps/*/README.md", "docs/*.md"]);
  return pages.sort().flatMap((page) => {
    const blocks = [...readFileSync(page, "utf8").matchAll(/^```(?:ts|js)\n([\s\S]*?)^```/gm)];
    return blocks.map(([, code = ""], index) => toExample(`${page} ${index + 1}`, code));
  });
}

export function toExample(name: string, code: string): Example {
  return { name, file: name.replace(/\W+/g, "-"), code, runner: runnerOf(code) };
}

function runnerOf(code: string): Runner {
  if (code.includes('"@playwright/test"')) return "playwright";
  return /^test\(/m.test(code) ? "vitest" : "node";
}
