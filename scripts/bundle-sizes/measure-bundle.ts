import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Plugin, rolldown } from "rolldown";
import { members } from "../members.ts";

/** A program that a user could bundle. */
export interface Program {
  /** What it imports, in a few words. */
  readonly what: string;
  /** The imported names, by the entry that has them. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether it runs in Node, which has the modules `node:*`. Otherwise it runs in browsers
   * and workers.
   */
  readonly isForNode?: boolean;
}

/** Sizes in kilobytes (1,000 bytes). */
export interface BundleSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** Bundles a program from the built packages as Vite does, minified, and compresses it. */
export async function measureBundle({ imports, isForNode = false }: Program): Promise<BundleSize> {
  const lines = Object.entries(imports).map(
    ([entry, names]) => `export { ${names.join(", ")} } from "${entry}";`,
  );
  const bundle = await rolldown({
    input: program,
    platform: "browser",
    external: isForNode ? /^node:/ : [],
    plugins: [resolver(lines.join("\n"), isForNode ? ["node"] : ["browser"])],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return {
    gzip: gzipSync(code, { level: 9 }).length / 1000,
    brotli: brotliCompressSync(code).length / 1000,
  };
}

/** The path of the program. No such file exists; the path is in a package that can import zod. */
const program = resolve("packages/storefront-fixtures/program.js");

/**
 * Resolves an entry to the file of the published package. In the workspace, the same name would
 * lead to a source.
 */
function resolver(code: string, conditions: readonly string[]): Plugin {
  const all = members();
  return {
    name: "built-packages",
    resolveId(id) {
      if (id === program) return id;
      const member = all.find(({ manifest: { name } }) => id === name || id.startsWith(`${name}/`));
      if (member === undefined) return null;
      const { folder, manifest } = member;
      const { publishConfig } = manifest as {
        readonly publishConfig?: { readonly exports?: Readonly<Record<string, Conditions>> };
      };
      const subpath = `.${id.slice(manifest.name.length)}`;
      const file = targetOf(publishConfig?.exports ?? {}, subpath, [...conditions, "default"]);
      if (file === undefined) throw new Error(`${id} is not an entry of ${manifest.name}`);
      return resolve(folder, file);
    },
    load: (id) => (id === program ? code : null),
  };
}

type Conditions = Readonly<Record<string, string>>;

/** The file of an entry under the first condition that the entry has, as bundlers choose it. */
function targetOf(
  exports: Readonly<Record<string, Conditions>>,
  subpath: string,
  conditions: readonly string[],
): string | undefined {
  for (const [key, targets] of Object.entries(exports)) {
    const [before = "", after = ""] = key.split("*");
    const fits = key.includes("*")
      ? subpath.startsWith(before) && subpath.endsWith(after)
      : subpath === key;
    if (!fits) continue;
    const [, file] =
      Object.entries(targets).find(([condition]) => conditions.includes(condition)) ?? [];
    return file?.replace("*", subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}
