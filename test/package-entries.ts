import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { entriesOf } from "../scripts/entries.ts";

const packages = fileURLToPath(new URL("../packages/", import.meta.url));

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8")) as Manifest;
}

/** The modules that a program can import from a package, by subpath, as Node loads them. */
export async function entryModules(
  folder: string,
  { exports }: Pick<Manifest, "exports"> = manifestOf(folder),
): Promise<ReadonlyMap<string, object>> {
  const place = join(packages, folder);
  const files = Object.entries(entriesOf(place, exports))
    .map(([subpath, target]) => [subpath, fileInNode(target)] as const)
    .filter(([, file]) => file.endsWith(".ts"));
  return new Map(
    await Promise.all(
      files.map(async ([subpath, file]) => {
        const module: object = await import(pathToFileURL(join(place, file)).href);
        return [subpath, module] as const;
      }),
    ),
  );
}

function fileInNode(target: unknown): string {
  return String(typeof target === "string" ? target : Reflect.get(Object(target), "default"));
}
