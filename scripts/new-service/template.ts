import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copiesOfDimweight } from "./copies-of-dimweight.ts";
import type { Names } from "./names.ts";

const folder = fileURLToPath(new URL("template/", import.meta.url));

/**
 * The files of a new service by their paths. Those that are alike in all services are made from the files of dimweight. The
 * rest is a tree of text files whose paths end in `.txt`, so that no tool reads it as code. Paths and texts contain the
 * placeholders `_id_`, `_name_`, `_Name_` and `_Title_`.
 */
export function renderTemplate(names: Names): ReadonlyMap<string, string> {
  const paths = globSync("**/*.txt", { cwd: folder }).sort();
  const rendered = paths.map((path): [string, string] => [
    withNames(path.replace(/\.txt$/, ""), names),
    withNames(readFileSync(join(folder, path), "utf8"), names),
  ]);
  return new Map([...copiesOfDimweight(names), ...rendered]);
}

function withNames(text: string, { id, camel, pascal, title }: Names): string {
  return text
    .replaceAll("_id_", id)
    .replaceAll("_name_", camel)
    .replaceAll("_Name_", pascal)
    .replaceAll("_Title_", title);
}
