// Checks that files of logic have at most 250 lines and functions at most 60. A function may be
// longer if a comment `// long: <reason>` is in front of it. Tables (recognised by their path) and
// generated files may be longer.
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { reportFaults } from "./report-faults.ts";

const longestFile = 250;
const longestFunction = 60;
const table = /\/data\/|\/(?:(?:contribution-)?figures|tables)(?:\.ts|\/)|\.generated\.ts$/;
const written = /^\/\/ (?:Written|Generated) by /;

const longFiles: string[] = [];
const longFunctions: string[] = [];
for (const file of globSync("{packages,apps}/*/src/**/*.ts").sort()) {
  const text = readFileSync(file, "utf8");
  if (table.test(file) || written.test(text)) continue;
  const lines = text.trimEnd().split("\n").length;
  if (lines > longestFile) longFiles.push(`${file} has ${lines} lines, over ${longestFile}`);
  if (lines > longestFunction) measureFunctions(file, text);
}
reportFaults("file", longFiles);
reportFaults("function", longFunctions);

function measureFunctions(file: string, text: string): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const from = lineAt(node.getStart(source));
      const lines = lineAt(node.end) - from + 1;
      if (lines > longestFunction && !hasReason(text, node)) {
        const name = nameOf(node, source);
        longFunctions.push(
          `${file}:${from} ${name} has ${lines} lines, over ${longestFunction}. Divide it, or give the reason: // long: <reason>`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/**
 * Whether a comment with a reason is in front of the function, or of the declaration whose value
 * the function is.
 */
function hasReason(text: string, node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const comments = ts.getLeadingCommentRanges(text, at.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => /^\/\/ long: \S/.test(text.slice(pos, end)))) return true;
    if (at !== node && (ts.isFunctionLike(at) || ts.isStatement(at))) return false;
  }
  return false;
}

function nameOf(node: ts.Node, source: ts.SourceFile): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const name = (at as { readonly name?: ts.Node }).name;
    if (name) return name.getText(source);
    if (at !== node && ts.isStatement(at)) break;
  }
  return "an anonymous function";
}
