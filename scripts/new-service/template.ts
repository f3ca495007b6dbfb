import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RootManifest } from "../with-origin.ts";
import type { Names } from "./names.ts";

const folder = fileURLToPath(new URL("template/", import.meta.url));

/**
 * The files of a new service by their paths. The template is a tree of text files whose paths end in `.txt`, so that no
 * tool reads it as code. Paths and texts contain the placeholders `_id_`, `_name_`, `_Name_` and `_Title_`. Texts also
 * contain `_repository_` for the address of the repository.
 */
export function renderTemplate(names: Names): ReadonlyMap<string, string> {
  const paths = globSync(["**/*.txt", ".changeset/*.txt"], { cwd: folder }).sort();
  const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as RootManifest;
  return new Map(
    paths.map((path) => [
      withNames(path.replace(/\.txt$/, ""), names),
      withNames(readFileSync(join(folder, path), "utf8"), names).replaceAll(
        "_repository_",
        repository,
      ),
    ]),
  );
}

function withNames(text: string, { id, camel, pascal, title }: Names): string {
  return text
    .replaceAll("_id_", id)
    .replaceAll("_name_", camel)
    .replaceAll("_Name_", pascal)
    .replaceAll("_Title_", title);
}
