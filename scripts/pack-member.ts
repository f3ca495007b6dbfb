import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Member } from "./members.ts";

/** Packs a package that is built, and returns the path of the tarball. */
export function packMember({ folder, manifest }: Member, destination: string): string {
  execFileSync("pnpm", ["pack", "--pack-destination", destination], { cwd: folder });
  const file = `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`;
  return join(destination, file);
}
