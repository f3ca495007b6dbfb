import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { anchorsOf, linksOf } from "./markdown-links.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const pages = globSync(["*.md", "{docs,bench}/*.md", "{packages,apps}/*/*.md"], {
  cwd: root,
}).sort();

function brokenLinks(page: string): readonly string[] {
  return linksOf(readFileSync(join(root, page), "utf8"))
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? join(root, page) : join(root, dirname(page), path);
      if (!existsSync(target) || relative(root, target).startsWith("..")) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
    });
}

test("finds the pages whose links it checks", () => {
  expect(pages).toContain("docs/storefront.md");
});

test.for(pages)("every link in %s leads to a file and a heading that exist", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});
