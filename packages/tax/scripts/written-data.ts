import { globSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Options } from "tsup";
import type { Figure, Source, TaxYear } from "../src/engine/figures.ts";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** The data of a jurisdiction, or its contributions. */
export interface Tables {
  readonly code: string;
  readonly sources: Readonly<Record<string, Source>>;
  readonly years?: readonly (TaxYear | string)[];
  readonly figures: Readonly<Record<string, readonly Figure<unknown>[]>>;
}

/**
 * Writes the tables of every jurisdiction in another form. `written` gives the expression of one
 * export, `imports` the statements that the expressions need.
 */
export function writtenData(
  name: string,
  written: (data: Tables) => string,
  imports: readonly string[] = [],
): Plugin {
  const setup: Plugin["setup"] = (build) => {
    const built = new Set<string>();
    build.onLoad(
      { filter: /[\\/]src[\\/]jurisdictions[\\/][^\\/]+[\\/](?:contribution-)?figures\.ts$/ },
      async ({ path }) => {
        const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
        const exports = Object.entries(module).map(([exported, value]) => {
          if (isData(value)) return `export const ${exported} = ${written(value)};`;
          throw new Error(
            `${path}: ${exported} is not the tables of a jurisdiction: move it to rules.ts`,
          );
        });
        built.add(path);
        const contents = [...imports, ...exports].join("\n");
        return { contents, loader: "js", resolveDir: dirname(path) };
      },
    );
    // A figures file under another name would be built as ordinary code. Without this check nothing
    // would report it.
    build.onEnd(() => {
      const expected = globSync("src/jurisdictions/*/{,contribution-}figures.ts").length;
      if (built.size === expected) return undefined;
      return { errors: [{ text: `${name}: ${built.size} of ${expected} tables are written` }] };
    });
  };
  return { name, setup };
}

function isData(value: unknown): value is Tables {
  return typeof value === "object" && value !== null && "code" in value && "figures" in value;
}
