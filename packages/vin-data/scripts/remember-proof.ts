import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Records, outside the repository, that a build was compared and was equal. The next check of the
 * same files by the same scripts and the same Node needs no build. A fresh clone has no record.
 */
export function provenBefore(root: string, inputs: readonly string[]) {
  const hash = createHash("sha256").update(process.version);
  const scripts = globSync("{scripts,src/compile,src/node}/*.ts", { cwd: root }).sort();
  for (const file of [...scripts.map((script) => join(root, script)), ...inputs]) {
    hash.update(file).update(existsSync(file) ? readFileSync(file) : "missing");
  }
  const digest = hash.digest("hex");
  const file = join(root, "node_modules/.cache/proven.txt");
  return {
    isProven: existsSync(file) && readFileSync(file, "utf8") === digest,
    remember(): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, digest);
    },
  };
}
