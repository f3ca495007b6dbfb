// Changes the code of a package in small ways, one at a time, and runs the package's own tests on
// each changed copy: `npm run mutate -- kernel`. A change that no test notices (a survivor) fails
// the command, unless test/equivalent-mutants.json says why no test can notice it.
// `npm run mutate -- kernel numbers/` changes only the files whose path contains one of the texts.
import { existsSync, globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { Stryker } from "@stryker-mutator/core";

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** Changes of one line that give the same answers as the code, and the reason. */
interface EquivalentMutants {
  readonly file: string;
  /** The line in which the changes begin, without indentation. */
  readonly line: string;
  /** The text that replaces a part of the line, by that part. */
  readonly changes: readonly string[];
  readonly reason: string;
}

const [name = "", ...parts] = process.argv.slice(2);
const folder = `packages/${name}`;
if (name === "" || !existsSync(`${folder}/src`)) {
  process.stderr.write("mutate: send the name of a package: npm run mutate -- kernel\n");
  process.exit(2);
}
const changed = globSync(`${folder}/src/**/*.ts`)
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  .filter((file) => !/\/data\/|\/schema[./]/.test(file))
  .filter((file) => !readFileSync(file, "utf8").startsWith("// Written by"))
  .sort();

process.env.ALMANAC_MUTATED_PACKAGE = folder;
const results = await new Stryker({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutate.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: changed,
  // The copy has only what the tests of one library read.
  ignorePatterns: [
    "/*",
    "!/packages",
    "/packages/*",
    `!/${folder}`,
    "!/packages/kernel",
    "!/test",
    "!/scripts",
    "!/package.json",
    "!/tsconfig*.json",
    "!/vitest.mutate.config.ts",
  ],
  concurrency: 2,
  reporters: ["progress-append-only"],
  tempDirName: "node_modules/.cache/mutants",
  allowEmpty: true,
  checkers: [],
}).runMutationTest();

const listed: readonly EquivalentMutants[] = JSON.parse(
  readFileSync("test/equivalent-mutants.json", "utf8"),
);
const withStatus = (...wanted: readonly Mutant["status"][]) =>
  results.filter(({ status }) => wanted.includes(status)).map(described);
const survivors = withStatus("Survived", "NoCoverage");
// A loop without an end, or a machine that had too much to do.
const unfinished = withStatus("Timeout");
const unlisted = survivors.filter(({ file, line, change }) =>
  listed.every(
    (each) => each.file !== file || each.line !== line || !each.changes.includes(change),
  ),
);
const noticed = listed
  .filter(({ file }) => changed.includes(file))
  .flatMap(({ file, line, changes }) => changes.map((change) => ({ file, line, change })))
  .filter((each) => ![...survivors, ...unfinished].some((other) => isSame(each, other)));

for (const mutant of unfinished) {
  process.stdout.write(`mutate: ran out of time: ${JSON.stringify(mutant)}\n`);
}
for (const mutant of unlisted) process.stdout.write(`${JSON.stringify(mutant)}\n`);
for (const mutant of noticed) {
  process.stdout.write(`mutate: listed, but a test notices it: ${JSON.stringify(mutant)}\n`);
}
const all = results.map(described);
for (const file of changed) {
  process.stdout.write(`${file}: ${totals((mutant) => mutant.file === file)}\n`);
}
process.stdout.write(`mutate: ${totals(() => true)}\n`);
if (unlisted.length > 0 || noticed.length > 0) process.exitCode = 1;

interface Described {
  readonly file: string;
  readonly line: string;
  readonly change: string;
}

function totals(isCounted: (mutant: Described) => boolean): string {
  const count = (mutants: readonly Described[]) => mutants.filter(isCounted).length;
  const alive = count(survivors);
  const unknown = count(unlisted);
  return `${count(all) - alive} of ${count(all)} caught (${count(unfinished)} ran out of time), ${alive - unknown} equivalent, ${unknown} unlisted`;
}

function isSame(one: Described, other: Described): boolean {
  return one.file === other.file && one.line === other.line && one.change === other.change;
}

function described({ fileName, location: { start, end }, replacement = "" }: Mutant): Described {
  const file = relative(process.cwd(), fileName).replace(/^node_modules.*?(?=packages)/, "");
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const text = lines.join("\n");
  const ending = text.length - (lines.at(-1) ?? "").length + end.column - 1;
  // Without comments, which may be wrapped in another way tomorrow.
  const code = text.slice(start.column - 1, ending).replaceAll(/\s\/\/ .*$/gm, "");
  const replaced = code.replaceAll(/\s+/g, " ");
  return { file, line: (lines[0] ?? "").trim(), change: `${replaced} -> ${replacement}` };
}
