/** The fields of the root package.json that apply to all packages. */
export interface RootManifest {
  /** The address of the repository, such as `https://github.com/owner/almanac`. */
  readonly repository: string;
  readonly author: string;
  /** The keywords that every package has. */
  readonly keywords: readonly string[];
}

type Manifest = Readonly<Record<string, unknown>>;

/**
 * A manifest with the fields that say where the package comes from. Its own keywords come first. A
 * package that can be published also gets the script that stops `publish` while the repository has
 * no address.
 */
export function withOrigin(manifest: Manifest, folder: string, root: RootManifest): Manifest {
  const { repository: address, author } = root;
  const own = (manifest.keywords as readonly string[] | undefined) ?? [];
  const origin = {
    keywords: [...new Set([...own, ...root.keywords])],
    homepage: `${address}/tree/main/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    license: manifest.license,
    author,
    repository: { type: "git", url: `git+${address}.git`, directory: folder },
  };
  const rest = Object.entries(manifest).filter(([field]) => !(field in origin));
  const at = rest.findIndex(([field]) => field === "description") + 1;
  const fields = [...rest.slice(0, at), ...Object.entries(origin), ...rest.slice(at)];
  return Object.fromEntries(
    fields.map(([field, value]) => [
      field,
      field === "scripts" && manifest.private !== true ? withGuard(value as Manifest) : value,
    ]),
  );
}

function withGuard(scripts: Manifest): Manifest {
  return { ...scripts, prepublishOnly: "node ../../scripts/refuse-publishing.mjs" };
}
