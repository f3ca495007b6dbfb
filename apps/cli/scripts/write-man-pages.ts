// Writes the manual pages of every command. Run by `pnpm build`, after the bundle: node
// scripts/write-man-pages.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { PassThrough } from "node:stream";
import { topics } from "../src/commands/help.ts";
import { commands } from "../src/commands/index.ts";
import { createContext } from "../src/context.ts";
import { createCommandTree } from "../src/parser/root-command.ts";
import { plain } from "../src/text/style.ts";
import { version } from "../src/version.ts";
import { manPage, pageName } from "./man-page.ts";

const folder = process.argv[2] ?? new URL("../dist/man", import.meta.url).pathname;

const unused = new PassThrough();
const io = {
  stdin: unused,
  stdout: unused,
  stderr: unused,
  now: () => 0,
  signal: new AbortController().signal,
};
const root = await createCommandTree(createContext(io, []), commands);
const pages = [root, ...root.commands];
const others = pages.map(pageName);
const sections = topics.map(({ name, text }) => {
  const [, ...lines] = text(plain).split("\n");
  return [name.replaceAll("-", " ").toUpperCase(), lines.join("\n")] as const;
});

mkdirSync(folder, { recursive: true });
for (const command of pages) {
  const text = manPage(command, { version, others, ...(command === root ? { sections } : {}) });
  writeFileSync(join(folder, `${pageName(command)}.1`), text);
}
