import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { CodeBlock } from "../find-code-blocks.ts";
import { exampleFolders } from "../folders/install-folders.ts";
import { countOutsideDials } from "../without-network.ts";
import { checkJson } from "./check-json.ts";
import { checkCommands, checkSession } from "./check-shell.ts";
import { type DocumentedJson, documentedJson } from "./documented-answers.ts";
import { type HeldElsewhere, heldElsewhere } from "./held-elsewhere.ts";
import type { Workshop } from "./open-workshop.ts";

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  json: JSON.parse,
  toml: parseToml,
  yaml: parseYaml,
};

/** The tables that say how blocks are checked. The test of the checks passes smaller ones. */
export interface Tables {
  readonly elsewhere: readonly HeldElsewhere[];
  readonly json: Readonly<Record<string, readonly DocumentedJson[]>>;
}

export const tables: Tables = { elsewhere: heldElsewhere, json: documentedJson };

/**
 * Checks every block that is not TypeScript or JavaScript: sessions print what the page shows,
 * commands succeed, and JSON is what the API takes or answers. Returns one message for each fault,
 * a block without a check and a row of a table without a block included.
 */
export async function checkBlocks(
  blocks: readonly CodeBlock[],
  { elsewhere, json }: Tables,
  workshop: Workshop,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const block of blocks) {
    const dials = countOutsideDials();
    const listed = elsewhere.find((row) => isAbout(row, block));
    const found = listed
      ? [...unparsable(block), ...noDrawing(block, listed)]
      : await faultsOf(block, blocks, json, workshop);
    const hasDialled = countOutsideDials() > dials;
    const dialled = hasDialled ? ["dialled an address outside this machine"] : [];
    faults.push(...[...found, ...dialled].map((fault) => `${block.page}:${block.line}: ${fault}`));
  }
  return [...faults, ...staleRows(blocks, { elsewhere, json })];
}

async function faultsOf(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  json: Tables["json"],
  workshop: Workshop,
): Promise<readonly string[]> {
  const { page, language, text } = block;
  // example-folders.ts replays the session of a folder of examples/ in that folder.
  if (language === "console") return isOfFolder(page) ? [] : checkSession(text, workshop);
  if (language === "sh") return checkCommands(text, workshop);
  const faults = unparsable(block);
  if (faults.length > 0) return faults;
  const ofPage = blocks.filter((one) => one.page === page && one.language === "json");
  const at = ofPage.indexOf(block);
  const rows = json[page] ?? [];
  const documented = rows[at];
  if (documented === undefined) {
    return [
      `no check runs a block of ${language || "no language"}, and held-elsewhere.ts has none`,
    ];
  }
  const before = rows[at - 1];
  const path = before?.kind === "request" ? before.path : undefined;
  return checkJson(block, documented, ofPage[at - 1], path, workshop);
}

/** A row that calls a block a drawing needs no test, so the block must not be code. */
function noDrawing({ language }: CodeBlock, { kind }: HeldElsewhere): string[] {
  return kind === "drawing" && language !== "" ? [`is ${language}, and no drawing`] : [];
}

function unparsable({ language, text }: CodeBlock): string[] {
  try {
    parsers[language]?.(text);
    return [];
  } catch (error) {
    return [`is not ${language}: ${error}`];
  }
}

function staleRows(blocks: readonly CodeBlock[], { elsewhere, json }: Tables): string[] {
  const held = elsewhere.flatMap((row) => {
    const { page, start } = row;
    const count = blocks.filter((block) => isAbout(row, block)).length;
    return [
      ...(count === 1
        ? []
        : [`held-elsewhere.ts: ${page} has ${count} blocks that start ${start}`]),
      ...(row.kind === "drawing" || asksForBlocks(row.test)
        ? []
        : [`held-elsewhere.ts: ${row.test} does not call blocksHeldBy("${row.test}")`]),
    ];
  });
  const documented = Object.entries(json).flatMap(([page, rows]) => {
    const count = blocks.filter((block) => block.page === page && block.language === "json").length;
    return rows.length === count ? [] : [`documented-answers.ts: ${page} has ${count} blocks`];
  });
  return [...held, ...documented];
}

function asksForBlocks(test: string): boolean {
  const source = existsSync(test) ? readFileSync(test, "utf8") : "";
  return source.replaceAll(/\s/g, "").includes(`blocksHeldBy("${test}"`);
}

function isAbout({ page, start }: HeldElsewhere, block: CodeBlock): boolean {
  return block.page === page && block.text.startsWith(start);
}

function isOfFolder(page: string): boolean {
  return exampleFolders().includes(dirname(page));
}
