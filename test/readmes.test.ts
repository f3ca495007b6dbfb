import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { anchorsOf, linksOf } from "./markdown-links.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { repository } = readJson("package.json") as { readonly repository: string };

/**
 * The README of every package that people use. Those that are compiled into others are used by
 * their authors alone.
 */
const readmes = globSync("{packages,apps}/*/README.md", { cwd: root })
  .filter((path) => !/^packages\/(?:kernel|questions)\//.test(path))
  .sort();

/**
 * Sections in the order in which a reader needs them. Others stand between what is covered and
 * the limits.
 */
const sections = [
  "Size",
  "Runtimes",
  "What is covered",
  "Errors",
  "Options",
  "Limits",
  "Sources",
  "Freshness",
];
/** A package without options has no such section. */
const optional = ["Options"];
/** Packages whose answer can be drawn. */
const drawn = ["certs", "dimweight", "storefront-fixtures", "tax", "vin"];

/** The headings of sections, in their order. */
function headingsOf(text: string): readonly string[] {
  const prose = text.replace(/```[\s\S]*?```/g, "");
  return [...prose.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);
}

/** Whether npm packs a file: the manifest names it or its folder, or npm packs it always. */
function isPacked(folder: string, path: string): boolean {
  const { files = [] } = readJson(`${folder}/package.json`) as { readonly files?: string[] };
  const always = ["package.json", "README.md", "LICENSE"];
  return [...files, ...always].some((each) => path === each || path.startsWith(`${each}/`));
}

/**
 * The file of the repository to which a link leads, and its anchor; undefined if it
 * leads elsewhere.
 */
function targetOf(link: string): { readonly path: string; readonly anchor?: string } | undefined {
  if (!link.startsWith(repository)) return undefined;
  const [, path = "", anchor] =
    /^\/(?:blob|raw|tree)\/main\/([^#]*)(?:#(.*))?$/.exec(link.slice(repository.length)) ?? [];
  return anchor === undefined ? { path } : { path, anchor };
}

function isBroken(readme: string, link: string): boolean {
  const folder = dirname(readme);
  const { private: isPrivate = false } = readJson(`${folder}/package.json`);
  const target = targetOf(link);
  if (target !== undefined) return !leads(target.path, target.anchor);
  if (/^[a-z]+:/.test(link)) return new URL(link).hostname.endsWith(".invalid");
  const [path = "", anchor] = link.split("#");
  if (path === "") return !leads(readme, anchor);
  // npm shows the README beside the packed files only. The others have to be linked by the address
  // of the repository.
  if (!isPrivate && !isPacked(folder, path)) return true;
  return !leads(join(folder, path), anchor);
}

function leads(path: string, anchor: string | undefined): boolean {
  const file = join(root, path);
  if (path === "" || !existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, "utf8")).includes(anchor);
}

test("finds the READMEs", () => expect(readmes.length).toBeGreaterThanOrEqual(10));

describe.for(readmes)("%s", (readme) => {
  const text = readFileSync(join(root, readme), "utf8");
  const headings = headingsOf(text);
  const intro = text.split(/^## /m)[0] ?? "";

  test("has its sections in the usual order", () => {
    const own = headings.filter((heading) => sections.includes(heading));
    const wanted = sections.filter((each) => !optional.includes(each) || headings.includes(each));
    expect(own).toEqual(wanted);
  });

  test("has other sections only between what is covered and the limits", () => {
    const others = headings.filter((heading) => !sections.includes(heading));
    const middle = headings.slice(headings.indexOf("What is covered"), headings.indexOf("Limits"));
    expect(others.filter((heading) => !middle.includes(heading))).toEqual([]);
  });

  test("begins with its name, a sentence, how to get it, and an example", () => {
    const { name } = readJson(`${dirname(readme)}/package.json`) as { readonly name: string };
    expect(intro).toMatch(new RegExp(`^# ${name}\n\n[A-Z][^]+?\\.`));
    expect(intro).toMatch(/```sh\nnpm (?:install|start)/);
    if (readme !== "apps/api/README.md") expect(intro).toMatch(/```(?:ts|console)\n/);
  });

  test("has a picture if its answer can be drawn", () => {
    const pictures = [...intro.matchAll(/^!\[[^\]]{20,}\]\(([^)]+)\)$/gm)];
    const isDrawn = drawn.some((name) => readme === `packages/${name}/README.md`);
    expect(pictures).toHaveLength(isDrawn ? 1 : 0);
  });

  test("has only links that lead somewhere outside the repository too", () => {
    expect(linksOf(text).filter((link) => isBroken(readme, link))).toEqual([]);
  });
});

test("a link to a file that is not packed is broken, and so is one to a file or heading that does not exist", () => {
  const broken = (link: string) => isBroken("packages/vin/README.md", link);
  expect(broken("../../docs/vin.md")).toBe(true);
  expect(broken("test/index.test.ts")).toBe(true);
  expect(broken(`${repository}/blob/main/docs/vim.md`)).toBe(true);
  expect(broken(`${repository}/blob/main/docs/vin.md#no-heading`)).toBe(true);
  expect(broken(`${repository}/docs/vin.md`)).toBe(true);
  expect(broken("https://elsewhere.invalid/almanac")).toBe(true);
  expect(broken("#no-heading")).toBe(true);
  expect(broken("#limits")).toBe(false);
  expect(broken(`${repository}/blob/main/docs/vin.md`)).toBe(false);
});
