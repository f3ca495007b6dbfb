// Checks that the libraries are pure. The compiler already refuses the APIs of Node and of the web
// (`types: []`). This script refuses three more things:
// - parts of ECMAScript that a pure library must not use, such as the clock
// - imports that are not in the list below
// - state of a module without a reason: `// purity: <reason>` on the line above, which also covers
//   the state directly below. State is a `let` at the top of a module, and a `const` there that the
//   module changes, such as a cache. The apps need these reasons too
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
  "agent-lab": /^@almanac\/storefront-fixtures(?:\/|$)/,
  questions: /^@almanac\//,
  vin: /^@almanac\/vin-(?:data|dimensions)(?:\/|$)/,
};

const moduleVariable = /^(?:export )?(?:declare )?(?:let|var)\b/;
const moduleConstant = /^(?:export )?const (\w+)\b/;
/** Methods that change a map, a set or a list. */
const changes = "set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin";
const isComment = /^\/\/ /;
const comment = /^\s*(?:\*|\/\/|\/\*)/;
const reason = /^\/\/ purity: \S/;

/**
 * Whether code changes the value of a constant: calls a method that changes it, or assigns to a
 * property or an element.
 */
function isChanged(name: string, code: string): boolean {
  const change = `\\??\\.(?:${changes})\\(`;
  const place = String.raw`(?:\.\w+|\[[^\]\n]*\])+\s*(?:[-+*/%&|^?]*=(?![=>])|\+\+|--)`;
  return new RegExp(`(?<![\\w.$])${name}(?:${change}|${place})`).test(code);
}

/** Whether a line declares state that changes and remains after a call. */
function isState(line: string, code: string): boolean {
  const constant = moduleConstant.exec(line)?.[1];
  return moduleVariable.test(line) || (constant !== undefined && isChanged(constant, code));
}

/** The indices of the lines that declare state of the module without a reason. */
function unexplainedState(lines: readonly string[]): number[] {
  const code = lines.filter((line) => !comment.test(line)).join("\n");
  const found: number[] = [];
  let isExplained = false;
  for (const [index, line] of lines.entries()) {
    const declares = isState(line, code);
    isExplained = declares || isComment.test(line) ? isExplained || reason.test(line) : false;
    if (declares && !isExplained) found.push(index);
  }
  return found;
}

const faults: string[] = [];
for (const file of globSync("{packages,apps}/*/src/**/*.ts").sort()) {
  const [group, library = "", , ring] = file.split("/");
  const isEdge = group === "apps" || ring === "node" || ring === "web";
  const lines = readFileSync(file, "utf8").split("\n");
  for (const index of unexplainedState(lines)) {
    faults.push(
      `${file}:${index + 1} is state of the module: say why above it, // purity: <reason>`,
    );
  }
  for (const [index, line] of lines.entries()) {
    const where = `${file}:${index + 1}`;
    if (comment.test(line)) continue;
    for (const [pattern, reason] of impure) {
      if (!isEdge && pattern.test(line)) faults.push(`${where} ${reason}`);
    }
    const imported = /(?<!")(?:from|import\()\s*"([^"]+)"/.exec(line)?.[1];
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
