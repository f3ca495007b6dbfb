interface FileSystem {
  globSync(pattern: string, options: { readonly cwd: string }): string[];
}

// Without the types of Node, because the pure libraries and their tests do not load them.
const { process } = globalThis as {
  readonly process?: { getBuiltinModule(name: "node:fs"): FileSystem };
};

/** Imports every file of a folder that matches a pattern. Returns the modules by path. */
export async function importAll(
  folder: string,
  pattern: string,
): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const paths =
    process?.getBuiltinModule("node:fs").globSync(pattern, { cwd: folder }).sort() ?? [];
  const imported = paths.map(async (path) => {
    const json = path.endsWith(".json") ? { with: { type: "json" } } : {};
    return [path, await import(`${folder}/${path}`, json)] as const;
  });
  return Object.fromEntries(await Promise.all(imported));
}
