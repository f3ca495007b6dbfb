import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Member {
  /** Path from the root of the repository: `packages/dimweight`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every folder in packages/ and apps/ that has a manifest. */
export function members(): Member[] {
  return ["packages", "apps"].flatMap((parent) =>
    readdirSync(parent)
      .map((name) => join(parent, name))
      .filter((folder) => existsSync(join(folder, "package.json")))
      .map((folder) => ({
        folder,
        manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest,
      })),
  );
}
