// Runs the examples of all pages where nothing outside this machine can be reached. examples.ts
// starts it.
import process from "node:process";
import { brokenBlocks } from "./blocks/broken-blocks.ts";
import { checkBlocks, tables } from "./blocks/check-blocks.ts";
import { openWorkshop } from "./blocks/open-workshop.ts";
import { brokenExamples } from "./broken-examples.ts";
import { compileExamples } from "./compile-examples.ts";
import { findCodeBlocks } from "./find-code-blocks.ts";
import { type Example, findExamples, isProgram } from "./find-examples.ts";
import { runExamples } from "./run-examples.ts";
import { startServers } from "./start-servers.ts";

const folder = process.argv[2] ?? ".";
const servers = await startServers(folder);
const workshop = await openWorkshop(folder);
const examples = findExamples();
const others = findCodeBlocks().filter((block) => !isProgram(block));
const faults = [
  ...(await faultsOf(examples)),
  ...(await checkBlocks(others, tables, workshop)),
  // This checks the checks themselves: they must find a fault in every broken example.
  ...(await missedFaults()),
];
servers.close();
await workshop.close();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
process.stdout.write(
  `examples: ${examples.length} programs compiled and run, ${others.length} other blocks checked, ${faults.length} with a fault\n`,
);

async function faultsOf(some: readonly Example[]): Promise<readonly string[]> {
  return [
    ...compileExamples(folder, some),
    ...(await runExamples(folder, some, servers.environment)),
  ];
}

async function missedFaults(): Promise<readonly string[]> {
  const examplesAtFault = (await faultsOf(brokenExamples())).join("\n");
  const missed = brokenExamples()
    .filter(
      ({ name, file }) =>
        ![`${file}.ts(`, `${name} failed`].some((said) => examplesAtFault.includes(said)),
    )
    .map(({ name }) => name);
  for (const { name, blocks, tables, fault } of brokenBlocks()) {
    const found = await checkBlocks(blocks, tables, workshop);
    if (!found.some((message) => message.includes(fault))) missed.push(`broken ${name}`);
  }
  return missed.map((name) => `${name}: no fault was found`);
}
