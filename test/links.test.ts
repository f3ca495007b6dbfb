import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const pages = globSync(["*.md", "{docs,bench}/*.md", "{packages,apps}/*/*.md"], {
  cwd: root,
}).sort();

/** The anchors that GitHub and similar sites create from the headings of a page. */
function anchorsOf(path: string): readonly string[] {
  return [...readFileSync(path, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function brokenLinks(page: string): readonly string[] {
  const text = readFileSync(join(root, page), "utf8").replace(/```[\s\S]*?```/g, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? join(root, page) : join(root, dirname(page), path);
      if (!existsSync(target) || relative(root, target).startsWith("..")) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
}

test("finds the pages whose links it checks", () => {
  expect(pages).toContain("docs/storefront.md");
});

test.for(pages)("every link in %s leads to a file and a heading that exist", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});
