// Checks every code block of the READMEs and of docs/ as a reader uses it: in an empty folder with
// the packed packages installed. TypeScript is compiled under `strict` and then run; a line
// `expression; // => value` must give that value. Sessions and commands run in a shell, and JSON is
// compared with the API. Needs the tarballs that scripts/packages.ts writes, and Chromium for the
// examples of Playwright. Installing needs the registry; after that, nothing outside this machine
// can be reached.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "./examples/install-packages.ts";
import { runWithoutNetwork } from "./examples/without-network.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-examples-"));
try {
  installPackages(folder);
  if (!runWithoutNetwork("scripts/examples/run-offline.ts", [folder])) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
