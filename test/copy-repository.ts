import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Copies every file that is committed, or could be, into a folder. */
export function copyRepository(folder: string): void {
  const tracked = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", tracked, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter((each) => each !== "" && existsSync(join(root, each)))) {
    cpSync(join(root, file), join(folder, file));
  }
}
