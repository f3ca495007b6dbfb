import { globSync } from "node:fs";

/**
 * The exports of a manifest, by subpath. A pattern such as `"./*": "./src/makers/*.ts"` is replaced
 * by one subpath for each file that matches, because esbuild, the check of packages and the smoke
 * test need every entry by name.
 */
export function entriesOf(
  folder: string,
  exports: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([subpath, target]) =>
      subpath.includes("*") && typeof target === "string"
        ? expanded(folder, subpath, target)
        : [[subpath, target]],
    ),
  );
}

/** The files of an export: a single file, or one for each condition. */
export function filesOf(target: unknown): string[] {
  if (typeof target === "string") return [target];
  if (typeof target !== "object" || target === null) return [];
  return [...new Set(Object.values(target).flatMap(filesOf))];
}

function expanded(folder: string, subpath: string, target: string): [string, string][] {
  const [before = "", after = ""] = target.replace(/^\.\//, "").split("*");
  return globSync(`${before}*${after}`, { cwd: folder })
    .sort()
    .map((file) => {
      const name = file.slice(before.length, file.length - after.length);
      return [subpath.replace("*", name), `./${file}`];
    });
}
