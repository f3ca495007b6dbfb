// Checks every TypeScript example of the READMEs and of docs/ as a reader uses it: in an empty folder with the packed packages
// installed, compiled under `strict`, and then run. A line `expression; // => value` must give that value. Needs the tarballs
// that scripts/packages.ts writes, and Chromium for the examples of Playwright.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brokenExamples } from "./examples/broken-examples.ts";
import { compileExamples } from "./examples/compile-examples.ts";
import { type Example, findExamples } from "./examples/find-examples.ts";
import { installPackages } from "./examples/install-packages.ts";
import { runExamples } from "./examples/run-examples.ts";
import { startServers } from "./examples/start-servers.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-examples-"));
const servers = await startServers(folder);
try {
  installPackages(folder);
  const examples = findExamples();
  const faults = [
    ...(await faultsOf(examples)),
    // A check that finds no fault in a broken example would be worth nothing.
    ...(await missedFaults()),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  process.stdout.write(
    `examples: ${examples.length} compiled and run, ${faults.length} with a fault\n`,
  );
} finally {
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}

async function faultsOf(examples: readonly Example[]): Promise<readonly string[]> {
  return [
    ...compileExamples(folder, examples),
    ...(await runExamples(folder, examples, servers.environment)),
  ];
}

async function missedFaults(): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const example of brokenExamples()) {
    const faults = await faultsOf([example]);
    if (faults.length === 0) missed.push(`${example.name} is broken, and no fault was found`);
  }
  return missed;
}
