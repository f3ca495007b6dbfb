import { type CodeBlock, findCodeBlocks } from "./find-code-blocks.ts";

/** The program that runs an example: Node, or the test runner for which the example is written. */
export type Runner = "node" | "vitest" | "playwright";

export interface Example {
  /** File and number of the block: `packages/vin/README.md 2`. */
  readonly name: string;
  /** The name of its file, without an ending. */
  readonly file: string;
  readonly code: string;
  readonly runner: Runner;
}

/** Every block of TypeScript or JavaScript in the pages that people read. */
export function findExamples(): Example[] {
  const counts = new Map<string, number>();
  return findCodeBlocks()
    .filter(isProgram)
    .map(({ page, text }) => {
      const count = (counts.get(page) ?? 0) + 1;
      counts.set(page, count);
      return toExample(`${page} ${count}`, text);
    });
}

/** Whether a block is compiled and run as a program. */
export function isProgram({ language }: CodeBlock): boolean {
  return language === "ts" || language === "js";
}

export function toExample(name: string, code: string): Example {
  return { name, file: name.replace(/\W+/g, "-"), code, runner: runnerOf(code) };
}

function runnerOf(code: string): Runner {
  if (code.includes('"@playwright/test"')) return "playwright";
  return /^test\(/m.test(code) ? "vitest" : "node";
}
