// Measures what a program bundles that calculates the tax, or the pay, of one place, for every
// place. Prints each size as gzip and fails if one exceeds its budget. Needs the built package
// (`npm run build`); run it from the root of the repository.
import { readFileSync } from "node:fs";
import { measureBundle } from "../../../scripts/bundle-sizes/measure-bundle.ts";

/** Kilobytes of a program for the tax of one place, everything included. */
const budgets = {
  country: 16,
  /** The country and one of its regions. */
  region: 17,
  unitedStates: 22,
  /** The United States and one of their states. */
  state: 27,
};
/** Arkansas prints its tax tables row by row, and the law makes the rows decide. */
const ownBudgets: Readonly<Record<string, number>> = { "us-ar": 34 };
/** What the contributions may add. */
const payBudget = 6;

const folder = new URL("../src/jurisdictions/", import.meta.url);
const taxNames = exportsOf("all.ts");
const payNames = exportsOf("all-pay.ts");
const faults: string[] = [];
/** A state without an income tax does not bundle the federal rules, but its pay does. */
let federal = 0;

for (const [code, name] of [...taxNames].sort(([a], [b]) => a.length - b.length)) {
  const tax = await gzipOf({
    "@almanac/tax/calculator": ["createTaxCalculator"],
    [`@almanac/tax/${code}`]: [name],
  });
  const pay = await gzipOf({
    "@almanac/tax/pay": ["createPayCalculator"],
    [`@almanac/tax/pay/${code}`]: [payNames.get(code) ?? ""],
  });
  if (code === "us") federal = tax;
  const more = pay - Math.max(tax, code.startsWith("us-") ? federal : 0);
  process.stdout.write(
    `${code.padEnd(7)} tax ${kb(tax)} of ${kb(budgetOf(code))}, pay ${kb(pay)}, ${kb(more)} of ${kb(payBudget)} more\n`,
  );
  if (tax > budgetOf(code)) faults.push(`tax of ${code} takes ${kb(tax)} of ${kb(budgetOf(code))}`);
  if (more > payBudget) faults.push(`pay of ${code} takes ${kb(more)} of ${kb(payBudget)} more`);
}

for (const fault of faults) process.stdout.write(`bundle-every-place: ${fault}\n`);
process.stdout.write(`bundle-every-place: ${taxNames.size} places, ${faults.length} over budget\n`);
if (faults.length > 0) process.exitCode = 1;

function budgetOf(code: string): number {
  const { country, region, unitedStates, state } = budgets;
  if (code === "us") return unitedStates;
  if (code.startsWith("us-")) return ownBudgets[code] ?? state;
  return code.includes("-") ? region : country;
}

/** The name that the entry of each place exports, by code, from a generated list of imports. */
function exportsOf(file: string): ReadonlyMap<string, string> {
  const imports = readFileSync(new URL(file, folder), "utf8").matchAll(
    /import \{ (\w+) \} from "\.\/([\w-]+)\//g,
  );
  return new Map([...imports].map(([, name = "", code = ""]) => [code, name]));
}

async function gzipOf(imports: Readonly<Record<string, readonly string[]>>): Promise<number> {
  const { gzip } = await measureBundle({ what: "", imports });
  return gzip;
}

function kb(size: number): string {
  return `${size.toFixed(1)} kB`;
}
