import { globSync, readFileSync } from "node:fs";

/** A fenced block of a page. */
export interface CodeBlock {
  readonly page: string;
  /** The word after the fence, such as `sh`; empty for a block without one. */
  readonly language: string;
  readonly text: string;
  /** The line of its fence, from 1. */
  readonly line: number;
}

const pages = [
  "*.md",
  "docs/*.md",
  "bench/*.md",
  "examples/{*,*/*}.md",
  "{packages,apps}/*/README.md",
  "packages/*/test/cases/*.md",
];

/** Every fenced block of every page that people read, in the order of the pages. */
export function findCodeBlocks(): CodeBlock[] {
  return globSync(pages, { exclude: ["**/node_modules/**"] })
    .sort()
    .flatMap(codeBlocksOf);
}

export function codeBlocksOf(page: string): CodeBlock[] {
  const content = readFileSync(page, "utf8");
  return [...content.matchAll(/^( *)```(.*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = "", 2: language = "", 3: text = "" }) => ({
      page,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      line: content.slice(0, index).split("\n").length,
    }),
  );
}
