// Writes src/jurisdictions/all.ts, all-pay.ts and codes.ts from the folders beside them, and the
// rules.ts and contributions.ts of each folder that only calls what its kind of place has in
// common. With --check it writes nothing, and fails if a file is out of date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Jurisdiction } from "../src/engine/jurisdiction.ts";

const folder = new URL("../src/jurisdictions/", import.meta.url);
const author = "// Written by scripts/update-jurisdictions.ts";
const header = `${author} from the folders beside this file. Never edited by hand.`;

interface CommonRules {
  readonly name: string;
  readonly file: string;
  readonly says: string;
}

/** What defines a region that has figures, but no rules of its own, by its country. */
const regionalRules: Readonly<Record<string, CommonRules>> = {
  ca: {
    name: "defineProvince",
    file: "../ca/define-province.ts",
    says: "The federal and the provincial tax together.",
  },
  es: {
    name: "defineRegion",
    file: "../es/define-region.ts",
    says: "The state's half and the region's half of the tax together.",
  },
  us: {
    name: "defineUntaxedState",
    file: "../us/states/define-state.ts",
    says: "The state has no individual income tax.",
  },
};
/** What defines a country that has figures, but no rules of its own. */
const untaxedCountry: CommonRules = {
  name: "defineUntaxedCountry",
  file: "../../engine/define-country.ts",
  says: "The country has no personal income tax.",
};

const ownRules = writtenByHand("rules.ts");
const ownContributions = writtenByHand("contributions.ts");
// By code, so that a reader of a list finds a place, and a country comes before its regions.
const codes = [...new Set([...ownRules, ...foldersWith("figures.ts")])].sort();
for (const code of codes) if (!ownRules.has(code)) put(`${code}/rules.ts`, rulesOf(code));

// A region pays what its country pays, and a state of the United States also what its figures say.
const paying = codes.filter((code) => ownContributions.has(countryOf(code)));
for (const code of paying) {
  if (!ownContributions.has(code)) put(`${code}/contributions.ts`, contributionsOf(code));
}

put(
  "all.ts",
  `${header}
import type { Jurisdiction } from "../engine/jurisdiction.ts";
${codes.map((code) => `import { ${exportOf(code)} } from "./${code}/rules.ts";`).join("\n")}

/** Every state of the United States and the District of Columbia, by code. */
export const states: readonly Jurisdiction[] = [
${listOf(codes.filter((code) => code.startsWith("us-")))}
];

/** Every jurisdiction outside the United States, by code: a country comes before its regions. */
export const countries: readonly Jurisdiction[] = [
${listOf(codes.filter((code) => countryOf(code) !== "us"))}
];

/** Everything that is loaded, by code. */
export const allJurisdictions: readonly Jurisdiction[] = [
${listOf(codes)}
];
`,
);

const localCodes = await codesOfLocalities();
put(
  "codes.ts",
  `${header}

/**
 * The code of a jurisdiction that is loaded: a country, a country and its state, province or region,
 * or a city or county within a state.
 */
export type JurisdictionCode =
${[...codes.map((code) => code.toUpperCase()), ...localCodes].map((code) => `  | "${code}"`).join("\n")};
`,
);

put(
  "all-pay.ts",
  `${header}
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
${paying.map((code) => `import { ${exportOf(code)}Pay } from "./${code}/contributions.ts";`).join("\n")}

/** Every place whose contributions are loaded, by code. */
export const allPay: readonly PayJurisdiction[] = [
${paying.map((code) => `  ${exportOf(code)}Pay,`).join("\n")}
];
`,
);

/** The rules of a place that has only figures. */
function rulesOf(code: string): string {
  const call = (code.includes("-") && regionalRules[countryOf(code)]) || untaxedCountry;
  const { name, file, says } = call;
  const type = 'import type { Jurisdiction } from "../../engine/jurisdiction.ts";';
  const rule = `import { ${name} } from "${file}";`;
  // As `npm run format` sorts them.
  const imports = call === untaxedCountry ? [rule, type] : [type, rule];
  return `${author}. Never edited by hand.
${imports.join("\n")}
import { data } from "./figures.ts";

/** ${says} */
export const ${exportOf(code)}: Jurisdiction = ${name}(data);
`;
}

/** The contributions of a region that has none of its own. */
function contributionsOf(code: string): string {
  const [name, country] = [exportOf(code), countryOf(code)];
  if (country === "us") {
    return `${author}. Never edited by hand.
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { payWithUnemployment } from "../us/states/state-pay.ts";
import { data } from "./contribution-figures.ts";
import { ${name} } from "./rules.ts";

/** The income taxes and the federal contributions. To the state, the employer pays unemployment insurance. */
export const ${name}Pay: PayJurisdiction = payWithUnemployment(${name}, data);
`;
  }
  return `${author}. Never edited by hand.
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { ${country}Contributions } from "../${country}/contributions.ts";
import { ${name} } from "./rules.ts";

/** The income tax, and the contributions of the whole country. */
export const ${name}Pay: PayJurisdiction = definePay(${name}, ${country}Contributions);
`;
}

/** The codes of the cities and counties that tax income, by state. */
async function codesOfLocalities(): Promise<readonly string[]> {
  const found = [];
  for (const code of foldersWith("localities.ts").toSorted()) {
    const rules = await import(new URL(`${code}/rules.ts`, folder).href);
    const { localities = [] } = rules[exportOf(code)] as Jurisdiction;
    found.push(...localities.map(({ data }) => data.code));
  }
  return found;
}

function countryOf(code: string): string {
  return code.replace(/-.*/, "");
}

/**
 * The export name of a code: `usCa` for `us-ca`. India is `india`, because `in` is a reserved word.
 */
function exportOf(code: string): string {
  if (code === "in") return "india";
  return code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function listOf(some: readonly string[]): string {
  return some.map((code) => `  ${exportOf(code)},`).join("\n");
}

function foldersWith(file: string): readonly string[] {
  return globSync(`*/${file}`, { cwd: folder }).map(dirname);
}

/** The folders in which a file is written by hand. */
function writtenByHand(file: string): ReadonlySet<string> {
  return new Set(
    foldersWith(file).filter((code) => !readOrNothing(`${code}/${file}`)?.startsWith(author)),
  );
}

function put(name: string, text: string): void {
  if (readOrNothing(name) === text) return;
  if (process.argv.includes("--check")) {
    process.stdout.write(`update-jurisdictions: src/jurisdictions/${name} is out of date\n`);
    process.exitCode = 1;
  } else writeFileSync(new URL(name, folder), text);
}

function readOrNothing(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, folder), "utf8");
  } catch {
    return undefined;
  }
}
