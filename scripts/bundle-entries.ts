import { build } from "esbuild";

/** An entry of a package, as a program imports it. */
export interface PackageEntry {
  /** Such as `@almanac/certs/core`. */
  readonly name: string;
  /**
   * Whether the entry says that it needs Node, because all its files are in the folder for Node.
   */
  readonly needsNode: boolean;
}

interface Target {
  readonly conditions: readonly string[];
  /** Whether the platform has the modules of Node. */
  readonly hasNode: boolean;
}

/** The conditions under which bundlers for these platforms look for files. */
const targets: Readonly<Record<string, Target>> = {
  Node: { conditions: ["node"], hasNode: true },
  "an unknown platform": { conditions: [], hasNode: true },
  "a browser": { conditions: ["browser"], hasNode: false },
  "a web worker": { conditions: ["worker", "browser"], hasNode: false },
  workerd: { conditions: ["workerd", "worker", "browser"], hasNode: false },
};

/**
 * Bundles every entry for every platform, as bundlers for workers do: only modules `node:*` stay
 * outside the bundle. Returns one sentence for each entry that cannot be bundled, or that imports
 * modules of Node on a platform without Node.
 *
 * @param folder The folder in which the packages are installed.
 */
export async function bundleEntries(
  folder: string,
  entries: readonly PackageEntry[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [platform, { conditions, hasNode }] of Object.entries(targets)) {
    for (const entry of entries) {
      const found = await bundle(folder, entry, conditions);
      const isRight = hasNode || entry.needsNode || found.node.length === 0;
      const imported = isRight ? [] : [`imports ${found.node.join(", ")}`];
      for (const fault of [...found.errors, ...imported]) {
        faults.push(`${entry.name} for ${platform}: ${fault}`);
      }
    }
  }
  return faults;
}

/** The modules of Node that the bundle of an entry imports, and the errors of the bundler. */
async function bundle(folder: string, { name }: PackageEntry, conditions: readonly string[]) {
  const errors: string[] = [];
  const result = await build({
    stdin: { contents: `export * from ${JSON.stringify(name)};`, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    conditions: [...conditions],
    external: ["node:*"],
    logLevel: "silent",
  }).catch((error: { readonly errors: readonly { readonly text: string }[] }) => {
    errors.push(...error.errors.map(({ text }) => text));
    return undefined;
  });
  const outputs = Object.values(result?.metafile.outputs ?? {});
  const imports = outputs.flatMap(({ imports }) => imports.map(({ path }) => path));
  return { errors, node: imports.filter((path) => path.startsWith("node:")) };
}
