// Writes src/jurisdictions/all.ts, all-pay.ts and codes.ts from the folders beside them. With --check it writes nothing, and fails if a file is
// out of date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const folder = new URL("../src/jurisdictions/", import.meta.url);

// By code, so that a reader of a list finds a place, and a country comes before its regions.
const codes = globSync("*/rules.ts", { cwd: folder }).map(dirname).sort();
const states = codes.filter((code) => code.startsWith("us-"));
const countries = codes.filter((code) => code !== "us" && !code.startsWith("us-"));

const header =
  "// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.";

const all = `${header}
import type { Jurisdiction } from "../engine/jurisdiction.ts";
${codes.map((code) => `import { ${exportOf(code)} } from "./${code}/rules.ts";`).join("\n")}

/** Every state of the United States and the District of Columbia, by code. */
export const states: readonly Jurisdiction[] = [
${listOf(states)}
];

/** Every jurisdiction outside the United States, by code: a country comes before its regions. */
export const countries: readonly Jurisdiction[] = [
${listOf(countries)}
];

/** Everything that is loaded, by code. */
export const allJurisdictions: readonly Jurisdiction[] = [
${listOf(codes)}
];
`;

const names = `${header}

/** The code of a jurisdiction that is loaded: a country, or a country and its state, province or region. */
export type JurisdictionCode =
${codes.map((code) => `  | "${code.toUpperCase()}"`).join("\n")};
`;

const paying = globSync("*/contributions.ts", { cwd: folder }).map(dirname).sort();
const pay = `${header}
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
${paying.map((code) => `import { ${exportOf(code)}Pay } from "./${code}/contributions.ts";`).join("\n")}

/** Every place whose contributions are loaded, by code. */
export const allPay: readonly PayJurisdiction[] = [
${paying.map((code) => `  ${exportOf(code)}Pay,`).join("\n")}
];
`;

put("all.ts", all);
put("all-pay.ts", pay);
put("codes.ts", names);

/** The export name of a code: `usCa` for `us-ca`. India is `india`, because `in` is a reserved word. */
function exportOf(code: string): string {
  if (code === "in") return "india";
  return code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function listOf(some: readonly string[]): string {
  return some.map((code) => `  ${exportOf(code)},`).join("\n");
}

function put(name: string, text: string): void {
  const file = new URL(name, folder);
  if (readOrNothing(file) === text) return;
  if (process.argv.includes("--check")) {
    process.stdout.write(`update-jurisdictions: src/jurisdictions/${name} is out of date\n`);
    process.exitCode = 1;
  } else writeFileSync(file, text);
}

function readOrNothing(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
