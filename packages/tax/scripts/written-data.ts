import { globSync } from "node:fs";
import { dirname, matchesGlob, resolve } from "node:path";
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

/** Which tables are written in another form, and how. */
interface Writing {
  /** The start of the names of the folders of the jurisdictions. */
  readonly folders: string;
  /** The expression of one export of a figures file. */
  readonly written: (data: Tables) => string;
  /** The statements that the expressions need. */
  readonly imports?: readonly string[];
}

/** Writes the tables of jurisdictions in another form. */
export function writtenData(name: string, { folders, written, imports = [] }: Writing): Plugin {
  const files = `src/jurisdictions/${folders}*/{,contribution-}figures.ts`;
  const setup: Plugin["setup"] = (build) => {
    const built = new Set<string>();
    build.onLoad(
      { filter: /[\\/]src[\\/]jurisdictions[\\/][^\\/]+[\\/](?:contribution-)?figures\.ts$/ },
      async ({ path }) => {
        if (!matchesGlob(path, resolve(files))) return undefined;
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
      const expected = globSync(files).length;
      if (built.size === expected) return undefined;
      return { errors: [{ text: `${name}: ${built.size} of ${expected} tables are written` }] };
    });
  };
  return { name, setup };
}

function isData(value: unknown): value is Tables {
  return typeof value === "object" && value !== null && "code" in value && "figures" in value;
}
