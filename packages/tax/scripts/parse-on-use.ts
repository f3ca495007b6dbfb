import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];
type Data = Readonly<Record<string, unknown>>;

/**
 * Builds the tables of a jurisdiction as text that is parsed when somebody asks for them. As literals all of them would be
 * compiled and made whenever the package is imported, which takes longer than everything else in it together.
 */
export const parseOnUse: Plugin = {
  name: "parse-on-use",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](?:us|intl)[\\/]data[\\/][^\\/]+\.ts$/ }, async (file) => {
      const module: Data = await import(pathToFileURL(file.path).href);
      const exported = Object.entries(module);
      const tables = exported.flatMap(([name, value]) => (isData(value) ? [{ name, value }] : []));
      if (tables.length < exported.length) return undefined;
      const contents = tables.map(({ name, value }) => `export const ${name} = ${written(value)};`);
      return { contents: contents.join("\n"), loader: "js" };
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

/** A getter that becomes a plain property the first time it is asked. */
function parsedOnUse(name: string, value: unknown): string {
  const text = JSON.stringify(JSON.stringify(value));
  return `get ${name}() {
  const value = JSON.parse(${text});
  Object.defineProperty(this, "${name}", { value, enumerable: true });
  return value;
},`;
}
