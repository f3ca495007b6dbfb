// Runs every folder of examples/ as a reader does: copied, with the packed packages and the tools
// of its manifest installed, and its README followed command by command. Needs the tarballs that
// scripts/packages.ts writes, and Chromium. Installing needs the registry; after that, nothing
// outside this machine can be reached.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileFolders } from "./examples/folders/compile-folders.ts";
import { installFolders } from "./examples/folders/install-folders.ts";
import { runWithoutNetwork } from "./examples/without-network.ts";

const root = mkdtempSync(join(tmpdir(), "almanac-example-folders-"));
try {
  const faults = [...(await installFolders(root)), ...compileFolders(root)];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const ran = runWithoutNetwork("scripts/examples/folders/run-folders.ts", [root]);
  if (faults.length > 0 || !ran) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
