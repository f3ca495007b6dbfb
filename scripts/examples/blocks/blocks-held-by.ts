import { fileURLToPath } from "node:url";
import { type CodeBlock, codeBlocksOf } from "../find-code-blocks.ts";
import { heldElsewhere } from "./held-elsewhere.ts";

const root = new URL("../../../", import.meta.url);

/**
 * The blocks that a test holds, as the pages print them, in the order of held-elsewhere.ts. `test`
 * is its path in the repository.
 */
export function blocksHeldBy(test: string): CodeBlock[] {
  const rows = heldElsewhere.filter((row) => row.kind === "held by a test" && row.test === test);
  return rows.map(({ page, start }) => {
    const blocks = codeBlocksOf(fileURLToPath(new URL(page, root)));
    const block = blocks.find(({ text }) => text.startsWith(start));
    if (block === undefined) throw new Error(`${page} has no block that starts ${start}`);
    return block;
  });
}
