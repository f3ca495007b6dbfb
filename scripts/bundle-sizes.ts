// Measures the size of bundled programs that import a library. A bundle is minified, contains
// everything that the program needs, including zod, and is measured as gzip and as brotli.
// `bundles.json` of each library lists programs and their budgets. `--write` writes the sizes into
// the READMEs. Without it, the script fails if a budget is exceeded or a README is wrong. Needs the
// built packages.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BundleSize, measureBundle, type Program } from "./bundle-sizes/measure-bundle.ts";
import { sizeTable, statedSizes } from "./bundle-sizes/size-table.ts";
import { members } from "./members.ts";

interface Budgets {
  readonly programs: readonly (Program & { readonly budgetKb: BundleSize })[];
  /** Megabytes that the installed package may take. */
  readonly installedBudgetMb: number;
}

/**
 * A README may differ from the measured sizes by this share, because versions of zlib and of
 * dependencies compress differently.
 */
const tolerance = 0.03;

const published = members().filter(({ manifest }) => !manifest.private);
const isWriting = process.argv.includes("--write");
const faults: string[] = [];

for (const { folder, manifest } of published) {
  const file = join(folder, "bundles.json");
  if (!existsSync(file)) {
    faults.push(`${folder} has no bundles.json`);
    continue;
  }
  const { programs, installedBudgetMb } = JSON.parse(readFileSync(file, "utf8")) as Budgets;
  const installedMb = installedBytes(folder, manifest as { readonly files?: string[] }) / 1e6;
  expectWithin(`${folder}, installed`, installedMb, installedBudgetMb, "MB");
  const rows = [];
  for (const { budgetKb, ...program } of programs) {
    const size = await measureBundle(program);
    for (const format of ["gzip", "brotli"] as const) {
      expectWithin(`${folder}, ${program.what}, ${format}`, size[format], budgetKb[format], "kB");
    }
    rows.push({ what: program.what, ...size });
  }
  hold(join(folder, "README.md"), { rows, installedMb });
}

for (const fault of faults) process.stdout.write(`bundles: ${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    "bundles: every program is within its budget, and the READMEs are up to date\n",
  );

function expectWithin(what: string, size: number, budget: number, unit: string): void {
  process.stdout.write(`${size.toFixed(1).padStart(8)} of ${budget} ${unit}  ${what}\n`);
  if (!(size <= budget)) faults.push(`${what} takes ${size.toFixed(1)} of ${budget} ${unit}`);
}

/** Writes the sizes into a README, or compares those that it has with the measured ones. */
function hold(file: string, measured: Parameters<typeof sizeTable>[0]): void {
  const text = readFileSync(file, "utf8");
  const region = /(?<=<!-- sizes:start -->\n)[\s\S]*?(?=\n<!-- sizes:end -->)/;
  const [stated] = region.exec(text) ?? [];
  if (stated === undefined) {
    faults.push(`${file} has no mark for the table of sizes: <!-- sizes:start -->`);
    return;
  }
  const table = sizeTable(measured);
  if (isWriting) {
    writeFileSync(
      file,
      text.replace(region, () => table),
    );
    return;
  }
  const isRight =
    withoutNumbers(stated) === withoutNumbers(table) &&
    statedSizes(stated).every((size, index) => isClose(size, statedSizes(table)[index] ?? 0));
  if (!isRight)
    faults.push(`${file} does not have the measured sizes. Run: npm run bundles -- --write`);
}

function withoutNumbers(text: string): string {
  return text.replaceAll(/[\d.]+ (?=kB|MB)/g, "");
}

function isClose(stated: number, measured: number): boolean {
  return Math.abs(stated - measured) <= Math.max(0.15, measured * tolerance);
}

/** The bytes of the files that npm packs. */
function installedBytes(folder: string, { files = [] }: { readonly files?: string[] }): number {
  const paths = [...files, "package.json", "../../LICENSE"].flatMap((name) => [
    join(folder, name),
    ...globSync(join(folder, name, "**")),
  ]);
  return [...new Set(paths)]
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .reduce((bytes, path) => bytes + statSync(path).size, 0);
}
