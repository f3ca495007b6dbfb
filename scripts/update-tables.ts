import { readFileSync, writeFileSync } from "node:fs";

/** A table of Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Code within a line of Markdown. */
export function code(text: string): string {
  return `\`${text}\``;
}

/**
 * Writes tables into pages, each between the comments `<!-- name:start -->` and
 * `<!-- name:end -->`. With `--check` it writes nothing, and fails if a table is out of date.
 *
 * @param script `import.meta.url` of the calling script, from which the paths start.
 */
export function updateTables(
  script: string,
  paths: readonly string[],
  tables: Readonly<Record<string, () => string>>,
): void {
  for (const path of paths) {
    const file = new URL(path, script);
    const before = readFileSync(file, "utf8");
    const after = before.replace(
      /<!-- (\w+):start -->[\s\S]*?<!-- \1:end -->/g,
      (whole, name: string) =>
        tables[name] ? `<!-- ${name}:start -->\n${tables[name]()}\n<!-- ${name}:end -->` : whole,
    );
    if (after === before) {
      console.log(`${path}: tables are up to date`);
    } else if (process.argv.includes("--check")) {
      console.error(`${path}: tables are out of date, run node scripts/update-docs.ts`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, after);
      console.log(`${path}: tables written`);
    }
  }
}
