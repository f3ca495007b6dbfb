import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];
type Data = Readonly<Record<string, unknown>>;

/**
 * Writes the tables of a jurisdiction as JSON text that is parsed on first use. As object literals,
 * all tables would be compiled and created whenever the package is imported, which takes longer
 * than the rest of the import.
 */
export const parseOnUse: Plugin = {
  name: "parse-on-use",
  setup(build) {
    const built = new Set<string>();
    build.onLoad(
      { filter: /[\\/]src[\\/]jurisdictions[\\/][^\\/]+[\\/](?:contribution-)?figures\.ts$/ },
      async ({ path }) => {
        const module: Data = await import(pathToFileURL(path).href);
        const contents = Object.entries(module).map(([name, value]) => {
          if (isData(value)) return `export const ${name} = ${written(value)};`;
          throw new Error(
            `${path}: ${name} is not the tables of a jurisdiction: move it to rules.ts`,
          );
        });
        built.add(path);
        return { contents: contents.join("\n"), loader: "js" };
      },
    );
    // A figures file under another name would be built as ordinary code. Without this check nothing
    // would report it.
    build.onEnd(() => {
      const expected = globSync("src/jurisdictions/*/{,contribution-}figures.ts").length;
      if (built.size === expected) return undefined;
      return {
        errors: [{ text: `parse-on-use: ${built.size} of ${expected} tables are parsed on use` }],
      };
    });
  },
};

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && "code" in value && "figures" in value;
}

function written(data: Data): string {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data)) {
    throw new Error(`${String(data.code)}: not everything in its tables can be written as JSON`);
  }
  const members = Object.entries(data).map(([name, value]) =>
    typeof value === "object" ? parsedOnUse(name, value) : `${name}: ${JSON.stringify(value)},`,
  );
  return `{\n${members.join("\n")}\n}`;
}

/** A getter that becomes a plain property when it is first read. */
function parsedOnUse(name: string, value: unknown): string {
  const text = JSON.stringify(JSON.stringify(value));
  return `get ${name}() {
  const value = JSON.parse(${text});
  Object.defineProperty(this, "${name}", { value, enumerable: true });
  return value;
},`;
}
