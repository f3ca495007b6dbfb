// Checks that the libraries are pure. The compiler already refuses the APIs of Node and of the web (`types: []`). This
// script refuses three more things:
// - parts of ECMAScript that a pure library must not use, such as the clock
// - imports that are not in the list below
// - a `let` at the top of a module without a reason: `// purity: <reason>` on the line above, which also covers the
//   `let`s directly below
import { globSync, readFileSync } from "node:fs";

const impure: readonly (readonly [RegExp, string])[] = [
  [/\bDate\.now\(/, "reads the clock: take `now` as an argument"],
  [/\bnew Date\(\s*\)/, "reads the clock: take `now` as an argument"],
  [/(?<!\.)\bDate\(\s*\)/, "reads the clock: take `now` as an argument"],
  [/\bMath\.random\b/, "is random: take `random` as an argument"],
  [/\bprocess\b\s*[.[]/, "reads the process"],
  [
    /\.toLocale\w*\(\s*\)|\.localeCompare\(|\bIntl\.\w+\(\s*(?:\)|undefined)/,
    "depends on the locale",
  ],
  [/import \{[^}]*\bz\b[^}]*\} from "zod"/, 'bundles every locale: import * as z from "zod"'],
];

/** Packages that a library may import. The README of the library gives the reason. */
const allowedImport = /^(?:\.{1,2}\/|zod(?:\/|$)|@noble\/hashes(?:\/|$)|@almanac\/kernel\/)/;
const ownImports: Readonly<Record<string, RegExp>> = {
  vin: /^@almanac\/vin-(?:data|dimensions)(?:\/|$)/,
};

const moduleState = /^(?:export )?(?:declare )?(?:let|var)\b/;
const isComment = /^\/\/ /;
const reason = /^\/\/ purity: \S/;

/** The indices of the lines that declare a module-level variable without a reason. */
function unexplainedState(lines: readonly string[]): number[] {
  const found: number[] = [];
  let isExplained = false;
  for (const [index, line] of lines.entries()) {
    const isState = moduleState.test(line);
    isExplained = isState || isComment.test(line) ? isExplained || reason.test(line) : false;
    if (isState && !isExplained) found.push(index);
  }
  return found;
}

const faults: string[] = [];
for (const file of globSync("packages/*/src/**/*.ts").sort()) {
  const [, library = "", , ring] = file.split("/");
  const isEdge = ring === "node" || ring === "web";
  const lines = readFileSync(file, "utf8").split("\n");
  for (const index of unexplainedState(lines)) {
    faults.push(
      `${file}:${index + 1} is state of the module: say why above it, // purity: <reason>`,
    );
  }
  for (const [index, line] of lines.entries()) {
    const where = `${file}:${index + 1}`;
    if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) continue;
    for (const [pattern, reason] of impure) {
      if (!isEdge && pattern.test(line)) faults.push(`${where} ${reason}`);
    }
    const imported = /(?:from|import\()\s*"([^"]+)"/.exec(line)?.[1];
    if (imported === undefined || isEdge) continue;
    if (!allowedImport.test(imported) && !ownImports[library]?.test(imported)) {
      faults.push(`${where} imports ${imported}`);
    }
  }
}

if (faults.length > 0) process.exitCode = 1;
process.stdout.write(
  faults.length > 0 ? `${faults.join("\n")}\n` : "purity: the libraries are pure\n",
);
