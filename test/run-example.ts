import { expect } from "vitest";

/**
 * Runs a code example of a document or a doc comment. Each expression that is followed by
 * `// => value` must have this value. Imports are left out: the example uses `names` instead.
 */
export async function runExample(code: string, names: object): Promise<void> {
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(/;\n *(?=\/\/ => )/g, "; ")
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  const run = new AsyncFunction("check", ...Object.keys(names), `{ ${body} }`);
  await run(expect, ...Object.values(names));
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
