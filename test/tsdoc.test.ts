import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { libraries } from "./libraries.ts";
import { entryModules, manifestOf } from "./package-entries.ts";
import { runExample } from "./run-example.ts";

const root = fileURLToPath(new URL("../packages/", import.meta.url));

/** Names that an example takes from its reader. Such an example is not run. */
const fromReader = /[(\s](?:task|checkout|order|bytes|decoder)[,)]/;

interface Example {
  readonly file: string;
  /** What the comment describes. */
  readonly name: string;
  readonly code: string;
}

const exampleInComment =
  /@example\n([\s\S]*?)(?:\n \*\n|\n \* @| \*\/)[\s\S]*?^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** The examples in the doc comments of a package. */
function examplesOf(folder: string): Example[] {
  return globSync("src/**/*.ts", { cwd: join(root, folder) })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, folder, file), "utf8");
      return Array.from(source.matchAll(exampleInComment), ([, text = "", name = ""]) => ({
        file,
        name,
        code: text.replace(/^ \* ?/gm, ""),
      }));
    });
}

/** What the entries of a package and of the packages that it depends on export. */
async function namesOf(folder: string): Promise<object> {
  const others = Object.keys(manifestOf(folder).dependencies ?? {})
    .filter((name) => name.startsWith("@almanac/"))
    .map((name) => namesOf(name.slice("@almanac/".length)));
  const own = await entryModules(folder);
  return Object.assign({}, ...(await Promise.all(others)), ...own.values());
}

describe.for(Object.keys(libraries))("%s", async (folder) => {
  const names = await namesOf(folder);
  const examples = examplesOf(folder).filter(({ name }) => name in names);

  test("every operation has an example, except those that need the network or the run of a task", () => {
    const needsMore = /^safe(?:Inspect|Normalise|ResolveHost|Score)/;
    const operations = Object.keys(libraries[folder] ?? {}).filter((name) =>
      /^safe[A-Z]/.test(name),
    );
    const described = examples.map(({ name }) => name);
    expect(operations.filter((name) => !described.includes(name) && !needsMore.test(name))).toEqual(
      [],
    );
  });

  const complete = examples.filter(({ code }) => code.includes("// =>") && !fromReader.test(code));
  test.for(complete)("example of $name in $file", async ({ code }) => {
    await runExample(code, names);
  });
});
