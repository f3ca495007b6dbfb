import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Extent } from "./sample-or-everything.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const readManifest = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** The manifests of the packages that can be published. */
export const published = globSync("{packages,apps}/*/package.json", { cwd: root }).filter(
  (path) => readManifest(path).private !== true,
);

/**
 * Tries to publish packages of this repository, while its address does not exist. A sample is
 * one package.
 */
export function testRefusalByNpm(extent: Extent): void {
  const { repository } = readManifest("package.json");

  // Nothing listens at this address, so a package that is not refused would not get further either.
  test.for([...extent.oneIn(published.length, published)])(
    "npm refuses %s before it opens a connection",
    (path) => {
      const { status, stdout, stderr } = spawnSync(
        "npm",
        ["publish", "--registry", "http://127.0.0.1:9/", "--fetch-retries", "0"],
        { cwd: dirname(join(root, path)), encoding: "utf8" },
      );
      expect(status).not.toBe(0);
      if (repository === "https://example.invalid/almanac")
        expect(stdout + stderr).toContain("Not published: ");
      else expect(stdout + stderr).not.toContain("Not published: ");
    },
  );
}
