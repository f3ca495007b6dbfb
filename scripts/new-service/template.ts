import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copiesOfDimweight } from "./copies-of-dimweight.ts";
import type { Names } from "./names.ts";

const folder = fileURLToPath(new URL("template/", import.meta.url));

/**
 * The files of a new service by their paths. Those that are alike in all services are made from the
 * files of dimweight. The rest is a tree of text files whose paths end in `.txt`, so that no tool
 * reads it as code. Paths and texts contain the placeholders `_id_`, `_name_`, `_Name_` and
 * `_Title_`. What a text imports from `_kernel_` or `_cli_` is found by its name, so that a file
 * can move there.
 */
export function renderTemplate(names: Names): ReadonlyMap<string, string> {
  const paths = globSync("**/*.txt", { cwd: folder }).sort();
  const rendered = paths.map((path): [string, string] => [
    withNames(path.replace(/\.txt$/, ""), names),
    withImports(withNames(readFileSync(join(folder, path), "utf8"), names)),
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

/**
 * Replaces the imports from `_kernel_` and `_cli_` by imports of the files that export the names.
 */
function withImports(text: string): string {
  return text.replaceAll(/import \{ (.*) \} from "_(kernel|cli)_";/g, (_, names: string, from) =>
    names
      .split(", ")
      .map((name) => `import { ${name} } from "${fileOf(name.replace("type ", ""), from)}";`)
      .join("\n"),
  );
}

/**
 * The module of the kernel, or the file of the command line as its services import it, that exports
 * a name.
 */
function fileOf(name: string, from: string): string {
  const sources = from === "kernel" ? "packages/kernel/src" : "apps/cli/src";
  const exported = new RegExp(
    `^export (?:async )?(?:function|const|class|interface|type) ${name}\\b`,
    "m",
  );
  const file = globSync("**/*.ts", { cwd: sources }).find((each) =>
    exported.test(readFileSync(join(sources, each), "utf8")),
  );
  if (file === undefined) throw new Error(`no file of ${sources} exports ${name}`);
  return from === "kernel" ? `@almanac/kernel/${file.replace(/\.ts$/, "")}` : `../${file}`;
}
